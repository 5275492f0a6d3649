import { and, eq, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { imports } from "#db/schema/lists";
import type { Import, Precondition } from "../import-kind";
import { MESSAGE_TIME } from "../limits";

/** What a step was based on is not so any more: another delivery was quicker, or somebody has changed a record. */
export class Moved extends Error {}

/**
 * Commits a step of an import together with how far it is now. It has its effect only where the import still stands as it
 * was read, so that a second delivery, or two at once, do nothing twice. Gives the import as it is after it.
 */
export async function advance(
	ctx: TenantContext,
	at: Import,
	patch: Patch<typeof imports>,
	writes: PendingWrite[] = [],
): Promise<Import> {
	const here = and(
		...[eq(imports.tenantId, ctx.tenant.id), eq(imports.id, at.id), eq(imports.run, at.run)],
		...[eq(imports.state, at.state), eq(imports.cursor, at.cursor)],
	);
	const unmoved = requiring(ctx.context, sql`exists (select 1 from ${imports} where ${here})`);
	const results = await orElse(
		ctx.rows.commit([unmoved, ...writes, ctx.rows.changing(imports, at.id, patch)]),
		() => new Moved(),
	);
	return (results.at(-1) as Import | undefined) ?? { ...at, ...patch };
}

/** Fails the batch where one of these records is not as it was read. */
export function unmoved(ctx: TenantContext, standing: Precondition[]): PendingWrite[] {
	const tables = [...new Set(standing.map(({ table }) => table))];
	return tables.map((table) => {
		const own = standing.filter((one) => one.table === table).map(({ id, updatedAt }) => [id, updatedAt]);
		const columns = table as typeof table & { updatedAt: typeof imports.updatedAt };
		const there = sql`select count(*) from json_each(${JSON.stringify(own)}) as given cross join ${table} on ${table.tenantId} = ${ctx.tenant.id}
			and ${table.id} = json_extract(given.value, '$[0]') and ${columns.updatedAt} = json_extract(given.value, '$[1]')`;
		return requiring(ctx.context, sql`(${there}) = ${own.length}`);
	});
}

/** Counts with some more. */
export function counted(counts: Import["counts"], more: Record<string, number>): Import["counts"] {
	const sums = { ...counts };
	for (const [name, number] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + number;
	return sums;
}

/** Tells whether a message has time for another round. */
export function timeOfMessage(): () => boolean {
	const end = Date.now() + MESSAGE_TIME;
	return () => Date.now() < end;
}
