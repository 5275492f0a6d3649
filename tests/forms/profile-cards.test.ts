import { expect, it } from "vitest";
import type { Words } from "#app/forms/charts/card";
import type { ComparedRow, Followed } from "#app/forms/over-time/followed";
import { profileCards } from "#app/forms/over-time/over-time-cards";

const words: Words = {
	...{ t: (key) => key, number: String, date: (day) => day, dateTime: String },
	share: (part, whole) => `${(part / whole) * 100} %`,
};
const row = (id: string, max: number, first: number | null, current: number): ComparedRow => ({
	...{ id, name: id, min: 0, max, better: "higher", since: null, first, previous: first, current },
	...{ sincePrevious: "better", sinceFirst: "better", noise: null, band: null },
});
const report = (compared: ComparedRow[]): Followed => ({
	...{ title: "", lastAt: null, compared, charts: [], events: [] },
	replies: ["2026-11-02", "2026-11-09"].map((day) => ({ id: day, day })),
});

it("the shares that are drawn of scales that are not one stand in a table, a missing one as nothing", () => {
	const lines = profileCards(report([row("sleep", 10, 4, 6), row("work", 5, null, 2)]), words)?.lines;
	expect(lines?.table?.rows).toEqual([
		{ name: "sleep", cells: ["40", "60"] },
		{ name: "work", cells: ["overTime:missing", "40"] },
	]);
});

it("scales that are one are drawn with the numbers of the table that stands for itself", () => {
	expect(profileCards(report([row("sleep", 10, 4, 6), row("work", 10, 1, 2)]), words)?.lines.table).toBeUndefined();
});
