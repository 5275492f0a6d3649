import { and, gt, inArray, sql } from "drizzle-orm";
import { pick } from "#app/directory/fields/field";
import { openStates } from "#app/directory/invitation-state";
import { invitedName, nameOf } from "#app/directory/names";
import type { TenantModule } from "#app/directory/tenant-modules.server";
import { listedAs } from "#app/lists/fields/noun-field";
import { askedBy, COUNTED, type Asks as MemberAsks, planList } from "#app/lists/read-list.server";
import { type CursorKey, type TwoWayPage, twoWayPage } from "#app/platform/paging.server";
import { to } from "#app/platform/portal-paths";
import { readingAccounts } from "#app/platform/tenant/accounts.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { invitations, modulesTenantUser } from "#db/schema/portal";
import { memberFields } from "./members.fields";
import { invitedSource, isLocked, mayManage, memberSource, ownFilters, visibleTo } from "./members.list.server";

export type MemberStatus = "active" | "invited" | "locked" | "deactivated";
/** What people say of themselves that the list shows. */
const ownShown = listedAs(memberFields, { editable: true });
export type MemberRow = Pick<Row<typeof people>, "id" | "email" | "role" | (typeof ownShown)[number] | "updatedAt"> & {
	/** Opens the member's panel; an invited person has none yet. */
	guid: string | null;
	name: string;
	/** Where their picture is. */
	photo: string | null;
	status: MemberStatus;
	grants: { modulesTenantId: string; moduleRoleId: string }[];
	lastLoginAt: number | null;
	key: CursorKey;
};

/** Reads one page of members, and of those who are invited and have not come yet, among them by name. */
export function readMemberList(
	visit: Visit,
	sent: MemberAsks,
	modules: () => TenantModule[],
	reads: ReadBatch,
): () => TwoWayPage<MemberRow> & { count: number } {
	const asks = { ...sent, filters: ownFilters(visit, sent.filters) };
	const { options, where } = planList(memberSource, asks, askedBy(visit), visibleTo(visit));
	const found = reads.add(visit.rows.listing(people, options));
	const counted = reads.add(visit.rows.counting(people, where, COUNTED));
	// What the page's people were given and when they came last is read beside them, so that it costs no round trip more.
	const onPage = visit.rows
		.select(people, { id: people.id })
		.where(options.where)
		.orderBy(...[options.orderBy ?? []].flat())
		.limit(options.limit);
	const grants = reads.add(
		visit.portal.listing(modulesTenantUser, { where: inArray(modulesTenantUser.userId, onPage), limit: 10_000 }),
	);
	const logins = reads.add(readingAccounts(visit.portal, sql`${onPage}`));
	const invited = readInvited(visit, asks, reads);
	return () => {
		const now = visit.now.getTime();
		const known = new Set(modules().map(({ modulesTenantId }) => modulesTenantId));
		const members = found().map((person): MemberRow => {
			const { id, guid, email, role, sortName, updatedAt } = person;
			const account = mayManage(visit) ? logins().find((login) => login.id === id) : undefined;
			const own = grants().filter((grant) => grant.userId === id && known.has(grant.modulesTenantId));
			return {
				...{ id, guid, email, role, updatedAt, name: nameOf(person), photo: to.photo(person) },
				...pick(person, ownShown),
				key: [asks.sort.endsWith("email") ? email : sortName, id],
				status: !person.isActive ? "deactivated" : account && isLocked(account, now) ? "locked" : "active",
				grants: mayManage(visit) ? own.map(toGiven) : [],
				lastLoginAt: account?.lastLoginAt ?? null,
			};
		});
		const { rows, count } = invited();
		const upwards = asks.sort.startsWith("-") === (asks.before !== undefined);
		const merged = [...members, ...rows].sort((a, b) => (upwards ? 1 : -1) * compare(a.key, b.key));
		return { ...twoWayPage(merged, asks.limit, (row) => row.key, asks), count: Math.min(counted() + count, COUNTED) };
	};
}

/** Pending invitations as rows of the list. */
function readInvited(visit: Visit, asks: MemberAsks, reads: ReadBatch) {
	if (!mayManage(visit)) return () => ({ rows: [], count: 0 });
	const pending = and(inArray(invitations.status, openStates), gt(invitations.expiresAt, visit.now.getTime()));
	const { options, where } = planList(invitedSource, asks, askedBy(visit), pending);
	const found = reads.add(visit.portal.listing(invitations, options));
	const counted = reads.add(visit.portal.counting(invitations, where, COUNTED));
	return () => ({ rows: found().map((one) => toInvitedRow(one, asks.sort)), count: counted() });
}

function toInvitedRow(invitation: Row<typeof invitations>, sort: string): MemberRow {
	const { id, email, role, grants, updatedAt, sortName } = invitation;
	const name = nameOf(invitedName(invitation));
	const person = { id, guid: null, name, photo: null, email, role, grants, jobPosition: null, phone: null, updatedAt };
	return { ...person, status: "invited", lastLoginAt: null, key: [sort.endsWith("email") ? email : sortName, id] };
}

/** The words of a search: each must stand somewhere in name or e-mail, in whatever order. */
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
