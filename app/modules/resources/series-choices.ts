import { addDays, daysBetween } from "#app/platform/clock";
import { toInstant, toLocal } from "#app/platform/local-time";
import type { Occurrence } from "./repeat";

/** What becomes of a day of a series on which something stands in the way. */
export type DayChoice = { day: string } & (
	| { kind: "skip" }
	| { kind: "resource"; from: string; to: string }
	| { kind: "time"; clock: string }
);

export const writeChoice = (choice: DayChoice): string =>
	[choice.day, choice.kind, ...(choice.kind === "resource" ? [choice.from, choice.to] : [])]
		.concat(choice.kind === "time" ? [choice.clock] : [])
		.join("|");

/** Reads the choices of a form; what is not one is left out. */
export const readChoices = (written: readonly string[]): DayChoice[] =>
	written.flatMap((one): DayChoice[] => {
		const [day = "", kind, first = "", second = ""] = one.split("|");
		if (kind === "skip") return [{ day, kind }];
		if (kind === "resource" && first && second) return [{ day, kind, from: first, to: second }];
		if (kind === "time" && /^([01]\d|2[0-3]):[0-5]\d$/.test(first)) return [{ day, kind, clock: first }];
		return [];
	});

/** A time of a series as it was chosen: from another hour of the same day on, for as long by the clock on the wall. */
export function movedBy(one: Occurrence, choices: readonly DayChoice[], timeZone: string): Occurrence {
	const choice = choices.find(({ day, kind }) => day === one.day && kind === "time");
	if (choice?.kind !== "time") return one;
	const [from, until] = [toLocal(one.startsAt, timeZone), toLocal(one.endsAt, timeZone)];
	const minutesOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
	const length = daysBetween(from.slice(0, 10), until.slice(0, 10)) * 1_440 + minutesOf(until) - minutesOf(from);
	const end = minutesOf(`${one.day}T${choice.clock}`) + length;
	const clock = [Math.floor((end % 1_440) / 60), end % 60].map((part) => String(part).padStart(2, "0")).join(":");
	return {
		day: one.day,
		startsAt: toInstant(`${one.day}T${choice.clock}`, timeZone),
		endsAt: toInstant(`${addDays(one.day, Math.floor(end / 1_440))}T${clock}`, timeZone),
	};
}
