import { MINUTE } from "#app/platform/limits";

/** Per cent of extra time that a candidate can be given. */
export const extraTimes = [0, 25, 50, 100] as const;
/** Milliseconds in which an answer that was on its way when the time ended still counts. */
const GRACE = 30_000;

type Timed = { createdAt: number; limitMinutes: number; extraPercent: number };

/** The minutes that somebody has, with their extra time; 0 for no limit. */
export const minutesOf = ({ limitMinutes, extraPercent }: Omit<Timed, "createdAt">): number =>
	Math.round(limitMinutes * (1 + extraPercent / 100));

/** The instant at which an attempt ends by its time limit; null where it has none. */
export const endsAt = (attempt: Timed): number | null =>
	attempt.limitMinutes === 0 ? null : attempt.createdAt + minutesOf(attempt) * MINUTE;

/** Whether its time has run out: the clock goes on while somebody is away. */
export function isTimeUp(attempt: Timed, now: Date, grace = GRACE): boolean {
	const end = endsAt(attempt);
	return end !== null && end + grace < now.getTime();
}
