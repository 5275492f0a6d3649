import type { Answers } from "../../forms/answers/answer";
import { weekday } from "../../forms/schedule/schedule";
import { mondayOf } from "./calendar";
import { type Entry, numberIn, type Target } from "./entries";

/** A day that was filled in. */
export type Filled = { day: string; answers: Answers };
/** What comes of an entry over some days; scales have no sum, as points do not add up. */
export type EntryFigures = {
	entry: Entry;
	/** Days on which it was answered. */
	answered: number;
	sum: number | null;
	mean: number | null;
	/** The mean of each weekday, Monday first; null where none was answered. */
	byWeekday: (number | null)[];
};

export const isCounted = ({ kind }: Pick<Entry, "kind">) => kind !== "text";
export const isSummed = ({ kind }: Pick<Entry, "kind">) => kind !== "text" && kind !== "scale";

/** Sums and means of each entry that counts. */
export function figuresOf(entries: readonly Entry[], days: readonly Filled[]): EntryFigures[] {
	return entries.filter(isCounted).map((entry) => {
		const values = days.flatMap(({ day, answers }) => {
			const value = numberIn(entry, answers[entry.id]);
			return value === null ? [] : [{ at: weekday(day), value }];
		});
		const byWeekday = [1, 2, 3, 4, 5, 6, 7].map((at) => meanOf(values.filter((one) => one.at === at)));
		return {
			...{ entry, answered: values.length, byWeekday, mean: meanOf(values) },
			sum: isSummed(entry) ? sumOf(values) : null,
		};
	});
}

/** A week's values, Monday first, null where there is none, and what they come to. */
export type WeekFigures = { monday: string; values: (number | null)[]; whole: number | null };

/** An entry's days week by week, each week with its sum, or its mean where points do not add up; `days`: the oldest first. */
export function weeksWith(entry: Entry, days: readonly { day: string; answers: Answers | null }[]): WeekFigures[] {
	const weeks = new Map<string, (number | null)[]>();
	for (const { day, answers } of days) {
		const values = weeks.get(mondayOf(day)) ?? Array.from<number | null>({ length: 7 }).fill(null);
		values[weekday(day) - 1] = numberIn(entry, answers?.[entry.id]);
		weeks.set(mondayOf(day), values);
	}
	return [...weeks].map(([monday, values]) => {
		const given = values.flatMap((value) => (value === null ? [] : [{ value }]));
		const whole = isSummed(entry) && given.length > 0 ? sumOf(given) : meanOf(given);
		return { monday, values, whole };
	});
}

const sumOf = (values: readonly { value: number }[]) => values.reduce((sum, { value }) => sum + value, 0);
const meanOf = (values: readonly { value: number }[]): number | null =>
	values.length === 0 ? null : sumOf(values) / values.length;

/** How far a target has come: of a day that day, of a week its days so far. */
export type Progress = { entry: Entry; target: Target; reached: number };

/** Of a day's target what that day has; of a week's what its days have, for a scale their mean. */
export function progressOf(entries: readonly Entry[], week: readonly Filled[], day: string): Progress[] {
	return entries.flatMap((entry) => {
		const { target } = entry;
		if (!target || !isCounted(entry)) return [];
		const [figures] = figuresOf([entry], target.per === "day" ? week.filter((one) => one.day === day) : week);
		return [{ entry, target, reached: (isSummed(entry) ? figures?.sum : figures?.mean) ?? 0 }];
	});
}
