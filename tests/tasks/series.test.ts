import { describe, expect, it, test } from "vitest";
import { readInstant, toInstant, toLocal } from "#app/platform/local-time";
import { nextDue, nextReminder } from "../../app/tasks/series";

const OSLO = "Europe/Oslo";

describe("the day on which a task comes again", () => {
	test.each([
		["daily", "2026-12-31", "2026-01-01", "2026-12-31", "2027-01-01"],
		["weekly", "2026-11-20", "2026-11-20", "2026-11-20", "2026-11-27"],
		["monthly", "2026-01-31", "2026-01-31", "2026-01-31", "2026-02-28"],
		["monthly", "2026-02-28", "2026-01-31", "2026-02-28", "2026-03-31"],
		["monthly", "2026-12-15", "2026-12-15", "2026-12-15", "2027-01-15"],
		["yearly", "2024-02-29", "2024-02-29", "2024-02-29", "2025-02-28"],
		["yearly", "2027-02-28", "2024-02-29", "2027-02-28", "2028-02-29"],
	] as const)("%s, due %s of a series from %s, done %s: %s", (repeat, due, from, today, next) => {
		expect(nextDue(repeat, due, from, today)).toBe(next);
	});

	it("is not in the past where the task was done late", () => {
		expect(nextDue("daily", "2026-11-01", "2026-11-01", "2026-11-21")).toBe("2026-11-21");
		expect(nextDue("weekly", "2026-11-01", "2026-11-01", "2026-11-21")).toBe("2026-11-22");
		expect(nextDue("monthly", "2026-01-31", "2026-01-31", "2026-04-05")).toBe("2026-04-30");
	});
});

describe("the clock on the wall", () => {
	it("keeps a reminder's hour over the change to summer time and back", () => {
		const winter = toInstant("2026-03-28T09:00", OSLO);
		expect(new Date(winter).toISOString()).toBe("2026-03-28T08:00:00.000Z");
		const summer = nextReminder(winter, "2026-03-28", "2026-03-29", OSLO);
		expect(new Date(summer).toISOString()).toBe("2026-03-29T07:00:00.000Z");
		const autumn = nextReminder(toInstant("2026-10-24T09:00", OSLO), "2026-10-25", "2026-10-26", OSLO);
		expect(toLocal(autumn, OSLO)).toBe("2026-10-25T09:00");
	});

	it("moves a time that is skipped on by an hour, and takes the first of two", () => {
		expect(toLocal(toInstant("2026-03-29T02:30", OSLO), OSLO)).toBe("2026-03-29T03:30");
		expect(new Date(toInstant("2026-10-25T02:30", OSLO)).toISOString()).toBe("2026-10-25T00:30:00.000Z");
	});

	it("reads an instant with its offset as it is", () => {
		expect(readInstant("2026-11-21T10:00:00+01:00", "Asia/Tokyo")).toBe(Date.parse("2026-11-21T09:00:00Z"));
	});
});
