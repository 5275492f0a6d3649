import { and, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import { assertMayGiveRole } from "#app/directory/authority.server";
import { pick } from "#app/directory/fields/field";
import { type Invitation, isOpenState, statusOf } from "#app/directory/invitation-state";
import { pendingOf } from "#app/directory/invitations.server";
import { isNamed } from "#app/directory/named.server";
import { invitedName, sortNameOf } from "#app/directory/names";
import { ownDetailNames, ownDetailsIn } from "#app/directory/own-details";
import { changingMember, type GivenGrant } from "#app/directory/people.server";
import { saveProfile, savingForOnly } from "#app/directory/profile.server";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import type { SelfOrVisit } from "#app/platform/guard.server";
import { keyset, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { isMemberElsewhere } from "#app/platform/tenant/accounts.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { invitations, memberships, modulesTenant, modulesTenantUser } from "#db/schema/portal";
import type { ModuleUsersQuery, UserByEmail, UserInput } from "./calls.schema";
import { assertMayInvite, inviteChecked, openInvitation } from "./invitation-actions.server";
import { openMember, withAdminLeft } from "./member-actions.server";
import { visibleTo } from "./members.list.server";
import { fieldsOf, serializeInvited, serializeUser } from "./serialize";

/** The users who have a grant for a module of the tenant, with it. */
export async function listModuleUsers(visit: Visit, query: z.output<typeof ModuleUsersQuery>) {
	const { portal, rows } = visit;
	const entry = portal
		.select(modulesTenant, { id: modulesTenant.id })
		.where(eq(modulesTenant.moduleId, query.moduleId));
	const inModule = inArray(modulesTenantUser.modulesTenantId, entry);
	const holders = portal.select(modulesTenantUser, { id: modulesTenantUser.userId }).where(inModule);
	const place = keyset([people.sortName, people.id], query, query.sort === "-name" ? "desc" : "asc");
	const where = and(visibleTo(visit), inArray(people.id, holders), isNamed(query.q), place.where);
	const onPage = rows
		.select(people, { id: people.id })
		.where(where)
		.orderBy(...place.orderBy)
		.limit(query.limit + 1);
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const limit = query.limit + 1;
	const found = reads.add(visit.rows.listing(people, { where, orderBy: place.orderBy, limit }));
	const grants = reads.add(
		visit.portal.listing(modulesTenantUser, { where: and(inModule, inArray(modulesTenantUser.userId, onPage)), limit }),
	);
	await reads.send(visit.portal);
	const page = pageOf(found(), query.limit, (person) => [person.sortName, person.id]);
	const module = modules().find(({ moduleId }) => moduleId === query.moduleId);
	const items = page.items.map((person) => {
		const grant = grants().find(({ userId }) => userId === person.id);
		const role = module?.roles.find(({ id }) => id === grant?.moduleRoleId);
		return {
			...serializeUser(person),
			modules_tenant_user_id: grant?.id ?? null,
			modules_tenant_id: grant?.modulesTenantId ?? null,
			module_access: role?.name ?? null,
			module_access_level: role?.level ?? null,
		};
	});
	return { items, next: page.next };
}

/**
 * The user with this address, where a member of a tenant whose users the caller manages, or invited to one; else the same
 * answer as for nobody. All tenants are looked through in one round trip.
 */
export async function findUser(visits: Visit[], { email }: z.output<typeof UserByEmail>) {
	const reads = new ReadBatch();
	const found = visits.map((visit) => ({
		members: reads.add(visit.rows.listing(people, { where: eq(people.email, email), limit: 1 })),
		invited: reads.add(visit.portal.listing(invitations, { where: pendingOf(visit, [email]), limit: 1 })),
	}));
	const [first] = visits;
	if (first) await reads.send(first.portal);
	const [person] = found.flatMap(({ members }) => members());
	if (person) return serializeUser(person);
	const [invitation] = found.flatMap(({ invited }) => invited());
	if (!invitation) throw notFound();
	return serializeInvited(invitation);
}

/** A new user is invited; one's own profile needs no grant; others are changed by those who manage the tenant's users. */
export async function saveUser({ person, visit }: SelfOrVisit, input: UserInput) {
	if (input.id === undefined) return inviteUser(await visit(), input);
	const isOwn = input.id === person.user.id && input.role === undefined && input.isActive === undefined;
	if (isOwn) return saveOwn(person, input);
	const opened = await visit();
	const invitation = await opened.portal.find(invitations, input.id);
	if (!invitation) return changeUser(opened, input.id, input);
	if (invitation.status !== "accepted") return changeInvited(opened, invitation, input);
	const [member] = await opened.rows.list(people, { where: eq(people.email, invitation.email), limit: 1 });
	return changeUser(opened, member?.id ?? input.id, input);
}

async function inviteUser(visit: Visit, input: UserInput) {
	const { email, role, grants = [], language, message = "" } = input;
	if (!email) throw invalid({ email: "required" });
	if (!role) throw invalid({ role: "required" });
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	await reads.send(visit.portal);
	const given = grants.map(({ modules_tenant_id: modulesTenantId, module_access: name }): GivenGrant => {
		const module = modules().find((one) => one.modulesTenantId === modulesTenantId);
		return { modulesTenantId, moduleRoleId: module?.roles.find((one) => one.name === name)?.id ?? "" };
	});
	const details = pick(input, ownDetailNames);
	const written = { language: language ?? visit.tenant.language, message };
	const order = { emails: [email], role, grants: given, details, ...written };
	const { judged, invited } = await inviteChecked(visit, order);
	const [invitation] = invited;
	if (!invitation) throw invalid({ email: `users:errors.address.${judged[0]?.verdict}` });
	return serializeInvited(invitation);
}

/** Changes what somebody is invited as, while they have not come. */
async function changeInvited(visit: Visit, { id }: Invitation, input: UserInput) {
	const { role, language } = input;
	const before = await openInvitation(visit, id);
	if (!isOpenState(statusOf(before, visit.now))) throw notFound();
	if (role) await assertMayInvite(visit, { role, grants: before.grants });
	const details = { ...before.details, ...ownDetailsIn(input) };
	const sortName = sortNameOf(invitedName({ email: before.email, details }));
	const patch = { details, sortName, ...(role && { role }), ...(language && { language }) };
	const base = input.updatedAt === undefined ? undefined : Date.parse(input.updatedAt);
	const changed = await visit.portal.change(invitations, id, patch, base);
	if (!changed) throw conflict(serializeInvited(await openInvitation(visit, id)));
	return serializeInvited(changed);
}

async function saveOwn(person: SelfOrVisit["person"], input: UserInput) {
	const saved = await saveProfile(person, pick(input, profileNames));
	return {
		id: saved.id,
		guid: saved.guid,
		...fieldsOf(saved),
		language: saved.language,
		time_zone: saved.timeZone,
		theme: saved.theme,
		updated_at: new Date(saved.updatedAt).toISOString(),
	};
}

const profileNames = [...ownDetailNames, "language", "timeZone", "theme"] as const;

/** Changes the fields sent of a member. Names and the like belong to the person: of somebody who is a member elsewhere too they stay. */
export async function changeUser(visit: Visit, id: string, input: UserInput) {
	const { person, membership, authority } = await openMember(visit, { id });
	const { role, isActive, updatedAt } = input;
	if (role) assertMayGiveRole(authority, role);
	const own = ownDetailsIn(input);
	const hasOwn = Object.keys(own).length > 0;
	if (hasOwn && (await isElsewhere(visit, id))) throw invalid({ id: "users:errors.ownDetails" });
	const base = updatedAt === undefined ? undefined : Date.parse(updatedAt);
	if (base !== undefined && base !== person.updatedAt) throw conflict(serializeUser(person));
	const unmoved = and(eq(people.tenantId, visit.tenant.id), eq(people.id, id), eq(people.updatedAt, base ?? 0));
	const patch = { ...(role && { role }), ...(isActive !== undefined && { isActive }) };
	const sortName = sortNameOf({ ...person, ...own });
	const writes = [
		...(base === undefined ? [] : [requiring(visit.context, sql`exists (select 1 from ${people} where ${unmoved})`)]),
		...(Object.keys(patch).length > 0 ? changingMember(visit, membership, patch) : []),
		...(hasOwn ? [visit.portal.changing(people, id, { ...own, sortName }), ...savingForOnly(visit, id, own)] : []),
	];
	// The account and the organisation's own row for it go in one batch: neither is ever changed without the other.
	await orElse(visit.portal.commit(withAdminLeft(visit, membership, writes)), () =>
		base === undefined && Object.keys(patch).length > 0
			? invalid({ role: "users:errors.lastAdmin" })
			: conflict(serializeUser(person)),
	);
	const changed = await visit.rows.find(people, id);
	if (!changed) throw notFound();
	return serializeUser(changed);
}

/** Whether a user is a member of another tenant too; of which is nobody's business here. */
async function isElsewhere(visit: Visit, userId: string): Promise<boolean> {
	const where = and(eq(memberships.userId, userId), isMemberElsewhere(visit.tenant, memberships.userId));
	return (await visit.portal.list(memberships, { where, limit: 1 })).length > 0;
}
