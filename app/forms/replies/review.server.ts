import { and, eq, inArray, ne } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { formReplies, formReplyEvents, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { mine } from "../store/form-row.server";
import { repliesOpenTo } from "./open-to.server";
import { asReply, type Reply } from "./reply-row";

/** Replies that one action reaches at most. */
export const REVIEWED_MOST = 90;
export type ReviewStatus = "submitted" | "clarify" | "approved" | "rejected";

/** The replies of these ids that the visitor may open; throws `notFound` where one is missing. */
async function reviewed(visit: Visit, area: Area, ids: string[]): Promise<Reply[]> {
	if (ids.length === 0 || ids.length > REVIEWED_MOST) throw invalid({ ids: "required" });
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			formReplies,
			{ form: [forms, formReplies.formId] },
			{
				where: and(inArray(formReplies.id, ids), ne(formReplies.status, "draft"), repliesOpenTo(visit, area)),
				limit: REVIEWED_MOST,
			},
		),
	});
	const there = found.filter(({ row }) => row.deletedAt === null);
	if (there.length !== new Set(ids).size) throw notFound();
	for (const { form } of there) mine(area, form);
	return there.map(({ row }) => asReply(row));
}

/**
 * Sets where replies stand in their review, with words to the respondent where something is unclear. Those that stand there already stay as
 * they are.
 */
export async function setStatus(
	visit: Visit,
	area: Area,
	{ ids, status, message = "" }: { ids: string[]; status: ReviewStatus; message?: string },
): Promise<number> {
	if (status === "clarify" && message.trim() === "") throw invalid({ message: "required" });
	const replies = (await reviewed(visit, area, ids)).filter((reply) => reply.status !== status);
	const writes = replies.flatMap((reply): PendingWrite[] => [
		visit.rows.changing(formReplies, reply.id, { status }, undefined, eq(formReplies.status, reply.status)),
		happened(visit, reply.id, {
			kind: "status",
			text: message,
			detail: { from: reply.status, to: status },
			isShown: true,
		}),
	]);
	await visit.rows.commit(writes);
	return replies.length;
}

/** Gives replies to somebody to look at, or to nobody. Throws `invalid` (`assigneeId`) for somebody who is not of this tenant. */
export async function assignReplies(
	visit: Visit,
	area: Area,
	{ ids, assigneeId }: { ids: string[]; assigneeId: string | null },
): Promise<void> {
	const [replies, person] = await Promise.all([
		reviewed(visit, area, ids),
		assigneeId === null ? undefined : visit.rows.find(people, assigneeId),
	]);
	if (assigneeId !== null && !person?.isActive) throw invalid({ assigneeId: "wrongValue" });
	const writes = replies.flatMap((reply): PendingWrite[] => [
		visit.rows.changing(formReplies, reply.id, { assigneeId }),
		happened(visit, reply.id, {
			kind: "assigned",
			text: "",
			detail: { from: reply.assigneeId, to: assigneeId },
			isShown: false,
		}),
	]);
	await visit.rows.commit(writes);
}

/** A comment of those who follow up; shown to the respondent only where it says so. */
export async function commentOn(
	visit: Visit,
	area: Area,
	{ id, text, isShown }: { id: string; text: string; isShown: boolean },
): Promise<void> {
	const [reply] = await reviewed(visit, area, [id]);
	if (!reply) throw notFound();
	const kind = isShown ? ("message" as const) : ("comment" as const);
	await visit.rows.commit([happened(visit, id, { kind, text, detail: {}, isShown })]);
}

type Happening = {
	kind: "status" | "assigned" | "comment" | "message";
	text: string;
	detail: Record<string, unknown>;
	isShown: boolean;
};

const happened = ({ rows, user, now }: Visit, replyId: string, event: Happening): PendingWrite =>
	rows.adding(formReplyEvents, { id: newId(now.getTime()), replyId, actorId: user.id, ...event });
