import type { Answers } from "../../forms/answers/answer";
import { weekday } from "../../forms/schedule/schedule";
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
		const sum = values.reduce((total, { value }) => total + value, 0);
		return {
			...{ entry, answered: values.length, byWeekday, mean: meanOf(values) },
			sum: isSummed(entry) ? sum : null,
		};
	});
}

const meanOf = (values: readonly { value: number }[]): number | null =>
	values.length === 0 ? null : values.reduce((sum, { value }) => sum + value, 0) / values.length;

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
