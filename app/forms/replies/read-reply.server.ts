import { and, desc, eq, ne } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { formReads, formReplies, formReplyEvents, forms, formVersions } from "#db/schema/forms";
import type { Area } from "../area";
import { asVersion, type Form, mine, type Version } from "../store/form-row.server";
import { repliesOpenTo } from "./open-to.server";
import { asReply, type Reply } from "./reply-row";

export type OpenedReply = { reply: Reply; form: Form; version: Version; events: Row<typeof formReplyEvents>[] };

/**
 * A reply with the version that it answers and what happened to it, for somebody who may open it; else `notFound`. Health data
 * leaves a line in the read log, but for the person whose it is.
 */
export async function readReply(visit: Visit, area: Area, id: string): Promise<OpenedReply> {
	const { rows } = visit;
	const { found, events } = await rows.read({
		found: rows.listingWith(
			formReplies,
			{ form: [forms, formReplies.formId], version: [formVersions, formReplies.versionId] },
			{ where: and(eq(formReplies.id, id), ne(formReplies.status, "draft"), repliesOpenTo(visit, area)), limit: 1 },
		),
		events: rows.listing(formReplyEvents, {
			where: eq(formReplyEvents.replyId, id),
			orderBy: desc(formReplyEvents.id),
		}),
	});
	const [one] = found;
	if (!one?.version || one.row.deletedAt !== null) throw notFound();
	const form = mine(area, one.form);
	const reply = asReply(one.row);
	await logReads(visit, form.isHealth ? [reply] : [], "reply");
	const isOwn = [reply.respondentId, reply.subjectId].includes(visit.user.id);
	return { reply, form, version: asVersion(one.version), events: events.filter(({ isShown }) => isShown || !isOwn) };
}

/** Notes whose health data somebody has opened, so that the person can see it. One's own is not noted. */
export async function logReads(
	visit: Visit,
	replies: Pick<Reply, "id" | "formId" | "subjectType" | "subjectId" | "respondentId">[],
	what: Row<typeof formReads>["what"],
): Promise<void> {
	const reads = replies.flatMap((reply) => {
		const person = reply.subjectType === "person" ? reply.subjectId : null;
		const subjectId = person ?? reply.respondentId;
		if (subjectId === null || subjectId === visit.user.id) return [];
		const of = { formId: reply.formId, replyId: reply.id, subjectId };
		return [{ id: newId(visit.now.getTime()), readerId: visit.user.id, what, ...of }];
	});
	if (reads.length > 0) await visit.rows.commit([visit.rows.addingAll(formReads, visit.requestId, reads)]);
}
