import { addDays } from "#app/platform/clock";

/** The days that a calendar of one month (`2026-11`) shows: whole weeks, from Monday; and the months beside it. */
export function monthGrid(month: string) {
	const first = `${month}-01`;
	const start = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
	const next = addDays(first, 31).slice(0, 7);
	const end = addDays(`${next}-01`, -1);
	const days: string[] = [];
	for (let day = start; day <= end || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
	return { month, days, previous: addDays(first, -1).slice(0, 7), next };
}
