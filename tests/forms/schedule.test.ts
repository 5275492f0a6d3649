import { describe, expect, it } from "vitest";
import { easterOf, isNorwegianHoliday } from "#app/forms/schedule/holidays";
import { nextDay, type Schedule, weekday } from "#app/forms/schedule/schedule";

const base = { hour: 8, reminders: { most: 2, gapHours: 24 } };
const span = { startsOn: "2026-03-02", endsOn: "2026-06-30" };
/** The first days of a schedule, one after the other. */
function days(
	schedule: Omit<Schedule, "hour" | "reminders">,
	count: number,
	{ startsOn, endsOn } = span as { startsOn: string; endsOn: string | null },
) {
	const found: string[] = [];
	let from = startsOn;
	while (found.length < count) {
		const day = nextDay({ ...base, ...schedule }, { from, startsOn, endsOn }, isNorwegianHoliday);
		if (day === null) return [...found, null];
		found.push(day);
		const after = new Date(`${day}T00:00:00Z`);
		after.setUTCDate(after.getUTCDate() + 1);
		from = after.toISOString().slice(0, 10);
	}
	return found;
}

describe("the days of a schedule", () => {
	it("once", () => expect(days({ repeat: { kind: "once" } }, 2)).toEqual(["2026-03-02", null]));

	it("daily, but for weekends and holidays", () => {
		const schedule = { repeat: { kind: "daily" }, skipsWeekends: true, holidays: "skip" } as const;
		const from = { startsOn: "2026-03-31", endsOn: null };
		expect(days(schedule, 4, from)).toEqual(["2026-03-31", "2026-04-01", "2026-04-07", "2026-04-08"]);
	});

	it("every other week on two days, counted from the first week", () => {
		const repeat = { kind: "weekly", every: 2, weekdays: [1, 4] } as const;
		expect(days({ repeat: { ...repeat, weekdays: [1, 4] } }, 4, { startsOn: "2026-03-04", endsOn: null })).toEqual([
			"2026-03-05",
			"2026-03-16",
			"2026-03-19",
			"2026-03-30",
		]);
	});

	it("so many days after the start, moved off holidays", () => {
		// The 60th day after is 1 May, a Friday; the next that is none is Monday.
		const schedule = { repeat: { kind: "after", days: [0, 60] }, skipsWeekends: true, holidays: "move" } as Omit<
			Schedule,
			"hour" | "reminders"
		>;
		expect(days(schedule, 3)).toEqual(["2026-03-02", "2026-05-04", null]);
	});

	it("days that are years apart", () => {
		const far = { startsOn: "2026-03-02", endsOn: null };
		expect(days({ repeat: { kind: "after", days: [1000, 0] } }, 3, far)).toEqual(["2026-03-02", "2028-11-26", null]);
		expect(days({ repeat: { kind: "days", days: ["2026-03-02", "2031-03-03"] } }, 3, far)).toEqual([
			"2026-03-02",
			"2031-03-03",
			null,
		]);
	});

	it("fixed days, none after the end", () => {
		expect(days({ repeat: { kind: "days", days: ["2026-04-10", "2026-07-01", "2026-03-10"] } }, 3)).toEqual([
			"2026-03-10",
			"2026-04-10",
			null,
		]);
	});
});

it("holidays go by Easter", () => {
	expect([easterOf(2024), easterOf(2025), easterOf(2026), easterOf(2038)]).toEqual([
		"2024-03-31",
		"2025-04-20",
		"2026-04-05",
		"2038-04-25",
	]);
	expect(
		["2026-04-02", "2026-04-03", "2026-04-04", "2026-05-14", "2026-05-25", "2026-05-17"].map(isNorwegianHoliday),
	).toEqual([true, true, false, true, true, true]);
	expect([weekday("2026-03-02"), weekday("2026-03-08"), weekday("1999-12-31")]).toEqual([1, 7, 5]);
});
