import { expect, it } from "vitest";
import { curvesOf } from "#app/modules/verdal/progress/curves";
import { weekOf } from "#app/modules/verdal/weeks/week";

it("begins a week on Monday, over the turn of a year too", () => {
	expect(["2026-11-23", "2026-11-27", "2026-11-29", "2027-01-01"].map(weekOf)).toEqual([
		...["2026-11-23", "2026-11-23", "2026-11-23", "2026-12-28"],
	]);
});

it("draws what each party said from the first week on, and compares the last two", () => {
	const week = (weekOn: string, attendance: number) => ({
		...{ id: weekOn, party: "participant" as const, weekOn, comment: "" },
		answers: { attendance, tasks: 3, wellbeing: 3, support: 3, progress: null },
	});
	const [shown, ...none] = curvesOf([week("2026-11-16", 5), week("2026-11-09", 3), week("2026-11-02", 1)]);
	expect([shown?.party, shown?.weeks, none]).toEqual(["participant", 3, []]);
	expect(shown?.curves[0]).toEqual({ question: "attendance", last: 5, difference: 2, shares: [0, 0.5, 1] });
	expect(shown?.curves[4]).toMatchObject({ last: null, difference: null });
});
