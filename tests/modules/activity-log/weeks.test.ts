import { expect, it } from "vitest";
import type { Entry } from "#app/modules/activity-log/entries";
import { weeksWith } from "#app/modules/activity-log/figures";

const entry = (kind: Entry["kind"]): Entry => ({ id: "e", label: "", kind, unit: "", target: null });
const days = [
	{ day: "2026-11-14", answers: { e: 4 } },
	{ day: "2026-11-15", answers: null },
	{ day: "2026-11-16", answers: { e: 7 } },
	{ day: "2026-11-18", answers: { e: 3 } },
	{ day: "2026-11-24", answers: null },
];
const none = null;

it("puts each day under its weekday in its week, a missed one as nothing and not as zero", () => {
	expect(weeksWith(entry("number"), days)).toEqual([
		{ monday: "2026-11-09", values: [none, none, none, none, none, 4, none], whole: 4 },
		{ monday: "2026-11-16", values: [7, none, 3, none, none, none, none], whole: 10 },
		{ monday: "2026-11-23", values: Array(7).fill(none), whole: none },
	]);
});

it("gives a week of a scale its mean, for points do not add up", () => {
	expect(weeksWith(entry("scale"), days).map(({ whole }) => whole)).toEqual([4, 5, none]);
});

it("counts the ticks of a week", () => {
	const ticks = [16, 17, 18].map((day) => ({ day: `2026-11-${day}`, answers: { e: day !== 17 } }));
	expect(weeksWith(entry("tick"), ticks)).toMatchObject([{ values: [1, 0, 1, none, none, none, none], whole: 2 }]);
});
