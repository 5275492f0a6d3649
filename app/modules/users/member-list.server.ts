import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import type { TenantModule } from "#app/directory/tenant-modules.server";
import { type CursorKey, keyset, type TwoWayPage, twoWayPage } from "#app/platform/paging.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { invitations, modulesTenantUser, users } from "#db/schema/portal";
import type { MembersQuery } from "./members.schema";

export type MemberStatus = "active" | "invited" | "deactivated";
export type MemberRow = {
	id: string;
	/** Opens the member's panel; an invited person has none yet. */
	guid: string | null;
	name: string;
	email: string;
	role: "CLIENT" | "ADVISOR" | "ADMIN";
	status: MemberStatus;
	grants: { modulesTenantId: string; moduleRoleId: string }[];
	lastLoginAt: number | null;
	key: CursorKey;
};

/** Counting goes no further: "50+" says enough, and a tenant's rows are not read to be counted. */
const COUNTED = 51;

export const mayManage = (visit: Visit) => visit.access.level >= LEVEL_ALL;

/** Whom a visitor sees: with level 30 everybody; with less the tenant's staff, oneself and one's own clients. */
export function visibleTo(visit: Visit): SQL | undefined {
	if (mayManage(visit)) return undefined;
	const own = and(eq(advisorClients.tenantId, visit.tenant.id), eq(advisorClients.advisorId, visit.user.id));
	return or(
		inArray(people.role, ["ADVISOR", "ADMIN"]),
		eq(people.id, visit.user.id),
		sql`${people.id} in (select ${advisorClients.clientId} from ${advisorClients} where ${own})`,
	);
}

/** Reads one page of members, and of those who are invited and have not come yet, among them by name. */
export function readMemberList(
	visit: Visit,
	query: MembersQuery,
	modules: () => TenantModule[],
	limit: number,
	reads: Reads,
): () => TwoWayPage<MemberRow> & { count: number } {
	const { db } = visit.bag;
	const direction = query.sort === "-name" ? "desc" : "asc";
	const filters = matching(visit, query);
	const place = keyset([people.sortName, people.id], query, direction);
	const where = and(filters, place.where);
	const found = reads.add(visit.rows.listing(people, { where, orderBy: place.orderBy, limit: limit + 1 }));
	const counted = reads.add(visit.rows.counting(people, filters, COUNTED));
	// What the page's people were given and when they came last is read beside them, so that it costs no round trip more.
	const onPage = db
		.select({ id: people.id })
		.from(people)
		.where(and(eq(people.tenantId, visit.tenant.id), where))
		.orderBy(...place.orderBy)
		.limit(limit + 1);
	const grants = reads.add(
		visit.portal.listing(modulesTenantUser, { where: inArray(modulesTenantUser.userId, onPage), limit: 10_000 }),
	);
	const logins = reads.add({
		query: db.select({ id: users.id, at: users.lastLoginAt }).from(users).where(inArray(users.id, onPage)),
		shape: (rows) => rows as { id: string; at: number | null }[],
	});
	const invited = readInvited(visit, query, limit, reads);
	return () => {
		const known = new Set(modules().map(({ modulesTenantId }) => modulesTenantId));
		const members = found().map((person): MemberRow => {
			const { id, guid, email, role, sortName } = person;
			const own = grants().filter((grant) => grant.userId === id && known.has(grant.modulesTenantId));
			return {
				...{ id, guid, email, role, name: nameOf(person), key: [sortName, id] },
				status: person.isActive ? "active" : "deactivated",
				grants: mayManage(visit) ? own.map(toGiven) : [],
				lastLoginAt: mayManage(visit) ? (logins().find((login) => login.id === id)?.at ?? null) : null,
			};
		});
		const { rows, count } = invited();
		const upwards = (direction === "asc") === (query.before === undefined);
		const merged = [...members, ...rows].sort((a, b) => (upwards ? 1 : -1) * compare(a.key, b.key));
		return { ...twoWayPage(merged, limit, (row) => row.key, query), count: counted() + count };
	};
}

/** Pending invitations as rows of the list: where no filter is about something that only members have. */
function readInvited(visit: Visit, query: MembersQuery, limit: number, reads: Reads) {
	const wanted = query.status === undefined || query.status === "invited";
	if (!mayManage(visit) || !wanted || query.advisor) return () => ({ rows: [], count: 0 });
	const entry = query.module;
	const filters = and(
		inArray(invitations.status, ["sent", "opened"]),
		gt(invitations.expiresAt, visit.now.getTime()),
		query.role && eq(invitations.role, query.role),
		entry
			? sql`exists (select 1 from json_each(${invitations.grants}) where json_extract(value, '$.modulesTenantId') = ${entry})`
			: undefined,
		...terms(query.q).map((term) => sql`instr(${invitations.email}, ${term}) > 0`),
	);
	const place = keyset([invitations.email, invitations.id], query, query.sort === "-name" ? "desc" : "asc");
	const found = reads.add(
		visit.portal.listing(invitations, {
			where: and(filters, place.where),
			orderBy: place.orderBy,
			limit: limit + 1,
		}),
	);
	const counted = reads.add(visit.portal.counting(invitations, filters, COUNTED));
	return () => ({ rows: found().map(toInvitedRow), count: counted() });
}

function toInvitedRow({ id, email, role, grants }: Row<typeof invitations>): MemberRow {
	return { id, guid: null, name: email, email, role, status: "invited", grants, lastLoginAt: null, key: [email, id] };
}

/** The filters of the list. A module is named by the tenant's entry for it. */
function matching(visit: Visit, query: MembersQuery): SQL | undefined {
	const { tenant } = visit;
	const granted = and(
		eq(modulesTenantUser.tenantId, tenant.id),
		eq(modulesTenantUser.modulesTenantId, query.module ?? ""),
	);
	const advised = and(eq(advisorClients.tenantId, tenant.id), eq(advisorClients.clientId, people.id));
	return and(
		visibleTo(visit),
		query.role && eq(people.role, query.role),
		query.status === "invited" ? sql`false` : undefined,
		query.status && eq(people.isActive, query.status === "active"),
		query.module
			? sql`${people.id} in (select ${modulesTenantUser.userId} from ${modulesTenantUser} where ${granted})`
			: undefined,
		query.advisor
			? sql`${people.role} = 'CLIENT' and not exists (select 1 from ${advisorClients} where ${advised})`
			: undefined,
		...terms(query.q).map((term) => sql`instr(${people.sortName}, ${term}) > 0`),
	);
}

/** The words of a search: each must stand somewhere in name or e-mail, in whatever order. */
export const terms = (search = "") => search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);

const toGiven = ({ modulesTenantId, moduleRoleId }: Row<typeof modulesTenantUser>) => ({
	modulesTenantId,
	moduleRoleId,
});

/** As the database orders text. */
function compare(a: CursorKey, b: CursorKey): number {
	for (const [index, value] of a.entries()) {
		const [left, right] = [String(value), String(b[index])];
		if (left !== right) return left < right ? -1 : 1;
	}
	return 0;
}
