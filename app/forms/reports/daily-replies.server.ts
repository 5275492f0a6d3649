import { and, asc, between, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formDays, formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import { asReply, type Reply } from "../replies/reply-row";
import type { Period } from "./figures.server";

/** Replies that one page looks at. */
const MOST = 800;

/** The replies of a form, or those about a person in all forms of the area, day by day, as far as this visitor may open them. */
export function readingDaily(
	visit: Visit,
	area: Area,
	of: { formId: string } | { personId: string },
	{ from, to }: Period,
): PendingQuery<Reply[]> {
	const own = sql`exists (select 1 from ${forms} where ${forms.tenantId} = ${formReplies.tenantId} and ${forms.id} = ${formReplies.formId} and ${forms.moduleKey} = ${area.moduleKey})`;
	const whose =
		"formId" in of
			? and(
					eq(formReplies.formId, of.formId),
					inArray(formReplies.status, ["submitted", "clarify", "approved", "rejected"]),
				)
			: eq(formReplies.subjectId, of.personId);
	const { query, shape } = visit.rows.listing(formReplies, {
		where: and(whose, between(formReplies.day, from, to), sent, repliesOpenTo(visit, area), own),
		orderBy: [asc(formReplies.day), asc(formReplies.id)],
		limit: MOST,
	});
	return { query, shape: (rows) => shape(rows).map(asReply) };
}

/** On which days of a period forms were answered; `formIds`: a list, or a query that gives them. */
export function readingFilledDays(
	{ rows }: TenantContext,
	formIds: string[] | SQL,
	{ from, to }: Period,
): PendingQuery<{ formId: string; day: string }[]> {
	const query = rows
		.select(formDays, { formId: formDays.formId, day: formDays.day })
		.where(and(inArray(formDays.formId, formIds as never), between(formDays.day, from, to), gt(formDays.replies, 0)))
		.orderBy(formDays.formId, formDays.day)
		.limit(20_000);
	return { query, shape: (rows) => rows as { formId: string; day: string }[] };
}
