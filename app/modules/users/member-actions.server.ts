import { and, eq, inArray, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { assertMayGive, assertMayGiveRole, assertMayTake, readAuthority } from "#app/directory/authority.server";
import { grantChanges, tellGranted } from "#app/directory/grants.server";
import { nameOf } from "#app/directory/names";
import { changingMember, keepingAnAdmin, removingMember } from "#app/directory/people.server";
import { addRelation, makePrimary, removeRelation, transferClients } from "#app/directory/relations.server";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { resetSecondFactor } from "#app/platform/second-factor/reset-second-factor.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { memberships, modulesTenantUser } from "#db/schema/portal";
import type {
	GrantsInput,
	OneMember,
	RelateInput,
	RelationInput,
	RemoveInput,
	RoleInput,
	TransferInput,
} from "./members.schema";

type Input<Schema extends z.ZodType> = z.output<Schema>;
/** A member by the guid of a page's address or by the id of a call. */
export type MemberRef = { guid: string } | { id: string };

/** A member with all that a change of them is judged by. Throws where there is none, or one who has more than the visitor. */
export async function openMember(visit: Visit, ref: MemberRef) {
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const authority = readAuthority(visit, modules, reads);
	const here = "guid" in ref ? eq(people.guid, ref.guid) : eq(people.id, ref.id);
	const id = visit.rows.select(people, { id: people.id }).where(here);
	const person = reads.add(visit.rows.listing(people, { where: here, limit: 1 }));
	const membership = reads.add(visit.portal.listing(memberships, { where: inArray(memberships.userId, id), limit: 1 }));
	const grants = reads.add(visit.portal.listing(modulesTenantUser, { where: inArray(modulesTenantUser.userId, id) }));
	await reads.send(visit.portal);
	const [[one], [place]] = [person(), membership()];
	if (!one || !place) throw notFound();
	if (!authority().mayGiveRole(place.role)) throw notAllowed("onlyWhatYouHave");
	return { person: one, membership: place, grants: grants(), modules: modules(), authority: authority() };
}

/** Guards the batch that follows against taking the tenant's last ADMIN away, where this member is one. */
export function withAdminLeft(
	visit: Visit,
	membership: Row<typeof memberships>,
	writes: PendingWrite[],
): PendingWrite[] {
	return membership.role === "ADMIN" && membership.isActive ? [...writes, keepingAnAdmin(visit)] : writes;
}

export async function changeRole(visit: Visit, { member, role }: Input<typeof RoleInput>) {
	const { person, membership, authority } = await openMember(visit, { guid: member });
	assertMayGiveRole(authority, role);
	const writes = withAdminLeft(visit, membership, changingMember(visit, membership, { role }));
	await orElse(visit.portal.commit(writes), () => invalid({ role: "users:errors.lastAdmin" }));
	return done({ snackbar: { key: "users:snackbar.roleChanged", params: { name: nameOf(person) } } });
}

/** Takes the second factor away from a member who has lost it. */
export async function resetMember(visit: Visit, { member }: Input<typeof OneMember>) {
	const { person, membership } = await openMember(visit, { guid: member });
	if (visit.user.id === membership.userId) throw notAllowed();
	await resetSecondFactor(visit.context, visit.user, visit.tenant, membership.userId);
	return done({ snackbar: { key: "users:snackbar.secondFactorReset", params: { name: nameOf(person) } } });
}

/** Sets the grants of the modules that the form names; the others stay. */
export async function changeGrants(visit: Visit, { member, entries, roles }: Input<typeof GrantsInput>) {
	const { person, membership, grants, modules, authority } = await openMember(visit, { guid: member });
	const changes = grantChanges(visit, membership.userId, grants, wantedGrants(entries, roles));
	assertMayGive(authority, modules, changes.given);
	assertMayTake(authority, modules, changes.taken);
	await orElse(visit.portal.commit(changes.writes), () => invalid({ grants: "conflict" }));
	await tellGranted(visit, [membership.userId], modules, changes.added);
	return done({ snackbar: { key: "users:snackbar.grantsChanged", params: { name: nameOf(person) } } });
}

/** The form's two lists as pairs; an empty role takes the grant away. */
export function wantedGrants(entries: string[], roles: string[]) {
	return entries.map((modulesTenantId, index) => ({ modulesTenantId, moduleRoleId: roles[index] || null }));
}

export const deactivate = (visit: Visit, { member }: Input<typeof OneMember>) => setActive(visit, member, false);
export const reactivate = (visit: Visit, { member }: Input<typeof OneMember>) => setActive(visit, member, true);

async function setActive(visit: Visit, guid: string, isActive: boolean) {
	const { person, membership } = await openMember(visit, { guid });
	const writes = withAdminLeft(visit, membership, changingMember(visit, membership, { isActive }));
	await orElse(visit.portal.commit(writes), () => invalid({ member: "users:errors.lastAdmin" }));
	const key = isActive ? "users:snackbar.reactivated" : "users:snackbar.deactivated";
	return done({ snackbar: { key, params: { name: nameOf(person) } } });
}

/** Ends the membership with grants and relations; the typed name is asked for, as it cannot be undone. */
export async function remove(visit: Visit, { member, confirmName }: Input<typeof RemoveInput>) {
	const { person, membership } = await openMember(visit, { guid: member });
	if (confirmName.trim() !== nameOf(person)) throw invalid({ confirmName: "common:confirmation.notSame" });
	const writes = withAdminLeft(visit, membership, removingMember(visit, membership, person));
	await orElse(visit.portal.commit(writes), () => invalid({ member: "users:errors.lastAdmin" }));
	const snackbar = { key: "users:snackbar.removed", params: { name: nameOf(person), tenant: visit.tenant.name } };
	return done({ snackbar, to: to.users(visit.tenant.guid) });
}

/** Ties a client and an advisor; who of the two the panel shows is the other's counterpart. */
export async function relate(visit: Visit, { member, person }: Input<typeof RelateInput>) {
	const { person: shown } = await openMember(visit, { guid: member });
	const other = await findPerson(visit, person, shown.role === "CLIENT");
	const [advisor, client] = shown.role === "CLIENT" ? [other, shown] : [shown, other];
	await addRelation(visit, advisor.id, client.id);
	const params = { advisor: nameOf(advisor), client: nameOf(client) };
	return done({ snackbar: { key: "users:snackbar.related", params } });
}

/** Who is meant by what was typed or picked: an e-mail, or a name that only one person has. */
async function findPerson(visit: Visit, typed: string, wantsAdvisor: boolean) {
	const wanted = typed.toLowerCase();
	const fullName = sql`lower(trim(${people.firstName} || ' ' || ${people.lastName}))`;
	const found = await visit.rows.list(people, {
		where: and(
			wantsAdvisor ? inArray(people.role, ["ADVISOR", "ADMIN"]) : eq(people.role, "CLIENT"),
			or(eq(people.email, wanted), eq(people.guid, wanted), sql`${fullName} = ${wanted}`),
		),
		limit: 2,
	});
	const [one, another] = found;
	if (!one) throw invalid({ person: wantsAdvisor ? "users:errors.noSuchAdvisor" : "users:errors.noSuchClient" });
	if (another) throw invalid({ person: "users:errors.severalOfThatName" });
	return one;
}

export async function unrelate(visit: Visit, { relation }: Input<typeof RelationInput>) {
	await removeRelation(visit, relation);
	return done({ snackbar: { key: "users:snackbar.unrelated" } });
}

export async function setPrimary(visit: Visit, { relation }: Input<typeof RelationInput>) {
	await makePrimary(visit, relation);
	return done({ snackbar: { key: "users:snackbar.primaryChanged" } });
}

export async function transfer(visit: Visit, { member, advisor }: Input<typeof TransferInput>) {
	const { person } = await openMember(visit, { guid: member });
	const [heir] = await visit.rows.list(people, { where: eq(people.guid, advisor), limit: 1 });
	if (!heir) throw invalid({ advisor: "users:errors.noAdvisor" });
	const count = await transferClients(visit, person.id, heir.id);
	return done({ snackbar: { key: "users:snackbar.transferred", params: { count, name: nameOf(heir) } } });
}
