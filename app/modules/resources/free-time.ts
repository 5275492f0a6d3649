import { MINUTE } from "#app/platform/limits";
import { nextOpening, type Opening, shutWithin } from "./opening";

/** From its start until before its end. */
export type Span = { startsAt: number; endsAt: number };
/** Minutes that are kept free around a time. */
export type Buffer = { bufferBefore: number; bufferAfter: number };
export type Timetable = { opening: Opening; busy: readonly (Span & Partial<Buffer>)[]; buffer?: Buffer };

/** Two times meet where each begins before the other ends: one that begins when another ends does not. */
export const overlaps = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** A time with what is kept free around it. */
export const keptFree = (
	{ startsAt, endsAt }: Span,
	{ bufferBefore = 0, bufferAfter = 0 }: Partial<Buffer> = {},
): Span => ({
	startsAt: startsAt - bufferBefore * MINUTE,
	endsAt: endsAt + bufferAfter * MINUTE,
});

/** What is taken of a resource that a time would meet, what is kept free around both of them with it. */
export function clashWith<Busy extends Span & Partial<Buffer>>(busy: readonly Busy[], wanted: Span, buffer?: Buffer) {
	const whole = keptFree(wanted, buffer);
	return busy.find((one) => overlaps(keptFree(one, one), whole));
}

/** Steps that a search for a free time takes at most. */
const STEPS = 2_000;

/** The first instant from `from` on at which all of these are free for `length`; null where there is none before `until`. */
export function nextFree(all: readonly Timetable[], from: number, length: number, until: number): number | null {
	let at = from;
	for (let step = 0; step < STEPS && at < until; step++) {
		const moved = Math.max(at, ...all.map((one) => laterStart(one, at, length)));
		if (moved === at) return at;
		at = moved;
	}
	return null;
}

function laterStart({ opening, busy, buffer }: Timetable, startsAt: number, length: number): number {
	const wanted = { startsAt, endsAt: startsAt + length };
	const clash = clashWith(busy, wanted, buffer);
	if (clash) return keptFree(clash, clash).endsAt + (buffer?.bufferBefore ?? 0) * MINUTE;
	if (!shutWithin(opening, wanted.startsAt, wanted.endsAt)) return startsAt;
	return nextOpening(opening, startsAt) ?? Number.POSITIVE_INFINITY;
}

/** How a resource is at an instant, and until when (null: as far as is known). */
export type Presence = { state: "free" | "busy" | "closed"; until: number | null };

/** Bookings that follow each other without a gap are one time that it is busy. */
export function presenceAt({ opening, busy }: Timetable, now: number): Presence {
	const inOrder = [...busy].sort((one, other) => one.startsAt - other.startsAt);
	let until = now;
	for (const one of inOrder) if (one.startsAt <= until && one.endsAt > until) until = one.endsAt;
	if (until > now) return { state: "busy", until };
	if (shutWithin(opening, now, now + 1)) return { state: "closed", until: nextOpening(opening, now, 60) };
	return { state: "free", until: inOrder.find(({ startsAt }) => startsAt > now)?.startsAt ?? null };
}
