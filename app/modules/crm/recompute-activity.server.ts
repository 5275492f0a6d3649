import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { hasId } from "#app/lists/chosen.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { NO_DAY } from "#app/tasks/due";
import { meetings, notes, submissions } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";

/**
 * Sets a customer's last activity and next task by what hangs on it now. Stands last in the commit that adds, changes or
 * removes a note, meeting, task or form of the customer.
 */
export const recomputingActivity = (ctx: TenantContext, customerId: string): PendingWrite =>
	ctx.rows.deriving(companies, customerId, standing(ctx, customerId));

/** As `refreshing`, for the customers of many rows in one statement; none where they are about nobody. */
export function recomputingActivities(
	ctx: TenantContext,
	rows: readonly { customerId: string | null }[],
): PendingWrite[] {
	const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
	return ids.length === 0 ? [] : [ctx.rows.deriving(companies, hasId(companies, ids), standing(ctx, companies.id))];
}

function standing({ tenant, now }: TenantContext, customerId: string | SQLiteColumn) {
	const newest = (table: typeof notes | typeof meetings | typeof tasks | typeof submissions, at: SQL, where?: SQL) =>
		sql`coalesce((select max(${at}) from ${table} where ${and(
			eq(table.tenantId, tenant.id),
			eq(table.customerId, customerId),
			isNull(table.deletedAt),
			where,
		)}), 0)`;
	const lastActivityAt = sql<number>`max(${newest(notes, sql`${notes.createdAt}`)}, ${newest(
		meetings,
		sql`${meetings.startsAt}`,
		and(ne(meetings.status, "cancelled"), sql`${meetings.startsAt} <= ${now.getTime()}`),
	)}, ${newest(tasks, sql`${tasks.doneAt}`)}, ${newest(submissions, sql`${submissions.createdAt}`)})`;
	const open = and(
		eq(tasks.tenantId, tenant.id),
		eq(tasks.customerId, customerId),
		eq(tasks.isOpen, true),
		isNull(tasks.deletedAt),
	);
	const nextTaskOn = sql<string>`coalesce((select min(${tasks.dueOn}) from ${tasks} where ${open}), ${NO_DAY})`;
	return { lastActivityAt, nextTaskOn };
}
