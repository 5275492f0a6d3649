import { and, asc, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import type { Answers } from "#app/forms/answers/answer";
import type { Reply } from "#app/forms/replies/reply-row";
import { readingDaily, readingFilledDays } from "#app/forms/reports/daily-replies.server";
import type { Period } from "#app/forms/reports/figures.server";
import type { Version } from "#app/forms/store/form-row.server";
import { readingVersions } from "#app/forms/store/reading-forms.server";
import { addDays, today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { activityAbsences, activityComments, activityLogs } from "#db/schema/activity-log";
import { people } from "#db/schema/directory";
import { area } from "./area";
import { type DayState, isFillable, type Known, mondayOf, monthAfter, stateOf, streaksOf, weeksOf } from "./calendar";
import { entriesOf } from "./entries";
import { type Filled, progressOf } from "./figures";
import { entriesIn, type Log, type Named, type WholeLog } from "./reading.server";

/** As far back as days in a row are counted. */
const YEAR = 366;

type Comment = { row: Row<typeof activityComments>; author: Named | null };
/** What is known of the days of one log or of a client's logs. */
export type DaysRead = {
	replies: Reply[];
	filled: { formId: string; day: string }[];
	absences: Row<typeof activityAbsences>[];
	comments: Comment[];
	versions: Version[];
};

/** The day and month that a page looks at: those asked for, else today's. */
export function lookAt(visit: Visit, asked: { day?: string; month?: string }) {
	const now = today(visit.tenant.timeZone, visit.now);
	const day = asked.day ?? now;
	return { now, day, month: asked.month ?? day.slice(0, 7) };
}
export type Look = ReturnType<typeof lookAt>;

/** All days that such a page needs: the month, the week of the day, this week, and what else is asked for. */
export function periodOf({ now, day, month }: Look, more: Partial<Period> = {}): Period {
	const froms = [`${month}-01`, mondayOf(day), mondayOf(now), more.from ?? now].sort();
	const tos = [addDays(`${monthAfter(month, 1)}-01`, -1), addDays(mondayOf(day), 6), now, more.to ?? now].sort();
	return { from: froms[0] as string, to: tos[3] as string };
}

/** The reads of days for one `rows.read`: of one log, or of all logs of a client (`ids` gives theirs). */
export function readingDays(
	visit: Visit,
	of: { formId: string } | { personId: string },
	ids: SQL,
	look: Look,
	period = periodOf(look),
): { [Key in keyof DaysRead]: PendingQuery<DaysRead[Key]> } {
	const back = addDays(look.now, -YEAR);
	const whose = "personId" in of ? eq(activityAbsences.clientId, of.personId) : absentOf(of.formId);
	return {
		replies: readingDaily(visit, area, of, period),
		filled: readingFilledDays(visit, ids, { from: period.from < back ? period.from : back, to: look.now }),
		absences: visit.rows.listing(activityAbsences, {
			where: and(whose, between(activityAbsences.day, back, addDays(look.now, YEAR))),
			limit: 800,
		}),
		comments: visit.rows.listingWith(
			activityComments,
			{ author: [people, activityComments.authorId, NAMED] },
			{
				where: and(inArray(activityComments.logId, ids as never), eq(activityComments.day, look.day)),
				orderBy: [asc(activityComments.id)],
				limit: 200,
			},
		) as PendingQuery<Comment[]>,
		versions: readingVersions(visit, ids),
	};
}

const absentOf = (logId: string) =>
	sql`${activityAbsences.clientId} = (select ${activityLogs.clientId} from ${activityLogs} where ${and(
		sql`${activityLogs.tenantId} = ${activityAbsences.tenantId}`,
		eq(activityLogs.id, logId),
	)})`;

/** What is known of a log's days. */
export function knownOf(visit: Visit, { id }: Log, { replies, filled, absences }: DaysRead): Known {
	const { timeZone } = visit.tenant;
	const own = replies.filter(({ formId }) => formId === id);
	const late = own.filter(
		({ day, submittedAt }) => submittedAt !== null && today(timeZone, new Date(submittedAt)) > day,
	);
	return {
		filled: new Set(filled.filter(({ formId }) => formId === id).map(({ day }) => day)),
		late: new Set(late.map(({ day }) => day)),
		absent: new Set(absences.map(({ day }) => day)),
	};
}

/** A month as its grid shows it. */
export function monthView(log: Log, { month, now, day }: Look, known: Known) {
	const cell = (date: string) => ({
		...{ day: date, state: stateOf(log, date, now, known) as DayState },
		...{ isToday: date === now, isChosen: date === day },
	});
	const next = monthAfter(month, 1);
	return {
		month,
		previous: log.startsOn < `${month}-01` ? monthAfter(month, -1) : null,
		next: next <= now.slice(0, 7) ? next : null,
		weeks: weeksOf(month).map((week) => week.map((date) => (date === null ? null : cell(date)))),
	};
}
export type MonthView = ReturnType<typeof monthView>;

/** A day as its card shows it: what was asked on it, what was answered, and whether it can still be filled in. */
export function dayView(visit: Visit, whole: WholeLog, look: Look, read: DaysRead, known: Known) {
	const { log } = whole;
	const { day, now } = look;
	const reply = read.replies.find((one) => one.formId === log.id && one.day === day);
	const version = read.versions.find(({ id }) => id === reply?.versionId);
	const entries = version
		? entriesOf(version.definition, visit.language, log.targets)
		: entriesIn(whole, visit.language);
	return {
		...{ log: log.id, title: log.title, day, isToday: day === now, entries },
		state: stateOf(log, day, now, known),
		isOwn: log.clientId === visit.user.id,
		isFillable: isFillable(log, day, now),
		answers: (reply?.answers ?? null) as Answers | null,
		sentAt: reply?.submittedAt ?? null,
		absence: read.absences.find((one) => one.day === day)?.reason ?? null,
		comments: read.comments
			.filter(({ row }) => row.logId === log.id)
			.map(({ row, author }) => ({
				...{ id: row.id, text: row.text, at: row.createdAt, isOwn: row.authorId === visit.user.id },
				author: author ? nameOf(author) : "",
			})),
	};
}
export type DayView = ReturnType<typeof dayView>;

/** Days in a row, and how far the targets have come in the week of the day. */
export function progressView(visit: Visit, whole: WholeLog, look: Look, read: DaysRead, known: Known) {
	const monday = mondayOf(look.day);
	const week: Filled[] = read.replies.filter(
		({ formId, day }) => formId === whole.log.id && day >= monday && day <= addDays(monday, 6),
	);
	return {
		streaks: streaksOf(whole.log, look.now, known),
		week: { from: monday, to: addDays(monday, 6) },
		progress: progressOf(entriesIn(whole, visit.language), week, look.day),
	};
}
export type ProgressView = ReturnType<typeof progressView>;
