import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { keyset, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { activityLogs } from "#db/schema/activity-log";
import { fillDay } from "./days.server";
import type { EntriesCall, FormCall, FormsCall, LogGiven, RemoveCall, ResponsesCall } from "./logs.schema";
import { changeLog, followedLog, makeLog, removeLog, templates } from "./logs.server";
import { knownOf } from "./looks.server";
import { entriesIn, logsOpenTo, readingLogs, together, type WholeLog } from "./reading.server";
import { allEntries, readLogDays } from "./readreply.server";
import { serializeEntries, serializeForm, serializeResponse } from "./serialize.server";

/** One log, or those of a person (one's own where none is named) that the caller may open. */
export async function getForms(
	visit: Visit,
	{ id, userId = visit.user.id, limit, cursor }: z.output<typeof FormsCall>,
) {
	const place = keyset([activityLogs.id], { cursor }, "desc");
	const which = id === undefined ? and(eq(activityLogs.clientId, userId), place.where) : eq(activityLogs.id, id);
	const { logs, forms } = readingLogs(visit, and(which, logsOpenTo(visit)), { limit: limit + 1 });
	const read = await visit.rows.read({ logs, forms });
	const found = together(read.logs, read.forms);
	if (id === undefined) {
		const page = pageOf(found, limit, ({ log }) => [log.id]);
		return { items: page.items.map((whole) => serializeForm(whole, visit.language)), next: page.next };
	}
	const [whole] = found;
	if (!whole) throw notFound();
	return serializeForm(whole, visit.language);
}

export async function getTemplates(visit: Visit) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	return { items: (await templates(visit)).map((whole) => serializeForm(whole, visit.language)), next: null };
}

/** Makes a log or a template, or changes the fields sent of a log. */
export async function postForm(visit: Visit, input: z.output<typeof FormCall>) {
	const { id, userId, isTemplate, updatedAt } = input;
	if (id !== undefined) {
		const whole = await followedLog(visit, id);
		if (updatedAt !== undefined && updatedAt !== whole.log.updatedAt)
			throw conflict(serializeForm(whole, visit.language));
		return serializeForm(await changeLog(visit, whole, givenBy(visit, input, whole)), visit.language);
	}
	if (userId === undefined && !isTemplate) throw invalid({ user_id: "required" });
	const made = await makeLog(visit, isTemplate ? null : (userId ?? null), givenBy(visit, input));
	return serializeForm(made, visit.language);
}

/** The whole of what a log is to be: what was sent, else what it is, else what a new one is. */
function givenBy(visit: Visit, input: z.output<typeof FormCall>, whole?: WholeLog): LogGiven {
	const { log } = whole ?? {};
	const entries =
		input.entries?.map(({ target, targetPer, ...entry }) => ({
			...entry,
			target: target ? { amount: target, per: targetPer } : null,
		})) ??
		(whole && entriesIn(whole, visit.language));
	const title = input.title ?? log?.title;
	if (!title || !entries)
		throw invalid({ ...(!title && { title: "required" }), ...(!entries && { entries: "required" }) });
	const startsOn = input.starts ?? log?.startsOn ?? today(visit.tenant.timeZone, visit.now);
	const endsOn = input.ends === undefined ? (log?.endsOn ?? null) : input.ends;
	if (endsOn !== null && endsOn < startsOn) throw invalid({ ends: "activityLog:errors.endsBefore" });
	return {
		...{ title, entries, startsOn, endsOn },
		lateDays: input.lateDays ?? log?.lateDays ?? 3,
		freeDays: input.freeDays ?? log?.freeDays ?? [],
		skipsHolidays: input.skipsHolidays ?? log?.skipsHolidays ?? true,
		reminderHour: input.reminderHour === undefined ? (log?.reminderHour ?? null) : input.reminderHour,
	};
}

export async function deleteForm(visit: Visit, { id }: z.output<typeof RemoveCall>) {
	const whole = await followedLog(visit, id);
	await removeLog(visit, whole);
	return { id, deleted: true };
}

/**
 * A log's entries, and those of before that were answered, with what was answered in a period: the last month where none is said.
 */
export async function getEntries(visit: Visit, { formId, from, to }: z.output<typeof EntriesCall>) {
	const { whole, read, period } = await readLogDays(visit, formId, { from, to });
	const { late } = knownOf(visit, whole.log, read);
	const replies = read.replies.filter(({ day }) => day >= period.from && day <= period.to);
	return {
		...{ form_id: formId, from: period.from, to: period.to },
		items: serializeEntries(allEntries(visit, whole, read, period)).map((entry) => ({
			...entry,
			responses: replies.flatMap(({ day, answers }) =>
				answers[entry.id] === undefined ? [] : [{ day, value: answers[entry.id], late: late.has(day) }],
			),
		})),
		absences: read.absences
			.filter(({ day }) => day >= period.from && day <= period.to)
			.map(({ day, reason }) => ({ day, reason })),
		next: null,
	};
}

/** A client's answers for a day; the same day again replaces them. */
export async function postResponses(visit: Visit, { formId, day, answers }: z.output<typeof ResponsesCall>) {
	const reply = await fillDay(visit, { id: formId, day, answersOf: () => answers });
	const { timeZone } = visit.tenant;
	const isLate = reply.submittedAt !== null && today(timeZone, new Date(reply.submittedAt)) > day;
	return serializeResponse(reply, isLate);
}
