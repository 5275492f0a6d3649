import { expect, test } from "vitest";
import { nextDigestAt, quietUntil, snoozedUntil } from "#app/platform/notifications/digest-time";

const iso = (at: number | undefined) => at && new Date(at).toISOString();
const daily = { digest: "daily", digestHour: 8, digestDay: 1 } as const;

test.each([
	["before the hour of the day", "Europe/Oslo", "2026-11-27T06:59:00Z", "2026-11-27T07:00:00.000Z"],
	["at the hour itself, the next day", "Europe/Oslo", "2026-11-27T07:00:00Z", "2026-11-28T07:00:00.000Z"],
	["over the night in which clocks go forward", "Europe/Oslo", "2026-03-28T12:00:00Z", "2026-03-29T06:00:00.000Z"],
	["over the night in which they go back", "Europe/Oslo", "2026-10-24T12:00:00Z", "2026-10-25T07:00:00.000Z"],
	["in a zone that is a day ahead", "Pacific/Auckland", "2026-11-27T20:00:00Z", "2026-11-28T19:00:00.000Z"],
])("the daily digest: %s", (_name, zone, now, expected) => {
	expect(iso(nextDigestAt(daily, zone, new Date(now)))).toBe(expected);
});

test("the weekly digest waits for its day, by the reader's calendar", () => {
	const weekly = { digest: "weekly", digestHour: 0, digestDay: 1 } as const;
	// Sunday evening in Oslo, Monday already in Istanbul.
	const now = new Date("2026-11-29T21:30:00Z");
	expect(iso(nextDigestAt(weekly, "Europe/Oslo", now))).toBe("2026-11-29T23:00:00.000Z");
	expect(iso(nextDigestAt(weekly, "Europe/Istanbul", now))).toBe("2026-12-06T21:00:00.000Z");
});

test.each([
	["in the evening", "22-7", "2026-11-27T21:30:00Z", "2026-11-28T06:00:00.000Z"],
	["in the early morning", "22-7", "2026-11-27T04:30:00Z", "2026-11-27T06:00:00.000Z"],
	["in the night in which clocks go forward", "22-7", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00.000Z"],
	["by day", "9-15", "2026-11-27T09:00:00Z", "2026-11-27T14:00:00.000Z"],
	["not at their end", "22-7", "2026-11-27T06:00:00Z", undefined],
	["never where there are none", "", "2026-11-27T23:00:00Z", undefined],
])("mail waits %s", (_name, quiet, now, expected) => {
	expect(iso(quietUntil(quiet, "Europe/Oslo", new Date(now)))).toBe(expected);
});

test("the hourly digest goes out at the next full hour", () => {
	const hourly = { ...daily, digest: "hourly" } as const;
	expect(iso(nextDigestAt(hourly, "Europe/Oslo", new Date("2026-11-27T21:30:00Z")))).toBe("2026-11-27T22:00:00.000Z");
});

test("a snoozed notification comes back in an hour, or in the morning, on a Monday next week", () => {
	const monday = new Date("2026-11-30T05:00:00Z");
	expect(iso(snoozedUntil("hour", "Europe/Oslo", monday))).toBe("2026-11-30T06:00:00.000Z");
	expect(iso(snoozedUntil("tomorrow", "Europe/Oslo", monday))).toBe("2026-12-01T07:00:00.000Z");
	expect(iso(snoozedUntil("nextWeek", "Europe/Oslo", monday))).toBe("2026-12-07T07:00:00.000Z");
});
