import { and, eq, inArray } from "drizzle-orm";
import { among } from "#app/platform/tenant/among.server";
import { importRows } from "#db/schema/lists";
import type { Import, ImportContext, ImportKind, ImportRow, Plan } from "../import-kind";
import { missingFields, parseRow } from "../parse-rows.server";

const rowProblem = (key: string) => ({ row: `imports:problem.${key}` });

/** What each row comes to as things stand now, for the dry run and for the run alike. */
export async function judge(ctx: ImportContext, kind: ImportKind, at: Import, rows: ImportRow[]): Promise<Plan[]> {
	const parsed = rows.map(({ line, cells }) => parseRow(kind, at, line, cells));
	const valid = parsed.filter(({ problems }) => Object.keys(problems).length === 0);
	const planned = valid.length > 0 ? await kind.plan(ctx, valid, at.rules) : [];
	const byLine = new Map(valid.map(({ line }, index) => [line, planned[index] as Plan]));
	const plans = parsed.map(({ line, values, problems }): Plan => {
		const plan = byLine.get(line);
		if (!plan) return { verdict: "error", problems };
		const missing = plan.verdict === "new" ? missingFields(kind, values) : {};
		if (Object.keys(missing).length > 0) return { verdict: "error", problems: missing };
		const isThere = plan.verdict === "update" || plan.verdict === "same";
		if (isThere && at.rules.mode === "create")
			return { verdict: "duplicate", recordId: plan.recordId, problems: rowProblem("exists") };
		return plan;
	});
	return withoutSecond(ctx, at, rows, plans);
}

/** A record that an earlier row of the file is about is not changed by a later one. */
async function withoutSecond(ctx: ImportContext, at: Import, rows: ImportRow[], plans: Plan[]): Promise<Plan[]> {
	const about = (plan: Plan) => (plan.verdict === "update" || plan.verdict === "same" ? plan.recordId : undefined);
	const ids = [...new Set(plans.flatMap((plan) => about(plan) ?? []))];
	if (ids.length === 0) return plans;
	const earlier = await ctx.rows.list(importRows, {
		where: and(
			eq(importRows.importId, at.id),
			among(importRows.recordId, ids),
			inArray(importRows.verdict, ["new", "update", "same"]),
		),
		limit: ids.length * 2,
	});
	const first = new Map<string, number>();
	for (const { recordId, line } of earlier) if (recordId) first.set(recordId, line);
	return plans.map((plan, index): Plan => {
		const id = about(plan);
		const line = rows[index]?.line ?? 0;
		if (id === undefined) return plan;
		const before = first.get(id);
		if (before === undefined || before >= line) {
			first.set(id, line);
			return plan;
		}
		return { verdict: "duplicate", recordId: id, problems: rowProblem(`inFile?line=${before}`) };
	});
}

/** What is kept of a plan with its row. */
export function verdictOf(plan: Plan): Pick<ImportRow, "verdict" | "recordId" | "problems" | "changes"> {
	const { verdict } = plan;
	const isNew = verdict === "new";
	return {
		verdict,
		recordId: isNew ? null : (plan.recordId ?? null),
		problems: "problems" in plan ? plan.problems : {},
		changes: verdict === "update" ? Object.keys(plan.set) : [],
	};
}
