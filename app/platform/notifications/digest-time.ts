import { addDays, today } from "../clock";
import { HOUR } from "../limits";
import { toInstant, toLocal } from "../local-time";

type Rhythm = { digest: "hourly" | "daily" | "weekly"; digestHour: number; digestDay: number };

/** The weekday of a day (`YYYY-MM-DD`), Monday is 1. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const atHour = (day: string, hour: number, timeZone: string) =>
	toInstant(`${day}T${String(hour).padStart(2, "0")}:00`, timeZone);

/** The next instant after `now` at which the clock of a zone shows the digest's hour, on its day where it is weekly; hourly: the next full hour. */
export function nextDigestAt({ digest, digestHour, digestDay }: Rhythm, timeZone: string, now: Date): number {
	if (digest === "hourly") return (Math.floor(now.getTime() / HOUR) + 1) * HOUR;
	const first = today(timeZone, now);
	for (let count = 0; ; count++) {
		const day = addDays(first, count);
		const at = atHour(day, digestHour, timeZone);
		if (at > now.getTime() && (digest === "daily" || weekday(day) === digestDay)) return at;
	}
}

/** When the quiet hours that hold at `now` are over; undefined where none do. `quiet`: `22-7`, from and until which hour. */
export function quietUntil(quiet: string, timeZone: string, now: Date): number | undefined {
	const [from, until] = quiet.split("-").map(Number);
	if (from === undefined || until === undefined || from === until) return undefined;
	const local = toLocal(now.getTime(), timeZone);
	const hour = Number(local.slice(11, 13));
	const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
	if (!isQuiet) return undefined;
	const day = local.slice(0, 10);
	return atHour(hour < until ? day : addDays(day, 1), until, timeZone);
}

export const snoozes = ["hour", "tomorrow", "nextWeek"] as const;
export type Snooze = (typeof snoozes)[number];

/** In the morning, when people begin. */
const MORNING = 8;

/** When a notification comes back: in an hour, or in the morning, tomorrow or next Monday. */
export function snoozedUntil(snooze: Snooze, timeZone: string, now: Date): number {
	if (snooze === "hour") return now.getTime() + HOUR;
	return snooze === "tomorrow"
		? atHour(addDays(today(timeZone, now), 1), MORNING, timeZone)
		: nextDigestAt(
				{ digest: "weekly", digestHour: MORNING, digestDay: 1 },
				timeZone,
				new Date(atHour(addDays(today(timeZone, now), 1), 0, timeZone) - 1),
			);
}
