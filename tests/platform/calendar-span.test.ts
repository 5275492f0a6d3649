import { describe, expect, it } from "vitest";
import { daysOfSpan, neighbouringSpans } from "#app/calendar/span";

describe("the days of a calendar", () => {
	it("are whole weeks from Monday", () => {
		expect(daysOfSpan("week", "2026-11-29")).toEqual([
			...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
		]);
		const february = daysOfSpan("month", "2027-02-14");
		expect([february.length, february[0], february.at(-1)]).toEqual([28, "2027-02-01", "2027-02-28"]);
		const december = daysOfSpan("month", "2026-12-31");
		expect([december.length, december[0], december.at(-1)]).toEqual([35, "2026-11-30", "2027-01-03"]);
	});

	it("go on to the first of the next month, whatever the day", () => {
		expect(neighbouringSpans("month", "2027-01-31")).toEqual({ previous: "2026-12-01", next: "2027-02-01" });
		expect(neighbouringSpans("week", "2026-12-31")).toEqual({ previous: "2026-12-24", next: "2027-01-07" });
		expect(neighbouringSpans("day", "2027-03-01")).toEqual({ previous: "2027-02-28", next: "2027-03-02" });
	});
});
