import { and, eq, inArray, ne } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { formInvitations, formReplies, formReplyEvents, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { mine } from "../store/form-row.server";
import { repliesOpenTo } from "./open-to.server";
import { asReply } from "./reply-row";
import { hasReader, notifyingMember, type RespondentNotice, tellByLetter } from "./tell-respondent.server";

/** Replies that one action reaches at most. */
export const REVIEWED_MOST = 90;
export type ReviewStatus = "submitted" | "clarify" | "approved" | "rejected";

/** The replies of these ids that the visitor may open, with who answered; throws `notFound` where one is missing. */
async function reviewed(visit: Visit, area: Area, ids: string[]): Promise<RespondentNotice[]> {
	if (ids.length === 0 || ids.length > REVIEWED_MOST) throw invalid({ ids: "required" });
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			formReplies,
			{
				form: [forms, formReplies.formId],
				person: [people, formReplies.respondentId, ["isActive"]],
				invitation: [formInvitations, formReplies.invitationId, ["email"]],
			},
			{
				where: and(inArray(formReplies.id, ids), ne(formReplies.status, "draft"), repliesOpenTo(visit, area)),
				limit: REVIEWED_MOST,
			},
		),
	});
	const there = found.filter(({ row }) => row.deletedAt === null);
	if (there.length !== new Set(ids).size) throw notFound();
	return there.map(({ row, form, ...who }) => ({ reply: asReply(row), form: mine(area, form), ...who }));
}

/**
 * Sets where replies stand in their review, with words to the respondent where something is unclear, who is told that there are some.
 * Those that stand there already stay as they are, and are sent the words. Throws `invalid` (`message`) for words that nobody would read.
 */
export async function setStatus(
	visit: Visit,
	area: Area,
	{ ids, status, message = "" }: { ids: string[]; status: ReviewStatus; message?: string },
): Promise<number> {
	const text = message.trim();
	const why = text === "" ? undefined : status === "clarify" ? "clarify" : "message";
	const found = await reviewed(visit, area, ids);
	if (status === "clarify" && !why && found.some(hasReader)) throw invalid({ message: "required" });
	if (why && !found.every(hasReader)) throw invalid({ message: "formReplies:errors.nobodyKnown" });
	const reached = why ? found : found.filter(({ reply }) => reply.status !== status);
	const writes = reached.flatMap((one): PendingWrite[] => {
		const { id, status: from } = one.reply;
		const isThere = from === status;
		const detail = isThere ? {} : { from, to: status };
		const event = happened(visit, id, { kind: isThere ? "message" : "status", text, detail, isShown: true });
		return [
			...(isThere ? [] : [visit.rows.changing(formReplies, id, { status }, undefined, eq(formReplies.status, from))]),
			event,
			...(why ? notifyingMember(visit, one, why, event) : []),
		];
	});
	await visit.rows.commit(writes);
	if (why) await tellByLetter(visit, reached, why);
	return reached.length;
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
	const writes = replies.flatMap(({ reply }): PendingWrite[] => [
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

/** A comment of those who follow up; shown to the respondent, who is told of it, only where it says so; throws `invalid` (`isShown`) where there is none. */
export async function commentOn(
	visit: Visit,
	area: Area,
	{ id, text, isShown }: { id: string; text: string; isShown: boolean },
): Promise<void> {
	const [one] = await reviewed(visit, area, [id]);
	if (!one) throw notFound();
	if (isShown && !hasReader(one)) throw invalid({ isShown: "formReplies:errors.nobodyKnown" });
	const kind = isShown ? ("message" as const) : ("comment" as const);
	const event = happened(visit, id, { kind, text, detail: {}, isShown });
	await visit.rows.commit([event, ...(isShown ? notifyingMember(visit, one, "message", event) : [])]);
	if (isShown) await tellByLetter(visit, [one], "message");
}

type Happening = {
	kind: "status" | "assigned" | "comment" | "message";
	text: string;
	detail: Record<string, unknown>;
	isShown: boolean;
};

const happened = ({ rows, user, now }: Visit, replyId: string, event: Happening): PendingWrite =>
	rows.adding(formReplyEvents, { id: newId(now.getTime()), replyId, actorId: user.id, ...event });
