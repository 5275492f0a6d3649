import { addDays } from "#app/platform/clock";
import { DAY, MINUTE } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import type { BookingRules } from "#db/schema/resources";
import type { Span } from "./free-time";

type OfType = {
	windowDays: number;
	maxMinutes: number | null;
	needsApproval: boolean;
	approverId: string | null;
	rules: BookingRules;
};

/** The rules that hold for a resource: its own go before those of its type; 0 is no rule. Who approves is one rule. */
export function rulesOf({ windowDays, maxMinutes, needsApproval, approverId, rules }: OfType, own: BookingRules) {
	const { deputyId, autoLevel, autoIds, approvalHours, ...ofType } = rules;
	const approval =
		own.needsApproval === undefined
			? { needsApproval, approverId: approverId ?? undefined, deputyId, autoLevel, autoIds, approvalHours }
			: {};
	return { ...ofType, windowDays, maxMinutes: maxMinutes ?? undefined, ...approval, ...own };
}
export type Rules = ReturnType<typeof rulesOf> & BookingRules;

/** A rule that a time breaks, and what is allowed instead: minutes, or days. */
export type Broken = { rule: "lead" | "window" | "short" | "long"; allowed: number };

/** The first rule that a time breaks when it is booked at `now`; null where it breaks none. */
export function brokenRule(rules: Rules, { startsAt, endsAt }: Span, now: number): Broken | null {
	const { leadMinutes, windowDays, minMinutes, maxMinutes } = rules;
	const length = (endsAt - startsAt) / MINUTE;
	if (leadMinutes && startsAt < now + leadMinutes * MINUTE) return { rule: "lead", allowed: leadMinutes };
	if (windowDays && startsAt > now + windowDays * DAY) return { rule: "window", allowed: windowDays };
	if (minMinutes && length < minMinutes) return { rule: "short", allowed: minMinutes };
	if (maxMinutes && length > maxMinutes) return { rule: "long", allowed: maxMinutes };
	return null;
}

/** The week from Monday to Sunday in which an instant lies, by the clock of a zone. */
export function weekOf(at: number, timeZone: string): Span {
	const day = toLocal(at, timeZone).slice(0, 10);
	const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
	const midnight = (one: string) => toInstant(`${one}T00:00`, timeZone);
	return { startsAt: midnight(monday), endsAt: midnight(addDays(monday, 7)) };
}

/** By when somebody checks in to a booking, and how long it is held after that; `by` is null where nobody has to. */
export function checkInOf(all: readonly Rules[], { startsAt, endsAt }: Span, now: number) {
	const [strictest] = all
		.filter(({ checkInMinutes }) => checkInMinutes)
		.sort((one, other) => (one.checkInMinutes ?? 0) - (other.checkInMinutes ?? 0));
	if (!strictest?.checkInMinutes) return { checkInBy: null, graceMinutes: 0 };
	const checkInBy = Math.min(Math.max(startsAt, now) + strictest.checkInMinutes * MINUTE, endsAt);
	return { checkInBy, graceMinutes: strictest.graceMinutes ?? GRACE };
}

/** Minutes that a booking is held after the warning, where nothing else was chosen. */
export const GRACE = 10;
/** A buffer is no longer than this, so that the index finds what a time may meet. */
export const MOST_BUFFER = 1_440;
