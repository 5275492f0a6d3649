import { describe, expect, it } from "vitest";
import { nextFree, overlaps, presenceAt } from "#app/modules/resources/free-time";
import { easterSunday, holidayOn } from "#app/modules/resources/holidays";
import { hoursOn, type Opening, shutWithin } from "#app/modules/resources/opening";
import { occurrencesOf } from "#app/modules/resources/repeat";
import { toInstant } from "#app/platform/local-time";

const ZONE = "Europe/Oslo";
const at = (local: string) => toInstant(local, ZONE);
const span = (startsAt: string, endsAt: string) => ({ startsAt: at(startsAt), endsAt: at(endsAt) });
const weekdays = Array.from({ length: 7 }, (_, index) => (index < 5 ? { from: "08:00", to: "16:00" } : null));
const opening = (more: Partial<Opening> = {}): Opening => ({
	...{ weekly: weekdays, closedOnHolidays: true, timeZone: ZONE, closures: [], ...more },
});

describe("the public holidays of Norway", () => {
	it("knows Easter of years in which it is early, late and common", () => {
		expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
			"2024-03-31",
			"2025-04-20",
			"2026-04-05",
			"2027-03-28",
			"2038-04-25",
		]);
	});

	it("finds the twelve days of a year, and no other", () => {
		const days = Array.from({ length: 365 }, (_, index) =>
			new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
		);
		expect(days.filter(holidayOn)).toEqual([
			"2026-01-01",
			"2026-04-02",
			"2026-04-03",
			"2026-04-05",
			"2026-04-06",
			"2026-05-01",
			"2026-05-14",
			"2026-05-17",
			"2026-05-24",
			"2026-05-25",
			"2026-12-25",
			"2026-12-26",
		]);
	});

	it("names 17 May where Whit Sunday falls on it", () => {
		expect(holidayOn("2043-05-17")).toBe("constitutionDay");
	});
});

describe("opening hours", () => {
	it("has a closure before a holiday, and that before the week", () => {
		const closures = [
			{ firstDay: "2026-05-01", lastDay: "2026-05-01", opensAt: "10:00", closesAt: "12:00", reason: "Open day" },
			{ firstDay: "2026-06-01", lastDay: "2026-06-02", opensAt: "", closesAt: "", reason: "Painting" },
		];
		const open = opening({ closures });
		expect(hoursOn("2026-05-01", open)).toMatchObject({ hours: { from: "10:00", to: "12:00" }, reason: "Open day" });
		expect(hoursOn("2026-05-14", open)).toMatchObject({ hours: null, holiday: "ascensionDay" });
		expect(hoursOn("2026-06-02", open)).toMatchObject({ hours: null, reason: "Painting" });
		expect(hoursOn("2026-06-03", open).hours).toEqual({ from: "08:00", to: "16:00" });
	});

	it("is open up to the minute in which it closes, and not through the night", () => {
		expect(shutWithin(opening(), at("2026-06-03T08:00"), at("2026-06-03T16:00"))).toBeNull();
		expect(shutWithin(opening(), at("2026-06-03T15:00"), at("2026-06-03T16:15"))?.day).toBe("2026-06-03");
		expect(shutWithin(opening(), at("2026-06-03T15:00"), at("2026-06-04T09:00"))?.day).toBe("2026-06-03");
	});

	it("is open around the clock from midnight to midnight, over several days and the change of the clock", () => {
		const always = opening({
			weekly: Array.from({ length: 7 }, () => ({ from: "00:00", to: "24:00" })),
			closedOnHolidays: false,
		});
		expect(shutWithin(always, at("2026-03-27T12:00"), at("2026-03-31T12:00"))).toBeNull();
	});
});

describe("free times", () => {
	it("lets one booking begin when another ends", () => {
		expect(overlaps(span("2026-06-03T09:00", "2026-06-03T10:00"), span("2026-06-03T10:00", "2026-06-03T11:00"))).toBe(
			false,
		);
		expect(overlaps(span("2026-06-03T09:00", "2026-06-03T10:01"), span("2026-06-03T10:00", "2026-06-03T11:00"))).toBe(
			true,
		);
	});

	it("finds the next time that suits all resources, on the next open day where need be", () => {
		const room = { opening: opening(), busy: [span("2026-06-05T09:00", "2026-06-05T12:00")] };
		const gear = { opening: opening(), busy: [span("2026-06-05T12:30", "2026-06-05T15:30")] };
		const from = at("2026-06-05T09:00");
		const until = from + 60 * 86_400_000;
		expect(nextFree([room], from, 3_600_000, until)).toBe(at("2026-06-05T12:00"));
		// 5 June 2026 is a Friday.
		expect(nextFree([room, gear], from, 3_600_000, until)).toBe(at("2026-06-08T08:00"));
	});

	it("says until when it is busy, through bookings that follow each other", () => {
		const busy = [span("2026-06-03T10:00", "2026-06-03T11:00"), span("2026-06-03T09:00", "2026-06-03T10:00")];
		const table = { opening: opening(), busy };
		expect(presenceAt(table, at("2026-06-03T09:30"))).toEqual({ state: "busy", until: at("2026-06-03T11:00") });
		expect(presenceAt(table, at("2026-06-03T08:30"))).toEqual({ state: "free", until: at("2026-06-03T09:00") });
		expect(presenceAt(table, at("2026-06-03T18:00"))).toEqual({ state: "closed", until: at("2026-06-04T08:00") });
	});
});

describe("series", () => {
	it("keeps the hours of the clock over its change", () => {
		const all = occurrencesOf(
			{ startsAt: "2026-03-23T10:00", endsAt: "2026-03-23T11:00" },
			"weekly",
			"2026-03-30",
			ZONE,
		);
		expect(all.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
			"2026-03-23T09:00:00.000Z",
			"2026-03-30T08:00:00.000Z",
		]);
	});

	it("leaves out months without the day", () => {
		const all = occurrencesOf(
			{ startsAt: "2026-01-31T10:00", endsAt: "2026-01-31T11:00" },
			"monthly",
			"2026-05-31",
			ZONE,
		);
		expect(all.map(({ day }) => day)).toEqual(["2026-01-31", "2026-03-31", "2026-05-31"]);
	});

	it("ends a night's booking on the day after", () => {
		const [, second] = occurrencesOf(
			{ startsAt: "2026-06-01T22:00", endsAt: "2026-06-02T06:00" },
			"daily",
			"2026-06-02",
			ZONE,
		);
		expect(second).toEqual({ day: "2026-06-02", ...span("2026-06-02T22:00", "2026-06-03T06:00") });
	});
});
