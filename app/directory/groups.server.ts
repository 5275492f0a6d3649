import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
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

/** A condition on people: that they are in a group of the tenant; nobody is in one that is unknown or in the trash. */
export function inGroup(visit: Visit, groupId: string): SQL | undefined {
	if (groupId === MINE) return ownClients(visit);
	const tenantId = visit.tenant.id;
	const group = (rule: Rule, on: SQL) => sql`join ${peopleGroups} g on g.tenant_id = m.tenant_id and ${on}
		where m.tenant_id = ${tenantId} and g.id = ${groupId} and g.rule = ${rule} and g.deleted_at is null`;
	return sql`${people.id} in (
		select m.person_id from ${peopleGroupMembers} m ${group("hand", sql`g.id = m.people_group_id`)}
		union all select m.id from ${people} m ${group("role", sql`g.rule_value = m.role`)}
		union all select m.user_id from ${modulesTenantUser} m ${group("module", sql`g.rule_value = m.modules_tenant_id`)}
		union all select m.client_id from ${advisorClients} m ${group("advisor", sql`g.rule_value = m.advisor_id`)})`;
}

/** How many active people are in the group of a row of `peopleGroups`: each counted from the group's side, through an index. */
export function countInGroup(visit: Visit): SQL<number> {
	const tenantId = visit.tenant.id;
	const value = sql`${peopleGroups.ruleValue}`;
	const active = (id: SQL) => sql`cross join ${people} c on c.tenant_id = ${tenantId} and c.id = ${id}
		and c.is_active = 1 where m.tenant_id = ${tenantId}`;
	return sql<number>`case ${peopleGroups.rule}
		when 'hand' then (select count(*) from ${peopleGroupMembers} m ${active(sql`m.person_id`)} and m.people_group_id = ${sql`${peopleGroups.id}`})
		when 'role' then (select count(*) from ${people} c where c.tenant_id = ${tenantId} and c.role = ${value} and c.is_active = 1)
		when 'module' then (select count(*) from ${modulesTenantUser} m ${active(sql`m.user_id`)} and m.modules_tenant_id = ${value})
		when 'advisor' then (select count(*) from ${advisorClients} m ${active(sql`m.client_id`)} and m.advisor_id = ${value})
		end`;
}

/** `name`: null for the visitor's own participants, which each language calls by its word; `count`: those in it who are active now. */
export type CountedGroup = { id: string; name: string | null; count: number };

/** How many people each group of the tenant has, by name. */
export function countingGroups(visit: Visit): PendingQuery<(CountedGroup & { name: string })[]> {
	const query = visit.rows
		.select(peopleGroups, { id: peopleGroups.id, name: peopleGroups.name, count: countInGroup(visit).as("count") })
		.where(and(eq(peopleGroups.tenantId, visit.tenant.id), isNull(peopleGroups.deletedAt)))
		.orderBy(asc(peopleGroups.sortName), asc(peopleGroups.id))
		.limit(GROUPS_MOST);
	return { query, shape: (found) => found as (CountedGroup & { name: string })[] };
}

/** The visitor's own participants with how many they are; none where there are none. */
export function readingMine(visit: Visit): PendingQuery<CountedGroup[]> {
	const isMine = and(eq(people.isActive, true), ownClients(visit));
	const { query, shape } = visit.rows.counting(people, isMine, COUNTED_MOST);
	return {
		query,
		shape: (found) => [{ id: MINE, name: null, count: shape(found) }].filter(({ count }) => count > 0),
	};
}

/** The groups that hold somebody now, with how many: the visitor's own participants first. Goes along with a page's other reads. */
export function readGroups(visit: Visit, reads: ReadBatch): () => CountedGroup[] {
	const mine = reads.add(readingMine(visit));
	const groups = reads.add(countingGroups(visit));
	return () => [...mine(), ...groups().filter(({ count }) => count > 0)];
}
