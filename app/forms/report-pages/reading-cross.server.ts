import { sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import { answerGiven, valueGiven } from "../reports/answer-given.server";
import type { Period } from "../reports/figures.server";
import { given } from "../reports/grouped.server";
import type { Joining } from "../versions/lineage";
import { NONE, type Pair } from "./cross-table";

type Cross = { formId: string; period: Period; rows: string; columns: string; definition: Joining };

/**
 * How often two answers were given together, of all versions: each reply of the period is read once, by its index, and no narrow
 * row at all.
 */
export function readingCross(
	{ bag, tenant }: TenantContext,
	{ formId, period, rows, columns, definition }: Cross,
): PendingRead<Pair[]> {
	const query = bag.db
		.select({
			row: answerGiven(rows, definition).as("row"),
			column: answerGiven(columns, definition).as("column"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(formReplies)
		.where(given(tenant.id, formId, period))
		.groupBy(sql`1`, sql`2`);
	const now = (question: string, given: string | null) => valueGiven(question, definition, given) ?? NONE;
	const shape = (found: unknown[]) =>
		(found as { row: string | null; column: string | null; count: number }[]).map((pair) => ({
			...{ row: now(rows, pair.row), column: now(columns, pair.column), count: pair.count },
		}));
	return { query, shape };
}
