import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import type { PendingRead, Row } from "#app/platform/tenant/rows.server";
import { advisorClients, people, peopleGroupMembers, peopleGroups } from "#db/schema/directory";
import { modulesTenantUser } from "#db/schema/portal";
import { ownClients } from "./followed.server";

/** Groups that a tenant has at most. */
export const GROUPS_MOST = 100;
/** People are counted no further. */
const COUNTED_MOST = 10_000;
/** The visitor's own participants, as a group that every advisor has. */
const MINE = "mine";

type Rule = Row<typeof peopleGroups>["rule"];

/** The ids of those in a group of each rule; `id` and `value`: the group's own. */
function idsIn({ tenant }: Visit, { id, value }: { id: (rule: Rule) => SQL; value: (rule: Rule) => SQL }) {
	const { hand, role, module, advisor } = {
		hand: sql`select ${peopleGroupMembers.personId} from ${peopleGroupMembers}
			where ${peopleGroupMembers.tenantId} = ${tenant.id} and ${peopleGroupMembers.peopleGroupId} = ${id("hand")}`,
		role: sql`select p.id from ${people} p where p.tenant_id = ${tenant.id} and p.role = ${value("role")}`,
		module: sql`select ${modulesTenantUser.userId} from ${modulesTenantUser}
			where ${modulesTenantUser.tenantId} = ${tenant.id} and ${modulesTenantUser.modulesTenantId} = ${value("module")}`,
		advisor: sql`select ${advisorClients.clientId} from ${advisorClients}
			where ${advisorClients.tenantId} = ${tenant.id} and ${advisorClients.advisorId} = ${value("advisor")}`,
	};
	return { hand, role, module, advisor };
}

/** A condition on people: that they are in a group of the tenant; nobody is in one that is unknown or in the trash. */
export function inGroup(visit: Visit, groupId: string): SQL | undefined {
	if (groupId === MINE) return ownClients(visit);
	const ofGroup = (column: SQL) => (rule: Rule) =>
		sql`(select ${column} from ${peopleGroups} g where g.tenant_id = ${visit.tenant.id} and g.id = ${groupId}
			and g.rule = ${rule} and g.deleted_at is null)`;
	const ids = idsIn(visit, { id: ofGroup(sql`g.id`), value: ofGroup(sql`g.rule_value`) });
	return sql`${people.id} in (${sql.join(Object.values(ids), sql` union all `)})`;
}

/** How many active people are in the group of a row of `peopleGroups`. */
export function countInGroup(visit: Visit): SQL<number> {
	const ids = idsIn(visit, { id: () => sql`${peopleGroups.id}`, value: () => sql`${peopleGroups.ruleValue}` });
	const counted = Object.entries(ids).map(
		([rule, those]) => sql`when ${rule} then (select count(*) from ${people} c
			where c.tenant_id = ${visit.tenant.id} and c.is_active = 1 and c.id in (${those}))`,
	);
	return sql<number>`case ${peopleGroups.rule} ${sql.join(counted, sql` `)} end`;
}

/** `name`: null for the visitor's own participants, which each language calls by its word; `count`: those in it who are active now. */
export type CountedGroup = { id: string; name: string | null; count: number };

/** How many people each group of the tenant has, by name. */
export function countingGroups(visit: Visit): PendingRead<(CountedGroup & { name: string })[]> {
	const query = visit.rows
		.select(peopleGroups, { id: peopleGroups.id, name: peopleGroups.name, count: countInGroup(visit).as("count") })
		.where(and(eq(peopleGroups.tenantId, visit.tenant.id), isNull(peopleGroups.deletedAt)))
		.orderBy(asc(peopleGroups.sortName), asc(peopleGroups.id))
		.limit(GROUPS_MOST);
	return { query, shape: (found) => found as (CountedGroup & { name: string })[] };
}

/** The visitor's own participants with how many they are; none where there are none. */
export function readingMine(visit: Visit): PendingRead<CountedGroup[]> {
	const isMine = and(eq(people.isActive, true), ownClients(visit));
	const { query, shape } = visit.rows.counting(people, isMine, COUNTED_MOST);
	return {
		query,
		shape: (found) => [{ id: MINE, name: null, count: shape(found) }].filter(({ count }) => count > 0),
	};
}

/** The groups that hold somebody now, with how many: the visitor's own participants first. Goes along with a page's other reads. */
export function readGroups(visit: Visit, reads: Reads): () => CountedGroup[] {
	const mine = reads.add(readingMine(visit));
	const groups = reads.add(countingGroups(visit));
	return () => [...mine(), ...groups().filter(({ count }) => count > 0)];
}
