import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingParticipantPage } from "#app/directory/participants.server";
import { addDays, daysBetween } from "#app/platform/clock";
import { needId, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { activityLogs } from "#db/schema/activity-log";
import { stateOf } from "./calendar";
import { type Entry, entriesOf } from "./entries";
import { figuresOf } from "./figures";
import type { ReadPage } from "./logs.schema";
import {
	type DaysRead,
	dayView,
	knownOf,
	type Look,
	lookAt,
	monthView,
	periodOf,
	progressView,
	readingDays,
} from "./looks.server";
import { paths } from "./paths";
import {
	entriesIn,
	follows,
	logsOpenTo,
	type Named,
	readingLogs,
	readingNeighbours,
	together,
	type WholeLog,
} from "./reading.server";

/** Days that a table shows at most, and where nothing is asked. */
const DAYS_MOST = 366;
const DAYS = 30;

/** The period that a table is of: what is asked for, else the last month; never longer than a year. */
export function periodAsked({ from, to }: { from?: string; to?: string }, now: string) {
	const last = to ?? (from && from > now ? from : now);
	const first = from ?? addDays(last, -DAYS + 1);
	const [start, end] = first <= last ? [first, last] : [last, first];
	return { from: daysBetween(start, end) >= DAYS_MOST ? addDays(end, -DAYS_MOST + 1) : start, to: end };
}

/** A log's days of a period as a table, with sums, and the day that is opened. One round trip. */
export async function readLogDays(
	visit: Visit,
	id: string,
	asked: Pick<z.output<typeof ReadPage>, "from" | "to" | "day" | "month">,
) {
	const look = lookAt(visit, asked);
	const period = periodAsked(asked, look.now);
	const logs = readingLogs(visit, and(eq(activityLogs.id, id), logsOpenTo(visit)), { limit: 1 });
	const read = await visit.rows.read({
		...{ logs: logs.logs, forms: logs.forms },
		...readingDays(visit, { formId: id }, logs.ids, look, periodOf(look, period)),
		...readingNeighbours(visit, id),
		page: await readingParticipantPage(visit, clientOf(visit, id)),
	});
	const [whole] = together(read.logs, read.forms);
	if (!whole) throw notFound();
	return { whole, read, look, period, known: knownOf(visit, whole.log, read) };
}

/** Whose log it is, inside a condition. */
const clientOf = ({ tenant }: Visit, id: string) =>
	sql`(select ${activityLogs.clientId} from ${activityLogs} where ${and(eq(activityLogs.tenantId, tenant.id), eq(activityLogs.id, id))})`;

/** The page of a log: table, figures, month and the day that is opened. */
export async function showLog(visit: Visit, { form_id: id, ...asked }: z.output<typeof ReadPage>) {
	if (id === undefined) throw needId();
	const { whole, read, look, period, known } = await readLogDays(visit, id, asked);
	const { log, client } = whole;
	const entries = allEntries(visit, whole, read, period);
	const replies = read.replies.filter(({ day }) => day >= period.from && day <= period.to);
	const at = paths(visit.tenant.guid);
	return {
		...{ id, title: log.title, client: client ? nameOf(client) : "", startsOn: log.startsOn, endsOn: log.endsOn },
		...{ isOwn: log.clientId === visit.user.id, follows: follows(visit, log) },
		...{ period, entries, figures: figuresOf(entries, replies) },
		days: daysOf(whole, read, look, period, known),
		month: monthView(log, look, known),
		day: dayView(visit, whole, look, read, known),
		...progressView(visit, whole, look, read, known),
		neighbours: { previous: neighbourOf(at, read.previous), next: neighbourOf(at, read.next) },
		isDayAsked: asked.day !== undefined,
		addresses: {
			client: read.page,
			list: at.dashboard({}),
			change: at.change(id),
			csv: at.export(id, { format: "csv", ...period }),
			xlsx: at.export(id, { format: "xlsx", ...period }),
		},
	};
}
export type ShownLog = Awaited<ReturnType<typeof showLog>>;

/** Another log's address, and what it is called. */
function neighbourOf(
	at: ReturnType<typeof paths>,
	[found]: { row: { id: string; title: string }; client: Named | null }[],
) {
	if (!found) return null;
	const name = [found.client && nameOf(found.client), found.row.title].filter(Boolean).join(" – ");
	return { to: at.read(found.row.id), name };
}

/** The entries of now, then those of before that were answered in the period. */
export function allEntries(
	visit: Visit,
	whole: WholeLog,
	read: DaysRead,
	period: { from: string; to: string },
): Entry[] {
	const now = entriesIn(whole, visit.language);
	const used = new Set(
		read.replies
			.filter(({ day }) => day >= period.from && day <= period.to)
			.flatMap(({ answers }) => Object.keys(answers)),
	);
	const before = [...read.versions]
		.reverse()
		.flatMap(({ definition }) => entriesOf(definition, visit.language, whole.log.targets));
	for (const entry of before) if (used.has(entry.id) && !now.some(({ id }) => id === entry.id)) now.push(entry);
	return now;
}

/** The days of a period that ask something or were filled in, the newest first. */
export function daysOf(
	{ log }: WholeLog,
	read: DaysRead,
	{ now }: Look,
	{ from, to }: { from: string; to: string },
	known: ReturnType<typeof knownOf>,
) {
	const byDay = new Map(read.replies.filter(({ formId }) => formId === log.id).map((reply) => [reply.day, reply]));
	const last = to < now ? to : now;
	const all = from > last ? [] : Array.from({ length: daysBetween(from, last) + 1 }, (_, at) => addDays(last, -at));
	return all.flatMap((day) => {
		const state = stateOf(log, day, now, known);
		if (state === "outside" || state === "free") return [];
		const absence = read.absences.find((one) => one.day === day)?.reason ?? null;
		return [{ day, state, absence, answers: byDay.get(day)?.answers ?? null }];
	});
}
