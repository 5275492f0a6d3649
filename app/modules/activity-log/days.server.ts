import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { Answers } from "#app/forms/answers/answer";
import { answersFromFields } from "#app/forms/answers/from-fields";
import { validationErrorKey } from "#app/forms/answers/validation-error";
import { questionsOf } from "#app/forms/definition/definition";
import type { TableQuestion } from "#app/forms/definition/question";
import { changeReply } from "#app/forms/replies/change-reply.server";
import type { Reply } from "#app/forms/replies/reply-row";
import { type Sender, sendReply } from "#app/forms/replies/send-reply.server";
import { readingDaily } from "#app/forms/reports/daily-replies.server";
import type { Version } from "#app/forms/store/form-row.server";
import { readVersion } from "#app/forms/store/show-version.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { activityAbsences, activityComments, activityLogs } from "#db/schema/activity-log";
import { area } from "./area";
import { isFillable, isInTime } from "./calendar";
import { dayKey } from "./day-key";
import { hoursIn, lengthOf } from "./entries";
import type { AbsenceForm, CommentForm, DayForm } from "./logs.schema";
import { paths } from "./paths";
import { logsOpenTo, readingLogs, together, type WholeLog } from "./reading.server";
import { tellOfComment } from "./tell.server";

/** A log that the visitor may open with what was answered for a day. Throws `notFound`. */
export async function openDay(visit: Visit, id: string, day: string): Promise<{ whole: WholeLog; reply?: Reply }> {
	const { logs, forms } = readingLogs(visit, and(eq(activityLogs.id, id), logsOpenTo(visit)), { limit: 1 });
	const replies = readingDaily(visit, area, { formId: id }, { from: day, to: day });
	const read = await visit.rows.read({ logs, forms, replies });
	const [whole] = together(read.logs, read.forms);
	if (!whole) throw notFound();
	return { whole, reply: read.replies[0] };
}

/**
 * Takes what a client answers for a day; the same day again replaces it, and what stood there is kept. Throws `notAllowed` for a
 * log of somebody else, `invalid` where the day is not to be filled in (any more) or an answer is to be mended.
 */
export async function fillDay(
	visit: Visit,
	{ id, day, answersOf }: { id: string; day: string; answersOf: (version: Version) => Record<string, unknown> },
): Promise<Reply> {
	const { whole, reply } = await openDay(visit, id, day);
	const { log, form, version } = whole;
	if (log.clientId !== visit.user.id) throw notAllowed();
	const now = today(visit.tenant.timeZone, visit.now);
	if (!isFillable(log, day, now)) throw invalid({ day: "activityLog:errors.notFillable" });
	const sender: Sender = {
		...{ source: "member", language: visit.language, respondentId: visit.user.id, role: visit.access.role },
		subject: { type: "person", id: visit.user.id },
	};
	if (reply) return change(visit, reply, version, answersOf, sender);
	const answers = validateDay(version, answersOf(version));
	const sending = { sendKey: dayKey(day), answers, startedAt: visit.now.getTime(), day };
	const sent = await sendReply(visit, form, version, sending, sender);
	// The other of two that were sent at once: what is sent last stands.
	return sent.isNew ? sent.reply : change(visit, sent.reply, version, answersOf, sender);
}

/** A day that was filled in stays with the entries that it was asked. */
async function change(
	visit: Visit,
	reply: Reply,
	newest: Version,
	answersOf: (version: Version) => Record<string, unknown>,
	sender: Sender,
): Promise<Reply> {
	const version = reply.versionId === newest.id ? newest : await readVersion(visit, reply.versionId);
	const answers = validateDay(version, answersOf(version));
	return changeReply(visit, { version, reply, revision: reply.revision, answers }, sender);
}

/** Throws `invalid` where nothing is answered, hours cannot be read, or a break is longer than the time that it lies in. */
export function validateDay(version: Version, answers: Record<string, unknown>): Record<string, unknown> {
	const asked = questionsOf(version.definition);
	const isAnswered = asked.some(({ id }) => !isNothing(answers[id]));
	if (!isAnswered) throw invalid({ [asked[0]?.id ?? "day"]: "activityLog:errors.nothing" });
	for (const question of asked) {
		if (question.type !== "table") continue;
		if (!isReadable(question, answers[question.id])) throw invalid({ [question.id]: validationErrorKey("wrongKind") });
		const hours = hoursIn((answers as Answers)[question.id]);
		if (!hours) continue;
		const pause = Number(hours.pause ?? 0);
		const isWritten = /^\d\d:\d\d$/.test(hours.from) && /^\d\d:\d\d$/.test(hours.to);
		if (isWritten && pause > 0 && pause >= lengthOf({ ...hours, pause: 0 }) * 60)
			throw invalid({ [`${question.id}.0.pause`]: "activityLog:errors.pauseTooLong" });
	}
	return answers;
}

const isNothing = (answer: unknown): boolean =>
	answer === undefined ||
	answer === null ||
	answer === "" ||
	(typeof answer === "object" && Object.values(answer).every(isNothing));

/** Whether each row that says anything says it in a column of the table: any other row would be taken for an empty one. */
const isReadable = ({ columns }: TableQuestion, rows: unknown): boolean =>
	!Array.isArray(rows) ||
	rows.every((row) => isNothing(row) || columns.some(({ id }) => !isNothing((row as Record<string, unknown>)[id])));

/** The day as its card sends it. */
export async function fillFromPage(visit: Visit, { log, day, ...fields }: z.output<typeof DayForm>) {
	await fillDay(visit, { id: log, day, answersOf: answersIn(fields) });
	return done({ to: `${paths(visit.tenant.guid).dashboard({ log, day, month: day.slice(0, 7) })}#day` });
}

/** The answers among posted fields, whatever version they are read by. */
export const answersIn =
	(fields: Record<string, unknown>) =>
	({ definition }: Version) =>
		answersFromFields(
			definition,
			fields,
			{},
			questionsOf(definition).map(({ id }) => id),
		);

/** Notes why a day is not filled in, or takes the note back. The client may, and whoever follows up. */
export async function noteAbsence(visit: Visit, { log: id, day, reason }: z.output<typeof AbsenceForm>) {
	const { whole } = await openDay(visit, id, day);
	const { clientId } = whole.log;
	if (clientId === null || !isInTime(whole.log, day)) throw invalid({ day: "activityLog:errors.notFillable" });
	const rowId = `${clientId}:${day}`;
	if (reason === "") await visit.rows.remove(activityAbsences, rowId);
	else await visit.rows.keep(activityAbsences, { id: rowId, clientId, day, reason, authorId: visit.user.id });
	return done({ snackbar: { key: reason ? "activityLog:absence.noted" : "activityLog:absence.taken" } });
}

/** Writes about a day, and tells the other side. */
export async function writeComment(visit: Visit, { log: id, day, text }: z.output<typeof CommentForm>) {
	const { whole } = await openDay(visit, id, day);
	if (!isInTime(whole.log, day)) throw invalid({ day: "activityLog:errors.notFillable" });
	await visit.rows.add(activityComments, {
		...{ id: newId(visit.now.getTime()), logId: id, day, authorId: visit.user.id, text },
	});
	await tellOfComment(visit, whole.log, day);
	return done({ snackbar: { key: "activityLog:comments.sent" } });
}
