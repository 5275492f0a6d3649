import { addDays, daysBetween } from "#app/platform/clock";

/** Bars beyond which weeks become months. */
const WEEKS_MOST = 30;

/** Replies by week, or by month where the period is long: each with its first day, also those without any. */
export function overTime(
	days: readonly { day: string; replies: number }[],
	{ from, to }: { from: string; to: string },
): { unit: "week" | "month"; parts: { day: string; replies: number }[] } {
	const [first, last] = [days[0]?.day ?? from, days[days.length - 1]?.day ?? to];
	const start = from > "1900" ? from : first;
	const end = to < "2900" ? to : last;
	const unit = daysBetween(start, end) / 7 > WEEKS_MOST ? "month" : "week";
	const begin = unit === "week" ? monday : (day: string) => `${day.slice(0, 7)}-01`;
	const next = (day: string) => (unit === "week" ? addDays(day, 7) : begin(addDays(day, 31)));
	const sums = new Map<string, number>();
	for (let day = begin(start), n = 0; day <= end && n < 400; day = next(day), n++) sums.set(day, 0);
	for (const { day, replies } of days) sums.set(begin(day), (sums.get(begin(day)) ?? 0) + replies);
	return { unit, parts: [...sums].map(([day, replies]) => ({ day, replies })) };
}

/** The Monday of a day's week. */
function monday(day: string): string {
	const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
	return addDays(day, -weekday);
}
