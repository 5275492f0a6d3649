import { describe, expect, it } from "vitest";
import { groupChange } from "#app/modules/psych-eval/reports/group-change";

const score = {
	...{ id: "s", name: {}, items: [{ question: "q" }], method: "mean" as const, maxMissing: 0, bands: [] },
	...{ better: "higher" as const, min: 0, max: 10 },
};
const told = (lines: [first: number, last: number, times?: number][]) =>
	groupChange(
		[score],
		lines.map(([first, last, times = 2]) => ({ score: "s", first, last, times })),
	)[0];
const times = (count: number, line: [number, number, number?]) => Array.from({ length: count }, () => line);

describe("a group", () => {
	it("is told from each person's first measurement to their last", () => {
		expect(told([...times(5, [2, 4, 3]), ...times(5, [6, 3, 3])])).toMatchObject({
			...{ people: 10, first: 4, last: 3.5, change: -0.5 },
			outcomes: { better: 5, same: 0, worse: 5 },
		});
	});

	it("says nothing of fewer than five, and of nobody who was measured once", () => {
		const nothing = { people: null, change: null, outcomes: { better: null, same: null, worse: null } };
		expect(told(times(4, [2, 4]))).toMatchObject(nothing);
		expect(told([...times(4, [2, 4]), ...times(18, [5, 5, 1])])).toMatchObject(nothing);
	});

	it("hides an outcome of few, and the one by which it would be known", () => {
		const { outcomes } = told([...times(6, [2, 4]), ...times(7, [4, 4]), ...times(2, [4, 2])]) ?? {};
		expect(outcomes?.worse).toBeNull();
		expect([outcomes?.better, outcomes?.same].filter((count) => count === null)).toHaveLength(1);
	});
});
