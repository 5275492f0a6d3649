import { addMonths, today } from "#app/platform/clock";

/** For how many months after their removal what somebody learnt may be kept. */
export const keptMonths = ["0", "1", "3", "6", "12", "24", "36", "60"] as const;

/** The day on which what somebody learnt is deleted; null where it is kept for good. */
export const deletedOn = (timeZone: string, leftAt: number, months: number | null): string | null =>
	months === null ? null : addMonths(today(timeZone, new Date(leftAt)), months);
