import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingFilledDays } from "#app/forms/reports/daily-replies.server";
import { addDays, today } from "#app/platform/clock";
import { keyset, pageOf } from "#app/platform/paging.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { activityLogs } from "#db/schema/activity-log";
import { isExpected, isInTime, stateOf } from "./calendar";
import type { DashboardPage } from "./logs.schema";
import {
	type DaysRead,
	dayView,
	knownOf,
	type Look,
	lookAt,
	monthView,
	progressView,
	readingDays,
} from "./looks.server";
import { paths } from "./paths";
import { type Log, logsOpenTo, type Named, ofNamed, readingLogs, together, type WholeLog } from "./reading.server";

/** Logs that one page of an advisor's list shows, and that a client has at once. */
export const PAGE = 30;
const OWN_MOST = 20;
/** The days that the list sums up. */
export const LAST = 14;

/**
 * The module's first page: to a client the day's card with its month, to whoever follows clients up their logs. All of it is read
 * in one round trip.
 */
export async function showDashboard(visit: Visit, asked: z.output<typeof DashboardPage>) {
	const look = lookAt(visit, asked);
	const { user, rows } = visit;
	const at = paths(visit.tenant.guid);
	const own = readingLogs(visit, eq(activityLogs.clientId, user.id), { limit: OWN_MOST });
	const followed = followedOf(visit, asked);
	const read = await rows.read({
		...{ logs: own.logs, forms: own.forms },
		...readingDays(visit, { personId: user.id }, own.ids, look),
		...followed.reads,
	});
	const logs = together(read.logs, read.forms);
	const shown = logs.find(({ log }) => log.id === asked.log) ?? mostUrgent(visit, logs, look.now, read);
	return {
		mine: shown ? ownView(visit, logs, shown, look, read) : null,
		theirs: followed.view(read),
		isEditing: asked.edit !== undefined,
		addresses: { make: at.make(), templates: at.templates(), trash: at.trash() },
	};
}

/** The newest of those that wait for today, else of those that ask today, else of those of now. */
function mostUrgent(visit: Visit, logs: WholeLog[], now: string, read: DaysRead): WholeLog | undefined {
	const rank = ({ log }: WholeLog) => {
		const state = stateOf(log, now, now, knownOf(visit, log, read));
		if (state === "open") return 0;
		if (state === "filled") return 1;
		return isInTime(log, now) ? 2 : 3;
	};
	return [...logs].sort((one, other) => rank(one) - rank(other))[0];
}

function ownView(visit: Visit, logs: WholeLog[], shown: WholeLog, look: Look, read: DaysRead) {
	const known = knownOf(visit, shown.log, read);
	return {
		logs: logs.map(({ log }) => ({
			...{ id: log.id, title: log.title, isChosen: log === shown.log },
			today: stateOf(log, look.now, look.now, knownOf(visit, log, read)),
		})),
		day: dayView(visit, shown, look, read, known),
		month: monthView(shown.log, look, known),
		...progressView(visit, shown, look, read, known),
	};
}

type FollowedRead = { followed: { row: Log; client: Named | null }[]; lastDays: { formId: string; day: string }[] };

/** The list of those who follow up; nothing for clients. */
function followedOf(visit: Visit, { q, cursor }: Pick<z.output<typeof DashboardPage>, "q" | "cursor">) {
	const now = today(visit.tenant.timeZone, visit.now);
	const isFollowing = visit.access.level >= LEVEL_CLIENTS;
	const place = keyset([activityLogs.id], { cursor }, "desc");
	const where = isFollowing
		? and(
				...[logsOpenTo(visit), isNotNull(activityLogs.clientId), ne(activityLogs.clientId, visit.user.id)],
				...[ofNamed(visit, q), place.where],
			)
		: sql`false`;
	const { ids, logs } = readingLogs(visit, where, { limit: PAGE + 1 });
	const period = { from: addDays(now, -LAST + 1), to: now };
	return {
		reads: { followed: logs, lastDays: readingFilledDays(visit, ids, period) },
		view: (read: FollowedRead) => {
			if (!isFollowing) return null;
			const page = pageOf(read.followed, PAGE, ({ row }) => [row.id]);
			const logs = page.items.map((one) => followedView(visit, one, read, now));
			return { next: page.next, last: LAST, q, logs };
		},
	};
}

export function followedView(
	visit: Visit,
	{ row: log, client }: FollowedRead["followed"][number],
	{ lastDays }: FollowedRead,
	now: string,
) {
	const filled = new Set(lastDays.filter(({ formId }) => formId === log.id).map(({ day }) => day));
	const days = Array.from({ length: LAST }, (_, at) => addDays(now, at - LAST + 1));
	return {
		...{ id: log.id, title: log.title, startsOn: log.startsOn, endsOn: log.endsOn },
		client: client ? nameOf(client) : "",
		address: paths(visit.tenant.guid).read(log.id),
		isOver: log.endsOn !== null && log.endsOn < now,
		isToCome: log.startsOn > now,
		lastDay: [...filled].sort().at(-1) ?? null,
		filled: filled.size,
		expected: days.filter((day) => isExpected(log, day) && (day !== now || filled.has(day))).length,
	};
}
export type FollowedLog = ReturnType<typeof followedView>;
