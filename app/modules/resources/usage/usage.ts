import { addDays } from "#app/platform/clock";
import { HOUR, MINUTE } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import type { Span } from "../free-time";
import { hoursOn, type Opening } from "../opening";

/** Minutes by weekday, Monday first, and hour. */
export type Grid = number[][];
export const emptyGrid = (): Grid => Array.from({ length: 7 }, () => Array<number>(24).fill(0));

const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const add = (grid: Grid, weekday: number, hour: number, minutes: number) => {
	const row = grid[weekday] as number[];
	row[hour] = (row[hour] ?? 0) + minutes;
};

/** When something is open from one day to another, both counted, by its own clock. */
export function openGrid(opening: Opening, from: string, to: string): Grid {
	const grid = emptyGrid();
	for (let day = from; day <= to; day = addDays(day, 1)) {
		const { hours } = hoursOn(day, opening);
		if (!hours) continue;
		const [first, last] = [minutesOf(hours.from), minutesOf(hours.to)];
		for (let hour = Math.floor(first / 60); hour * 60 < last; hour++) {
			const minutes = Math.min(last, hour * 60 + 60) - Math.max(first, hour * 60);
			if (minutes > 0) add(grid, weekdayOf(day), hour, minutes);
		}
	}
	return grid;
}

/** Adds a time that is used to a grid, by the clock of its resource. */
export function addUse(grid: Grid, { startsAt, endsAt }: Span, timeZone: string): void {
	// As if that clock were UTC: an hour that is left out in spring or comes twice in autumn moves what is after it by one.
	const start = Date.parse(`${toLocal(startsAt, timeZone)}Z`);
	const end = start + (endsAt - startsAt);
	for (let at = start; at < end; ) {
		const next = Math.min(end, at - (at % HOUR) + HOUR);
		const date = new Date(at);
		add(grid, (date.getUTCDay() + 6) % 7, date.getUTCHours(), Math.round((next - at) / MINUTE));
		at = next;
	}
}

export const addGrid = (grid: Grid, other: Grid, times = 1): void => {
	for (const [weekday, row] of other.entries())
		for (const [hour, minutes] of row.entries()) add(grid, weekday, hour, minutes * times);
};
export const sumOf = (grid: Grid): number => grid.flat().reduce((sum, minutes) => sum + minutes, 0);
/** The share of what was open that was used; null where it was not open. */
export const shareOf = (used: number, open: number): number | null => (open > 0 ? used / open : null);
