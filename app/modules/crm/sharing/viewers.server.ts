import { and, eq, sql } from "drizzle-orm";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import { contacts, meetings, notes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { type Viewer, visibleTo } from "../visible.server";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";
import type { recordKinds } from "./sharing.schema";

export type RecordKind = (typeof recordKinds)[number];

/** Where a record of each kind stands, and the rule by which somebody sees it. */
export const records: Record<
	RecordKind,
	{ table: TenantTable; seenBy: (viewer: Viewer) => ReturnType<typeof visibleTo> }
> = {
	customer: { table: companies, seenBy: (viewer) => visibleTo(viewer) },
	contact: { table: contacts, seenBy: (viewer) => visibleTo(viewer, contacts) },
	note: { table: notes, seenBy: (viewer) => visibleTo(viewer, notes) },
	meeting: { table: meetings, seenBy: visibleMeetings },
	task: { table: tasks, seenBy: visibleTasks },
};

/** Which of these people see a record, by the same rule as every list and page. One statement for each level. */
export function readViewers<Person extends { id: string; level: number }>(
	ctx: TenantContext,
	{ kind, id }: { kind: RecordKind; id: string },
	persons: readonly Person[],
	reads: ReadBatch,
): () => Person[] {
	const { table, seenBy } = records[kind];
	const levels = [...new Set(persons.map(({ level }) => level))].filter((level) => level < LEVEL_ALL);
	const found = levels.map((level) => {
		const ids = persons.filter((one) => one.level === level).map((one) => one.id);
		const viewer = { tenant: ctx.tenant, access: { level }, user: { id: people.id } };
		const sees = and(eq(table.tenantId, ctx.tenant.id), eq(table.id, id), seenBy(viewer));
		const where = and(among(people.id, ids), sql`exists (select 1 from ${table} where ${sees})`);
		return reads.add(ctx.rows.listing(people, { where, limit: ids.length }));
	});
	return () => {
		const viewers = new Set(found.flatMap((one) => one().map((person) => person.id)));
		return persons.filter(({ id: person, level }) => level >= LEVEL_ALL || viewers.has(person));
	};
}
