import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { isLocal } from "#app/platform/local-time";

/** A day with its time, if it has one: `2027-06-01 12:00`, as workbooks and our files have it, or as people write it, the day first. */
const written =
	/^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[.](\d{1,2})[.](\d{4}))(?:(?:T|,?\s+)(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?)?$/;

function read(text: string): { day: string; time: string | null } | null {
	const found = written.exec(text.trim());
	if (!found) return null;
	const [, year, month, date, date2, month2, year2, hour, minute] = found;
	const two = (part = "") => part.padStart(2, "0");
	const day = `${year ?? year2}-${two(month ?? month2)}-${two(date ?? date2)}`;
	return isDay(day) ? { day, time: hour === undefined ? null : `${two(hour)}:${minute}` } : null;
}

/** A day of a file's cell; gives `YYYY-MM-DD`. */
export const writtenDay = z.string("wrongType").transform((typed, ctx) => {
	const found = read(typed);
	if (found) return found.day;
	ctx.addIssue({ code: "custom", message: "crmLists:errors.writtenDay", input: typed });
	return z.NEVER;
});

/** A day and a time of a file's cell, as the tenant's clock shows it; gives `YYYY-MM-DDTHH:mm`. Without a time it is midnight. */
export const writtenTime = z.string("wrongType").transform((typed, ctx) => {
	const found = read(typed);
	const local = found && `${found.day}T${found.time ?? "00:00"}`;
	if (local && isLocal(local)) return local;
	ctx.addIssue({ code: "custom", message: "crmLists:errors.writtenTime", input: typed });
	return z.NEVER;
});
