import { MINUTE } from "#app/platform/limits";
import type { Entry } from "../catalogue.server";
import { clashWith, type Span } from "../free-time";
import { openOn, shutWithin } from "../opening";
import { brokenRule } from "../rules";

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];
/** Minutes from one start that is offered to the next. */
const STEP = 30;

/** Whether a resource can be had for a time by the rules that bind everybody; its parts must be free with it. */
export function canBeHad(entry: Entry, wanted: Span, now: number): boolean {
	if (wanted.startsAt <= now || brokenRule(entry.rules, wanted, now)) return false;
	return [entry, ...entry.parts].every(
		({ resource, busy, buffer, opening }) =>
			resource.status === "active" &&
			!clashWith(busy, wanted, buffer) &&
			!shutWithin(opening, wanted.startsAt, wanted.endsAt),
	);
}

/** The lengths of time that the rules of a resource allow, in minutes. */
export const lengthsOf = ({ rules: { minMinutes, maxMinutes } }: Entry): number[] =>
	LENGTHS.filter((one) => one >= (minMinutes || 0) && one <= (maxMinutes || Number.POSITIVE_INFINITY));

/** The instants of a day from which a resource can be had for so long. */
export function freeStarts(entry: Entry, day: string, minutes: number, now: number): number[] {
	const open = openOn(day, entry.opening);
	if (!open) return [];
	const found: number[] = [];
	for (let at = open.from; at + minutes * MINUTE <= open.to; at += Math.min(STEP, minutes) * MINUTE)
		if (canBeHad(entry, { startsAt: at, endsAt: at + minutes * MINUTE }, now)) found.push(at);
	return found;
}
