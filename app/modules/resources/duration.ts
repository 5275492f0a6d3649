/** A length of time in the words of a language, as "1 day 2 hours". */
export function durationIn(minutes: number, locale: string): string {
	const parts = [
		["day", Math.floor(minutes / 1_440)],
		["hour", Math.floor((minutes % 1_440) / 60)],
		["minute", minutes % 60],
	] as const;
	const said = parts.filter(([unit, count]) => count > 0 || (unit === "minute" && minutes === 0));
	return said
		.map(([unit, count]) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count))
		.join(" ");
}
