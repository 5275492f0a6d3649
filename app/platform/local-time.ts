const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows at an instant: `YYYY-MM-DDTHH:mm`, as a `datetime-local` field has it. */
export function toLocal(instant: number, timeZone: string): string {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
		formats.set(timeZone, format);
	}
	return format.format(instant).replace(" ", "T");
}

/**
 * The instant at which the clock on the wall shows a time. Of the two when the clock was set back it is the first; a time
 * that the clock skips is as much later as it skips.
 */
export function toInstant(local: string, timeZone: string): number {
	const wanted = Date.parse(`${local}Z`);
	const offsetAt = (instant: number) => Date.parse(`${toLocal(instant, timeZone)}Z`) - instant;
	const before = wanted - offsetAt(wanted - 86_400_000);
	const after = wanted - offsetAt(wanted + 86_400_000);
	const fits = [Math.min(before, after), Math.max(before, after)].find(
		(instant) => toLocal(instant, timeZone) === local.slice(0, 16),
	);
	return fits ?? before;
}

/** Whether a text is a local time that exists in the calendar. */
export function isLocal(value: string): boolean {
	return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && !Number.isNaN(Date.parse(`${value}Z`));
}

/** An instant as somebody wrote it: with its offset as calls do, or as their own clock shows it. */
export const readInstant = (written: string, timeZone: string): number =>
	isLocal(written) ? toInstant(written, timeZone) : Date.parse(written);
