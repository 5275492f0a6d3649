import { addDays } from "#app/platform/clock";

/** Days before a deadline at which whoever is responsible is reminded. */
const BEFORE = 3;
/** Days between two reminders of what is overdue. */
const BETWEEN = 7;

/** The day of the first reminder of a measure. */
export const firstReminder = (dueOn: string): string => addDays(dueOn, -BEFORE);

/** The day of the reminder after one that was sent today: the day after the deadline, then each week. */
export const nextReminder = (dueOn: string, today: string): string =>
	today <= dueOn ? addDays(dueOn, 1) : addDays(today, BETWEEN);
