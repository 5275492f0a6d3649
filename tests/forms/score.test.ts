import { describe, expect, it } from "vitest";
import type { Answers } from "#app/forms/answers/answer";
import { changeOf, reliableChange } from "#app/forms/scoring/reliable-change";
import { bandOf, type Score, scoresOf } from "#app/forms/scoring/score";
import { ask, form, option, page } from "./make";

const scale = (id: string) => ask("scale", id, { min: 1, max: 5 });
const bands = [
	{ from: 10, label: { nb: "Høy" }, tone: "danger" as const },
	{ from: 0, label: { nb: "Lav" }, tone: "good" as const },
];
const base: Score = {
	id: "s",
	name: { nb: "Sum" },
	items: [{ question: "a" }, { question: "b" }, { question: "c" }],
	method: "sum",
	maxMissing: 0,
	bands,
	better: "lower",
	min: 3,
	max: 15,
};
const score = (more: Partial<Score>, answers: Answers, questions = [scale("a"), scale("b"), scale("c")]) =>
	scoresOf(form([page("p", questions as never)], { scores: [{ ...base, ...more }] }), answers).s;

describe("a score", () => {
	it("is the sum, in its band", () => {
		expect(score({}, { a: 3, b: 4, c: 5 })).toEqual({ value: 12, band: 0, missing: 0 });
		expect(score({}, { a: 3, b: 3, c: 3 })).toEqual({ value: 9, band: 1, missing: 0 });
	});

	it("turns a reversed item about the middle of its range, and weighs", () => {
		const items = [
			{ question: "a", isReversed: true },
			{ question: "b", weight: 2 },
		];
		expect(score({ items }, { a: 1, b: 3 })?.value).toBe(11);
		expect(score({ items, method: "mean" }, { a: 1, b: 3 })?.value).toBeCloseTo(11 / 3);
	});

	it("never takes what is missing as zero: it is filled up, or there is no score", () => {
		expect(score({}, { a: 3, b: 4 })).toEqual({ value: null, band: null, missing: 1 });
		expect(score({ maxMissing: 1 }, { a: 3, b: 4 })?.value).toBe(10.5);
		expect(score({ maxMissing: 1, method: "mean" }, { a: 3, b: 4 })?.value).toBe(3.5);
		expect(score({ maxMissing: 3 }, {})?.value).toBeNull();
	});

	it("counts what options and yes or no are worth", () => {
		const questions = [
			ask("choice", "a", { options: [option("x", 0), option("y", 3)] }),
			ask("yesNo", "b", { scores: { yes: 1, no: 0 } }),
			ask("matrix", "c", { rows: [{ id: "r", label: {} }], options: [option("m", 2), option("n", 4)] }),
		];
		const items = [{ question: "a", isReversed: true }, { question: "b" }, { question: "c", part: "r" }];
		expect(score({ items }, { a: "x", b: true, c: { r: "n" } }, questions as never)?.value).toBe(8);
	});

	it("is converted by its table", () => {
		const conversion = [
			{ raw: 7, value: 7 },
			{ raw: 12, value: 11.25 },
		];
		expect(score({ conversion }, { a: 4, b: 4, c: 4 })?.value).toBe(11.25);
		expect(score({ conversion }, { a: 3, b: 4, c: 4 })?.value).toBe(7);
		expect(score({ conversion }, { a: 1, b: 1, c: 1 })?.value).toBeNull();
	});
});

it("a band holds all from its least value to the next one's", () => {
	expect([bandOf(-1, bands), bandOf(0, bands), bandOf(9.99, bands), bandOf(10, bands)]).toEqual([null, 1, 1, 0]);
});

it("a change counts only beyond the noise of the scale", () => {
	const measure = { deviation: 5, reliability: 0.84, better: "lower" as const };
	expect(reliableChange(measure)).toBeCloseTo(5.54, 2);
	expect([
		changeOf(measure, 20, 15),
		changeOf(measure, 20, 14),
		changeOf(measure, 14, 20),
		changeOf(measure, null, 3),
	]).toEqual(["same", "better", "worse", "unknown"]);
});
