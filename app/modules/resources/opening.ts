import { addDays } from "#app/platform/clock";
import { toInstant, toLocal } from "#app/platform/local-time";
import type { DayHours, WeeklyHours } from "#db/schema/resources";
import { type Holiday, holidayOn } from "./holidays";

export type Closure = { firstDay: string; lastDay: string; opensAt: string; closesAt: string; reason: string };
/** All that decides when a resource is open. */
export type Opening = {
	weekly: WeeklyHours;
	closedOnHolidays: boolean;
	timeZone: string;
	closures: readonly Closure[];
};
/** Why something is closed on a day. */
export type Shut = { day: string; hours: DayHours; holiday: Holiday | null; reason: string };

const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const dayOf = (at: number, timeZone: string) => toLocal(at, timeZone).slice(0, 10);

/** When a resource is open on a day: a closure of its own goes before a holiday, and that before the week. */
export function hoursOn(day: string, { weekly, closedOnHolidays, closures }: Opening): Omit<Shut, "day"> {
	const closure = closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
	if (closure) {
		const { opensAt, closesAt, reason } = closure;
		const hours = opensAt === "" || closesAt === "" ? null : { from: opensAt, to: closesAt };
		return { hours, holiday: null, reason };
	}
	const holiday = closedOnHolidays ? holidayOn(day) : null;
	return { hours: holiday ? null : (weekly[weekdayOf(day)] ?? null), holiday, reason: "" };
}

/** The instants between which a resource is open on a day; null where it is closed. */
export function openOn(day: string, opening: Opening): { from: number; to: number } | null {
	const { hours } = hoursOn(day, opening);
	if (!hours) return null;
	const at = (clock: string) =>
		clock === "24:00"
			? toInstant(`${addDays(day, 1)}T00:00`, opening.timeZone)
			: toInstant(`${day}T${clock}`, opening.timeZone);
	return { from: at(hours.from), to: at(hours.to) };
}

/** The first day of a time on which the resource is not open all the while; null where it is. */
export function shutWithin(opening: Opening, startsAt: number, endsAt: number): Shut | null {
	const last = dayOf(endsAt - 1, opening.timeZone);
	for (let day = dayOf(startsAt, opening.timeZone); day <= last; day = addDays(day, 1)) {
		const next = toInstant(`${addDays(day, 1)}T00:00`, opening.timeZone);
		const midnight = toInstant(`${day}T00:00`, opening.timeZone);
		const open = openOn(day, opening);
		const isOpen = open && Math.max(startsAt, midnight) >= open.from && Math.min(endsAt, next) <= open.to;
		if (!isOpen) return { day, ...hoursOn(day, opening) };
	}
	return null;
}

/** When the resource opens next after an instant; null where it does not within so many days. */
export function nextOpening(opening: Opening, at: number, days = 400): number | null {
	let day = dayOf(at, opening.timeZone);
	for (let count = 0; count < days; count++, day = addDays(day, 1)) {
		const open = openOn(day, opening);
		if (open && open.from > at) return open.from;
	}
	return null;
}
