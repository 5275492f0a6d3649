import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import type { Snackbar } from "#app/platform/flash.server";
import { handler } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row, TenantTable } from "#app/platform/tenant/rows.server";
import { kept, someIds } from "./bulk.schema";
import type { BulkAnswer } from "./bulk-answer";
import type { Chosen } from "./chosen.schema";
import { bulkDone, chosenRows, hasId } from "./chosen.server";
import type { ListSource } from "./source.server";

type Value = string | number | null;

export type FieldRules<Table extends TenantTable> = {
	source: ListSource<Table>;
	/** The columns that are set, and what each may hold: an undo brings it back through a form. */
	values: Partial<Record<keyof Row<Table> & string, z.ZodType>>;
	/** Columns that change along with one, and come back with it. */
	along?: Partial<Record<keyof Row<Table> & string, readonly (keyof Row<Table> & string)[]>>;
	/** What a bulk action may take of ids (`undefined`), or of a list's query. */
	chosen: (visit: Visit, matching: string | undefined) => SQL;
	/** What somebody sees: an undo reaches no further. */
	visible: (visit: Visit) => SQL;
	/** Whether what a column pointed to is still there, for its undo. */
	isThere?: (visit: Visit, field: string, value: Value) => SQL | undefined;
	/** Columns that say who has changed a record. */
	stamp?: (visit: Visit) => Record<string, unknown>;
	/** What follows from the change. */
	after?: (visit: Visit, rows: Row<Table>[]) => PendingWrite[];
	/** Key of what is said where nothing changes, and of how many came back. */
	feedback: { same: string; back: string };
	/** Name of the undo in the list's page. */
	intent?: string;
	level?: number;
};

/** Sets a field of many records of a list, and gives back what it held where nobody has changed it since. */
export function bulkField<Table extends TenantTable>(rules: FieldRules<Table>) {
	const { source, after, feedback, intent = "undoFields", level = LEVEL_CLIENTS } = rules;
	const { table } = source;
	const columns = table as unknown as Record<string, SQLiteColumn>;
	const held = (field: string) => [field, ...((rules.along as Record<string, string[]> | undefined)?.[field] ?? [])];
	const along = new Set(Object.values(rules.along ?? {}).flat());
	const fields = Object.keys(rules.values).filter((name) => !along.has(name as never));
	const schema = z.object({ before: kept(z.union(fields.map(beforeOf) as never)) });
	type Before = { field: string; set: Value; was: { values: Record<string, Value>; ids: string[] }[] };

	function beforeOf(field: string) {
		const shapes = rules.values as Record<string, z.ZodType>;
		const shape = Object.fromEntries(held(field).map((name) => [name, shapes[name] as z.ZodType]));
		const was = z.array(z.object({ values: z.object(shape), ids: someIds })).max(1000, "wrongValue");
		return z.object({ field: z.literal(field), set: shapes[field] as z.ZodType, was });
	}

	async function undo(visit: Visit, input: { before: unknown }): Promise<BulkAnswer> {
		const { field, set, was } = input.before as Before;
		const column = columns[field] as SQLiteColumn;
		const still = set === null ? isNull(column) : eq(column, set);
		const mine = (ids: string[]) => and(hasId(table, ids), filtering(and(still, rules.visible(visit)) as SQL)) as SQL;
		const all = was.flatMap(({ ids }) => ids);
		const rows = all.length === 0 ? [] : await visit.rows.list(table, { where: mine(all), limit: all.length });
		const writes = was.map(({ values, ids }) => {
			const where = and(mine(ids), rules.isThere?.(visit, field, values[field] ?? null)) as SQL;
			return visit.rows.changingWhere(table, where, { ...values, ...rules.stamp?.(visit) } as never);
		});
		if (rows.length > 0) await visit.rows.commit([...writes, ...(after?.(visit, rows) ?? [])]);
		return bulkDone({ key: feedback.back, params: { count: rows.length } });
	}

	return {
		/** `along`: what the columns that change along are to hold. `told`: the sentence, to which the number is added. */
		set: async (
			visit: Visit,
			chosen: Chosen,
			field: keyof Row<Table> & string,
			value: Value,
			snackbar: Snackbar,
			along: Record<string, Value> = {},
		): Promise<{ changed: Row<Table>[]; answer: BulkAnswer }> => {
			const rows = await chosenRows(visit, source, chosen, rules.chosen(visit, chosen.matching));
			const changed = rows.filter((row) => row[field] !== value) as (Row<Table> & { id: string })[];
			if (changed.length === 0) throw invalid({ ids: feedback.same });
			const ids = changed.map(({ id }) => id);
			await visit.rows.commit([
				visit.rows.changingWhere(table, hasId(table, ids), {
					...{ [field]: value, ...along },
					...rules.stamp?.(visit),
				} as never),
				...(after?.(visit, changed) ?? []),
			]);
			const before: Before = { field, set: value, was: groupsOf(changed, held(field)) };
			const params = { ...snackbar.params, count: ids.length };
			const answer = bulkDone({ ...snackbar, params }, { intent, before: JSON.stringify(before) });
			return { changed, answer };
		},
		undo,
		/** For the list's page. */
		handlers: { [intent]: handler(schema, undo, { level }) },
	};
}

/** The records by what they held. */
function groupsOf(rows: { id: string }[], fields: string[]) {
	const groups = new Map<string, { values: Record<string, Value>; ids: string[] }>();
	for (const row of rows) {
		const values = Object.fromEntries(
			fields.map((name) => [name, (row as unknown as Record<string, Value>)[name] ?? null]),
		);
		const key = JSON.stringify(values);
		groups.set(key, { values, ids: [...(groups.get(key)?.ids ?? []), row.id] });
	}
	return [...groups.values()];
}
