import { describe, expect, it } from "vitest";
import type { Score } from "#app/forms/scoring/score";
import { raisedBy } from "#app/modules/psych-eval/answering/alerts";
import { scoreStatus } from "#app/modules/psych-eval/answering/score-status";
import { shortForm } from "#app/modules/psych-eval/answering/short-form";
import type { AlertRule } from "#app/modules/psych-eval/bank/category";
import { ask, form, page } from "../../forms/make";

const score = (id: string, more: Partial<Score> = {}): Score => ({
	...{ id, name: { nb: id }, items: [{ question: `${id}-q` }], method: "mean", maxMissing: 0, bands: [] },
	...{ better: "higher", min: 0, max: 10, ...more },
});
const measured = (at: number, values: Record<string, number | null>) => ({
	...{ id: `r${at}`, day: `2026-03-${10 + at}`, versionId: "v", answers: {} },
	scores: Object.fromEntries(
		Object.entries(values).map(([id, value]) => [id, { value, band: null, missing: value === null ? 1 : 0 }]),
	),
});

describe("an alert", () => {
	const rule = (test: AlertRule["test"], value: number): AlertRule => ({ test, value, hours: 4, to: "advisors" });
	const raised = (alertRule: AlertRule, answer: unknown, earlier: unknown[] = [], direction = "higher") =>
		raisedBy(
			[{ id: "q", categoryId: "c", alertRule }],
			[{ id: "c", direction: direction as "higher" | "lower" }],
			{ q: answer } as never,
			earlier.map((before) => (before === undefined ? {} : { q: before }) as never),
		).length > 0;

	it("is raised by one answer: yes, or a number at its border", () => {
		expect([raised(rule("yes", 1), true), raised(rule("yes", 1), false)]).toEqual([true, false]);
		expect([7, 8, 9].map((answer) => raised(rule("atLeast", 8), answer))).toEqual([false, true, true]);
		expect([1, 2, 3].map((answer) => raised(rule("atMost", 2), answer))).toEqual([true, true, false]);
		for (const test of ["yes", "atLeast", "atMost", "change"] as const)
			expect(raised(rule(test, 0), undefined), test).toBe(false);
	});

	it("is raised by how far an answer has gone to the worse, whichever way that is", () => {
		expect([5, 4, 3].map((answer) => raised(rule("change", 3), answer, [7]))).toEqual([false, true, true]);
		expect(raised(rule("change", 3), 10, [7])).toBe(false);
		expect(raised(rule("change", 3), 10, [7], "lower")).toBe(true);
		expect(raised(rule("change", 3), 1)).toBe(false);
	});

	it("holds an answer against the last one that was given, whatever was left out since", () => {
		expect(raised(rule("change", 3), 2, [1, 8, undefined])).toBe(true);
		expect(raised(rule("change", 3), 2, [8, 3, undefined])).toBe(false);
	});
});

describe("the short form", () => {
	const definition = form(
		[
			page("p1", [ask("scale", "still-q", { min: 0, max: 10 })]),
			page("p2", [ask("scale", "moving-q", { min: 0, max: 10 })]),
		],
		{ scores: [score("still"), score("moving")] },
	);
	const replies = (count: number) =>
		Array.from({ length: count }, (_, at) => measured(at, { still: 5, moving: at % 2 === 0 ? 2 : 8 }));
	const askedAfter = (count: number, every: number, watched: string[] = []) =>
		shortForm(definition, replies(count), every, new Set(watched)).pages.map(({ id }) => id);

	it("asks what stands still every so many times, and what changes each time", () => {
		expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => askedAfter(count, 4).length)).toEqual([
			2, 2, 1, 1, 2, 1, 1, 1, 2,
		]);
		expect(askedAfter(3, 4)).toEqual(["p2"]);
	});

	it("asks all where the form is not to be short, and always what may raise an alert", () => {
		expect(askedAfter(3, 0)).toHaveLength(2);
		expect(askedAfter(3, 4, ["still-q"])).toHaveLength(2);
	});

	it("never becomes empty, and takes a scale's own noise for standing still", () => {
		const only = { ...definition, scores: [score("still")], pages: definition.pages.slice(0, 1) };
		expect(shortForm(only, replies(3), 4, new Set()).pages).toHaveLength(1);
		const noisy = { ...definition, scores: [score("moving", { deviation: 10, reliability: 0.5 })] };
		expect(shortForm(noisy, replies(3), 4, new Set()).pages.map(({ id }) => id)).toEqual(["p1"]);
	});
});

describe("where a client stands", () => {
	const scores = [score("up"), score("down", { better: "lower" })];
	const trendOf = (...all: Record<string, number | null>[]) =>
		scoreStatus(
			scores,
			all.map((values, at) => measured(at, values)),
		);

	it("is told by most of the areas, each by what is better there", () => {
		expect(trendOf({ up: 3, down: 3 }).trend).toBe("unknown");
		expect(trendOf({ up: 3, down: 7 }, { up: 6, down: 2 }).trend).toBe("better");
		expect(trendOf({ up: 6, down: 2 }, { up: 3, down: 7 }).trend).toBe("worse");
		expect(trendOf({ up: 3, down: 3 }, { up: 6, down: 6 }).trend).toBe("same");
	});

	it("leaves out what was not answered, and never takes it for zero", () => {
		expect(trendOf({ up: 3, down: 7 }, { up: null, down: null })).toEqual({ trend: "unknown", spark: [0.3, null] });
		expect(trendOf({ up: 3, down: 7 }, { up: null, down: 7 }, { up: 6, down: null }).trend).toBe("better");
	});
});
