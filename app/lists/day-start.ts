const formats = new Map<string, Intl.DateTimeFormat>();

/** The instant (epoch milliseconds) at which a day (`YYYY-MM-DD`) begins in a time zone, over a change of the clock too. */
export function dayStart(day: string, timeZone: string): number {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const first = midnight - aheadOfUtc(midnight, timeZone);
	const second = midnight - aheadOfUtc(first, timeZone);
	if (first === second) return first;
	// The clock is changed about midnight: the day begins at the later one where the earlier is still the day before.
	const [early, late] = [Math.min(first, second), Math.max(first, second)];
	return early + aheadOfUtc(early, timeZone) >= midnight ? early : late;
}

function aheadOfUtc(at: number, timeZone: string): number {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("sv-SE", {
			timeZone,
			...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" },
		});
		formats.set(timeZone, format);
	}
	return Date.parse(`${format.format(at).replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}
