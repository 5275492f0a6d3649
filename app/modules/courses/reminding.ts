import { addDays } from "#app/platform/clock";

/** Days from the due date at which a learner is reminded: a week and a day before it, and once it has passed. */
const DAYS = [-7, -1, 1];

/** The day of the next letter about a due date after a day; null where none is left. */
export const nextReminder = (dueOn: string, after: string): string | null =>
	DAYS.map((count) => addDays(dueOn, count)).find((day) => day > after) ?? null;
