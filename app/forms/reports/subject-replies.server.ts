import { and, between, desc, eq, type SQL } from "drizzle-orm";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import { asReply, type Reply } from "../replies/reply-row";
import { isOfForm } from "../store/form-row.server";
import type { Period } from "./figures.server";

/** Replies of one subject that a line is drawn of. */
const MOST = 400;

/** What was answered about a subject, or those that a query gives, in a form, or in those that a query gives, oldest first, as far as this visitor may open it; by the subject's index. */
export function readingSubject(
	visit: Visit,
	area: Area,
	subject: { formId: string | SQL; subjectId: string | SQL },
	{ from, to }: Period,
	limit = MOST,
): PendingQuery<Reply[]> {
	const { query, shape } = visit.rows.listing(formReplies, {
		where: and(
			isOfForm(formReplies.subjectId, subject.subjectId),
			isOfForm(formReplies.formId, subject.formId),
			between(formReplies.day, from, to),
			sent,
			repliesOpenTo(visit, area),
		),
		orderBy: [desc(formReplies.day), desc(formReplies.id)],
		limit,
	});
	return { query, shape: (rows) => shape(rows).map(asReply).reverse() };
}

/** How often a subject's forms were answered, by form, as far as this visitor may open it. */
export function countingSubject(visit: Visit, area: Area, subjectId: string): PendingQuery<Map<string, number>> {
	const where = and(eq(formReplies.subjectId, subjectId), sent, repliesOpenTo(visit, area));
	return visit.rows.countingBy(formReplies, formReplies.formId, where as SQL);
}

/** The subject's last replies to a form, oldest first, whoever asks: for what follows from the next one. */
export function readingRecent(
	{ rows }: TenantContext,
	formId: string,
	subjectId: string,
	limit: number,
): PendingQuery<Reply[]> {
	const { query, shape } = rows.listing(formReplies, {
		where: and(eq(formReplies.subjectId, subjectId), eq(formReplies.formId, formId), sent),
		orderBy: [desc(formReplies.day), desc(formReplies.id)],
		limit,
	});
	return { query, shape: (found) => shape(found).map(asReply).reverse() };
}
