import { asc, eq, inArray, or } from "drizzle-orm";
import { type Authority, readAuthority } from "#app/directory/authority.server";
import { nameOf } from "#app/directory/names";
import { readTenantModules, type TenantModule } from "#app/directory/tenant-modules.server";
import { keeperOf, readAround, stateOf } from "#app/lists/read-list.server";
import { DAY, INVITATION_LIFE } from "#app/platform/limits";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { modulesTenantUser, roleNames } from "#db/schema/portal";
import { readInvitationList } from "./invitation-list.server";
import { invitationSource } from "./invitations.list.server";
import { keptOf } from "./member-kept.server";
import { readMemberList } from "./member-list.server";
import { OFFERED, readMemberPanel, toOffer } from "./member-panel.server";
import { assertManages, mayManage, memberSource } from "./members.list.server";
import type { InvitationsQuery, InviteQuery, MembersQuery } from "./members.schema";

/** What the list of members shows: one page of it, and the panel of one member where its address names one, which reads once more. */
export async function showMembers(visit: Visit, query: MembersQuery) {
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const authority = readAuthority(visit, modules, reads);
	const state = stateOf(memberSource, query);
	const asks = { ...state, limit: state.size, cursor: query.cursor, before: query.before };
	const page = readMemberList(visit, asks, modules, reads);
	const around = readAround(visit, memberSource, query, reads, true);
	const panel = query.member === undefined ? () => null : readMemberPanel(visit, query.member, modules, reads);
	await reads.send(visit.portal);
	const { items, next, previous, count } = page();
	const shown = panel();
	return {
		list: { ...around(), next, previous, count },
		rows: items.map(({ key: _key, ...row }) => row),
		...frameOf(visit),
		modules: modules().map((module) => offeredModule(module, authority())),
		roles: roleNames.filter((role) => authority().mayGiveRole(role)),
		panel: shown && { ...shown, kept: await keptOf(visit, shown, modules()) },
	};
}

/** What the list of invitations shows. */
export async function showInvitations(visit: Visit, query: InvitationsQuery) {
	assertManages(visit);
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const state = stateOf(invitationSource, query);
	const asks = { ...state, limit: state.size, cursor: query.cursor, before: query.before };
	const page = readInvitationList(visit, asks, reads);
	const around = readAround(visit, invitationSource, query, reads);
	await reads.send(visit.portal);
	const { items, next, previous, count } = page();
	const list = { ...around(), next, previous, count };
	return { list, rows: items, ...frameOf(visit), modules: modules().map(plainModule) };
}

/** What the form for inviting offers: nothing more than the inviter may give; filled in with what somebody has, where that is asked. */
export async function showInvite(visit: Visit, { like }: InviteQuery) {
	assertManages(visit);
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const authority = readAuthority(visit, modules, reads);
	const model = readModel(visit, like ?? "", reads);
	const members = reads.add(
		visit.rows.listing(people, {
			where: eq(people.isActive, true),
			orderBy: asc(people.sortName),
			limit: OFFERED,
		}),
	);
	await reads.send(visit.portal);
	return {
		like: like ?? "",
		model: model(),
		members: members().map(toOffer),
		...frameOf(visit),
		keeper: keeperOf(visit),
		language: visit.tenant.language,
		days: INVITATION_LIFE / DAY,
		modules: modules().map((module) => offeredModule(module, authority())),
		roles: roleNames.filter((role) => authority().mayGiveRole(role)),
	};
}

/** Whom an invitation is to be like: their name, role and grants; null where no member is meant. */
function readModel(visit: Visit, like: string, reads: ReadBatch) {
	const isMeant = or(eq(people.guid, like), eq(people.email, like.toLowerCase()));
	const ids = visit.rows.select(people, { id: people.id }).where(isMeant);
	const found = reads.add(visit.rows.listing(people, { where: isMeant, limit: 1 }));
	const grants = reads.add(visit.portal.listing(modulesTenantUser, { where: inArray(modulesTenantUser.userId, ids) }));
	return () => {
		const [person] = found();
		if (!person) return null;
		const given = grants().map(({ modulesTenantId, moduleRoleId }) => ({ modulesTenantId, moduleRoleId }));
		return { name: nameOf(person), role: person.role, grants: given };
	};
}

export type OfferedModule = ReturnType<typeof offeredModule>;
export type PlainModule = ReturnType<typeof plainModule>;

function plainModule({ modulesTenantId, label, translationKey, standing, starts, expires, roles }: TenantModule) {
	return {
		modulesTenantId,
		label,
		translationKey,
		standing,
		starts,
		expires,
		roles: roles.map(({ id, name }) => ({ id, name })),
	};
}

/** A module with its roles, each with whether the visitor may give it, or may take it from who has it. */
function offeredModule(module: TenantModule, authority: Authority) {
	const roles = module.roles.map(({ id, name, level, isOffered }) => {
		const mayTake = authority.mayGiveGrant(module.modulesTenantId, level);
		return { id, name, mayGive: isOffered && mayTake, mayTake };
	});
	return { ...plainModule(module), roles };
}

const frameOf = (visit: Visit) => ({
	manages: mayManage(visit),
	tenant: visit.tenant.name,
	address: to.users(visit.tenant.guid),
});
