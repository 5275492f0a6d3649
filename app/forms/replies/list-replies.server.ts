import { and, between, eq, inArray, type SQL } from "drizzle-orm";
import { keyset, type Page, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { readOpenForm } from "../store/form-row.server";
import { repliesOpenTo, sent } from "./open-to.server";
import { logReads } from "./read-reply.server";
import { asReply, type Reply } from "./reply-row";

export type RepliesQuery = {
	formId: string;
	limit: number;
	cursor?: string;
	/** Days, both included. */
	from?: string;
	to?: string;
	statuses?: Exclude<Reply["status"], "draft">[];
	languages?: string[];
};

/** A page of a form's replies that this visitor may open, what was sent last first. Of health data each is noted as read. */
export async function listReplies(visit: Visit, area: Area, query: RepliesQuery): Promise<Page<Reply>> {
	const { formId, limit, cursor, from = "0000", to = "9999", statuses, languages } = query;
	const { form } = await readOpenForm(visit, area, { id: formId });
	const place = keyset([formReplies.submittedAt as never, formReplies.id], { cursor }, "desc");
	const conditions: (SQL | undefined)[] = [
		eq(formReplies.formId, form.id),
		sent,
		between(formReplies.day, from, to),
		statuses && inArray(formReplies.status, statuses),
		languages && inArray(formReplies.language, languages),
		repliesOpenTo(visit, area),
		place.where,
	];
	const rows = await visit.rows.list(formReplies, {
		where: and(...conditions),
		orderBy: place.orderBy,
		limit: limit + 1,
	});
	const page = pageOf(rows.map(asReply), limit, ({ submittedAt, id }) => [submittedAt, id]);
	await logReads(visit, form.isHealth ? page.items : [], "list");
	return page;
}
