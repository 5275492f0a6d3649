import { describe, expect, it } from "vitest";
import type { Definition } from "#app/forms/definition/definition";
import { binsOf } from "#app/forms/reports/bins";
import { groupsOf } from "#app/forms/reports/groups";
import { overTime } from "#app/forms/reports/period-parts";

const definition = {
	...{ format: 1, languages: ["en"], title: { en: "A" }, scores: [], lineage: [], tests: [] },
	pages: [
		{
			id: "p",
			sections: [{ id: "s", questions: [{ id: "mood", code: "mood", type: "scale", min: 1, max: 3, label: {} }] }],
		},
	],
} as Definition;
const figure = (group: string, value: string, count: number) => ({ group, question: "mood", part: "", value, count });

describe("groups of a report", () => {
	const sizes = [
		{ group: "a", size: 20 },
		{ group: "b", size: 9 },
		{ group: "c", size: 3 },
	];
	const figures = [figure("a", "1", 20), figure("b", "2", 9), figure("c", "3", 3)];

	it("hides a small one, and the next smallest with it, as it would follow from the whole", () => {
		const groups = groupsOf(definition, sizes, figures, { all: 32, least: 5 });
		expect(groups.map(({ size }) => size)).toEqual([20, null, null]);
		expect(groups.map(({ questions }) => questions?.[0]?.answered ?? null)).toEqual([20, null, null]);
	});

	it("counts those without an answer as a group, from which a small one could follow", () => {
		const two = [
			{ group: "a", size: 20 },
			{ group: "b", size: 9 },
		];
		const shown = groupsOf(definition, two, figures, { all: 31, least: 5 }).map(({ size }) => size);
		expect(shown).toEqual([20, null]);
	});

	it("shows all to those who may open the replies themselves", () => {
		const groups = groupsOf(definition, sizes, figures, { all: 32, least: 1 });
		expect(groups.map(({ size }) => size)).toEqual([20, 9, 3]);
	});
});

describe("replies over time", () => {
	it("stand by week from Monday on, also weeks without any, and by month where it is long", () => {
		const days = [
			{ day: "2026-11-04", replies: 2 },
			{ day: "2026-11-22", replies: 1 },
		];
		expect(overTime(days, { from: "2026-11-02", to: "2026-11-22" })).toEqual({
			unit: "week",
			parts: [
				{ day: "2026-11-02", replies: 2 },
				{ day: "2026-11-09", replies: 0 },
				{ day: "2026-11-16", replies: 1 },
			],
		});
		const long = overTime(days, { from: "2025-12-31", to: "2026-11-22" });
		expect(long.unit).toBe("month");
		expect(long.parts).toHaveLength(12);
		expect(long.parts.at(-1)).toEqual({ day: "2026-11-01", replies: 3 });
	});
});

it("draws many numbers as ranges that hold each of them once", () => {
	const counts = Array.from({ length: 101 }, (_, value) => ({ value: String(value), count: 1 }));
	const bins = binsOf(counts);
	expect(bins.length).toBeLessThanOrEqual(21);
	expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(101);
	expect(binsOf([{ value: "5", count: 2 }])).toEqual([{ from: 5, to: 5, count: 2 }]);
});
