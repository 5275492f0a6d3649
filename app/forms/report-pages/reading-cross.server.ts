import { sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import { answerGiven, valueGiven } from "../reports/answer-given.server";
import type { Period } from "../reports/figures.server";
import { given } from "../reports/grouped.server";
import type { Lead } from "../versions/lineage";
import { NONE, type Pair } from "./cross-table";

type Cross = { formId: string; period: Period; rows: string; columns: string; lineage: readonly Lead[] };

/**
 * How often two answers were given together, of all versions: each reply of the period is read once, by its index, and no narrow
 * row at all.
 */
export function readingCross(
	{ bag, tenant }: TenantContext,
	{ formId, period, rows, columns, lineage }: Cross,
): PendingRead<Pair[]> {
	const query = bag.db
		.select({
			row: answerGiven(rows, lineage).as("row"),
			column: answerGiven(columns, lineage).as("column"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(formReplies)
		.where(given(tenant.id, formId, period))
		.groupBy(sql`1`, sql`2`);
	const now = (question: string, given: string | null) => valueGiven(question, lineage, given) ?? NONE;
	const shape = (found: unknown[]) =>
		(found as { row: string | null; column: string | null; count: number }[]).map((pair) => ({
			...{ row: now(rows, pair.row), column: now(columns, pair.column), count: pair.count },
		}));
	return { query, shape };
}
