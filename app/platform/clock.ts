const formats = new Map<string, Intl.DateTimeFormat>();

/** The day (`YYYY-MM-DD`) that it is at `now` in an IANA time zone. */
export function today(timeZone: string, now: Date): string {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
		formats.set(timeZone, format);
	}
	return format.format(now);
}

/** The day `count` days after (or before, where negative) a day. */
export function addDays(day: string, count: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + count);
	return date.toISOString().slice(0, 10);
}

/** The day some months later; the last of the month where it has no such day. */
export function addMonths(day: string, count: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + count, 0));
	return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
		.toISOString()
		.slice(0, 10);
}

/** How many days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Whether a text is a day that exists in the calendar. */
export function isDay(value: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
}

/** Whether this time zone is known to the platform. */
export function isTimeZone(value: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: value });
		return true;
	} catch {
		return false;
	}
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** An instant by the clock of a zone, `2026-11-21 13:45`: every spreadsheet takes it for a time. */
export function clockTime(at: number, timeZone: string): string {
	let format = clocks.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
		clocks.set(timeZone, format);
	}
	return format.format(at);
}

/** The zone of somebody's own clock: the tenant's, where they have chosen none. */
export const zoneOf = ({ user, tenant }: { user: { timeZone: string | null }; tenant: { timeZone: string } }): string =>
	user.timeZone ?? tenant.timeZone;
