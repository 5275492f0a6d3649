import { expect, test } from "vitest";
import { monthsAfter, nextRenewal, validityOf } from "#app/modules/courses/validity";

test.each([
	["2026-01-31", 1, "2026-02-28"],
	["2028-02-29", 12, "2029-02-28"],
	["2026-11-30", 3, "2027-02-28"],
	["2026-05-15", 24, "2028-05-15"],
])("%s and %i months are %s", (day, months, later) => {
	expect(monthsAfter(day, months)).toBe(later);
});

test("a certificate expires soon from 90 days before its last day, and is expired after it", () => {
	expect(validityOf("2026-12-31", "2026-10-01")).toBe("valid");
	expect(validityOf("2026-12-31", "2026-10-02")).toBe("expiresSoon");
	expect(validityOf("2026-12-31", "2026-12-31")).toBe("expiresSoon");
	expect(validityOf("2026-12-31", "2027-01-01")).toBe("expired");
});

test("letters go out 90, 60, 30 and 7 days before the end and the day after, and of a short one those that are left", () => {
	const days: string[] = [];
	for (let day: string | null = "2026-01-01"; day; ) {
		day = nextRenewal("2026-12-31", day);
		if (day) days.push(day);
	}
	expect(days).toEqual(["2026-10-02", "2026-11-01", "2026-12-01", "2026-12-24", "2027-01-01"]);
	expect(nextRenewal("2026-12-31", "2026-12-10")).toBe("2026-12-24");
	expect(nextRenewal("2026-12-31", "2027-01-01")).toBeNull();
});
