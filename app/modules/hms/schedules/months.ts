/** The day some months later; the last of the month where it has no such day. */
export function addMonths(day: string, count: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + count, 0));
	return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
		.toISOString()
		.slice(0, 10);
}

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
