import { addDays } from "#app/platform/clock";
import type * as schema from "#db/schema/verdal";

/** What a week is reported on, each from 1 to 5, the more the better; without the schemas, which browsers do not load. */
export const weekQuestions = [
	"attendance",
	"tasks",
	"wellbeing",
	"support",
	"progress",
] as const satisfies typeof schema.weekQuestions;
export type WeekQuestion = (typeof weekQuestions)[number];
export type WeekAnswers = Record<WeekQuestion, number | null>;

export const points = [1, 2, 3, 4, 5] as const;

/** The Monday of the week of a day. */
export function weekOf(day: string): string {
	const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
	return addDays(day, -weekday);
}

/** The last day of a week at work. */
export const fridayOf = (monday: string) => addDays(monday, 4);
