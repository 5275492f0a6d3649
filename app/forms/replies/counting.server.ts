import { sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formAnswers, formDays, formGroupDays, forms } from "#db/schema/forms";
import type { AnswerFact } from "../answers/answer-facts";
import type { ReplyStamp } from "./coarsen-timestamps";
import type { Reply } from "./reply-row";

type Counted = Pick<Reply, "id" | "formId" | "day">;

/**
 * The writes by which a reply that was sent counts: its rows of facts, its day and the form's number. Its day is no longer summed
 * up by them.
 */
export function countingIn(
	ctx: TenantContext,
	reply: Counted,
	facts: AnswerFact[],
	{ at, auditedAs }: ReplyStamp = { at: ctx.now.getTime() },
): PendingWrite[] {
	const { id, formId, day } = reply;
	const rows = facts.map((one, at) => ({ id: `${id}:${at}`, formId, day, ...one }));
	return [
		...(rows.length > 0 ? [ctx.rows.addingAll(formAnswers, auditedAs ?? id, rows)] : []),
		...touchingDay(ctx, reply, 1),
		ctx.rows.deriving(forms, formId, {
			replies: sql`${forms.replies} + 1`,
			lastReplyAt: sql`max(${forms.lastReplyAt}, ${at})`,
		}),
	];
}

/** The writes by which it counts no more. */
export function countingOut(ctx: TenantContext, reply: Counted): PendingWrite[] {
	return [
		ctx.rows.clearing(formAnswers, reply.id, answersOf(reply.id)),
		...touchingDay(ctx, reply, -1),
		ctx.rows.deriving(forms, reply.formId, { replies: sql`max(0, ${forms.replies} - 1)` }),
	];
}

/** The rows of facts of a reply: a range of the key. */
export const answersOf = (replyId: string) =>
	sql`${formAnswers.id} > ${`${replyId}:`} and ${formAnswers.id} < ${`${replyId};`}`;

/** Adds to a day's number of replies; its figures, and those by groups, are summed up anew. Nobody has changed a record, so there is no audit row. */
function touchingDay(ctx: TenantContext, { formId, day }: Counted, by: 1 | -1): PendingWrite[] {
	const row = { id: `${formId}:${day}`, formId, day, replies: Math.max(0, by) };
	const set = { replies: sql`max(0, ${formDays.replies} + ${by})`, figures: null, summedAt: null };
	const ofDay = sql`${formGroupDays.formId} = ${formId} and ${formGroupDays.day} = ${day}`;
	return [ctx.rows.derivingOrAdding(formDays, row, set), ctx.rows.dropping(formGroupDays, ofDay)];
}
