import { NO_DAY } from "#app/tasks/due";

type Due = { nextRoundOn: string; nextMeasureOn: string };

/** What has passed its day in a company: the round's day, and the first deadline of a measure; null for what has not. */
export function lateSince({ nextRoundOn, nextMeasureOn }: Due, day: string) {
	const passed = (on: string) => (on < day && on !== NO_DAY ? on : null);
	return { round: passed(nextRoundOn), measure: passed(nextMeasureOn) };
}

export function isLate(due: Due, day: string): boolean {
	const { round, measure } = lateSince(due, day);
	return round !== null || measure !== null;
}
