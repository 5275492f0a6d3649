import { addMonths } from "#app/platform/clock";

/** The days of a schedule that lie in a stretch, both ends counted. */
export function daysWithin(
	{ nextOn, intervalMonths }: { nextOn: string; intervalMonths: number },
	from: string,
	to: string,
): string[] {
	const days: string[] = [];
	for (let nth = 0, day = nextOn; day <= to; nth += 1, day = addMonths(nextOn, nth * intervalMonths))
		if (day >= from) days.push(day);
	return days;
}
