import { type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import type { Period } from "../reports/figures.server";
import { given } from "../reports/grouped.server";
import { follow, type Lead } from "../versions/lineage";
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
			row: answerTo(rows, lineage).as("row"),
			column: answerTo(columns, lineage).as("column"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(formReplies)
		.where(given(tenant.id, formId, period))
		.groupBy(sql`1`, sql`2`);
	const now = (question: string, was: string | null): string => {
		if (was === null) return NONE;
		const at = was.indexOf(":");
		const point = follow(lineage, { question: was.slice(0, at), option: was.slice(at + 1) });
		return point.question === question ? (point.option ?? NONE) : NONE;
	};
	const shape = (found: unknown[]) =>
		(found as { row: string | null; column: string | null; count: number }[]).map((pair) => ({
			...{ row: now(rows, pair.row), column: now(columns, pair.column), count: pair.count },
		}));
	return { query, shape };
}

/** The answer to a question, or to one of an earlier version that leads to it: `<question>:<value>`. */
function answerTo(question: string, lineage: readonly Lead[]): SQL<string | null> {
	const earlier = lineage
		.filter(({ from }) => follow(lineage, from).question === question)
		.map(({ from }) => from.question);
	const each = [...new Set([question, ...earlier])].map(
		(id) => sql`${`${id}:`} || json_extract(${formReplies.answers}, ${`$."${id}"`})`,
	);
	return sql`coalesce(${sql.join(each, sql`, `)}, null)`;
}
