import { sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import { answerGiven, valueGiven } from "../reports/answer-given.server";
import type { Period } from "../reports/figures.server";
import { given } from "../reports/grouped.server";
import type { VersionMapping } from "../versions/version-mapping";
import { NONE, type Pair } from "./cross-table";

type Measured = { formId: string; period: Period; definition: VersionMapping };
/** Two questions against each other, by the id of their table. */
type Cross = { id: string; rows: string; columns: string };

/**
 * How often two answers were given together, of all versions, for each of some tables: each reply of the period is read once, by its index, and
 * no narrow row at all. It is counted here, as the database would write each down to sort it and read it again.
 */
export function readingCrosses(
	{ rows, tenant }: TenantContext,
	{ formId, period, definition }: Measured,
	tables: readonly Cross[],
): PendingQuery<Record<string, Pair[]>> {
	const asked = [...new Set(tables.flatMap(({ rows, columns }) => [rows, columns]))];
	const answers = asked.map((question) => answerGiven(question, definition));
	const query = rows
		.select(formReplies, { given: sql<string>`json_array(${sql.join(answers, sql`, `)})`.as("given") })
		.where(given(tenant.id, formId, period));
	const pairOf = (all: (string | null)[], { rows, columns }: Cross) => {
		const now = (question: string) => valueGiven(question, definition, all[asked.indexOf(question)] ?? null) ?? NONE;
		return { row: now(rows), column: now(columns) };
	};
	const shape = (found: unknown[]) => {
		const together = new Map<string, number>();
		for (const { given: all } of found as { given: string }[]) together.set(all, (together.get(all) ?? 0) + 1);
		const counted = [...together].map(([all, count]) => ({ all: JSON.parse(all) as (string | null)[], count }));
		return Object.fromEntries(
			tables.map((table) => [table.id, counted.map(({ all, count }) => ({ ...pairOf(all, table), count }))]),
		);
	};
	return { query, shape };
}
