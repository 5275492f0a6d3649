import { addDays } from "#app/platform/clock";

/** The day that stands for none in a table, so that it sorts after all others. */
export const NO_DAY = "9999-12-31";

/** A day as people see it: null where none is set. */
export const dayOrNone = (day: string): string | null => (day === NO_DAY ? null : day);

/** Whether something that is open should have been done on an earlier day. */
export const isOverdue = (dueOn: string | null, today: string): boolean => dueOn !== null && dueOn < today;

/** The parts of a list of tasks, in their order. */
export const dueGroups = ["overdue", "today", "week", "later", "none"] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Where an open task stands by its due day: the week ends on Sunday. */
export function dueGroup(dueOn: string | null, today: string): DueGroup {
	if (dueOn === null) return "none";
	if (isOverdue(dueOn, today)) return "overdue";
	if (dueOn === today) return "today";
	return dueOn <= lastOfWeek(today) ? "week" : "later";
}

function lastOfWeek(day: string): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return addDays(day, (7 - weekday) % 7);
}
