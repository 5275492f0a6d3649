import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOf, ticks, topOf } from "#app/forms/charts/scale";
import { answerColumns } from "#app/forms/exports/reply-columns";
import { hiddenGroups, mayShow } from "#app/forms/reports/hide-small";
import {
	compareMeasurements,
	isNotOnTrack,
	measuresOf,
	seriesOf,
	versionChanges,
} from "#app/forms/reports/measurements";
import { numbersOf, summarise } from "#app/forms/reports/summary";
import { ask, form, option, page } from "./make";

describe("small groups", () => {
	it("are hidden, and so is what they follow from", () => {
		expect([mayShow(4, 100), mayShow(5, 100), mayShow(97, 100), mayShow(95, 100), mayShow(7, 7)]).toEqual([
			false,
			true,
			false,
			true,
			true,
		]);
		expect(hiddenGroups([10, 3, 20])).toEqual([true, true, false]);
		expect(hiddenGroups([3, 4, 20])).toEqual([true, true, false]);
		expect(hiddenGroups([1, 2, 20, 9])).toEqual([true, true, false, true]);
		expect(hiddenGroups([0, 6, 20])).toEqual([false, false, false]);
		expect(hiddenGroups([3])).toEqual([true]);
	});

	it("can never be told by subtraction", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 8 }), (sizes) => {
				const hidden = hiddenGroups(sizes);
				sizes.forEach((size, at) => {
					if (size > 0 && size < 5) expect(hidden[at]).toBe(true);
				});
				const sum = sizes.reduce((total, size, at) => total + (hidden[at] ? size : 0), 0);
				const isAll = sizes.every((size, at) => hidden[at] || size === 0);
				if (hidden.includes(true) && !isAll) expect(sum).toBeGreaterThanOrEqual(5);
			}),
		);
	});
});

describe("a summary", () => {
	const options = [option("a"), option("b")];
	const definition = form(
		[
			page("p", [
				ask("choice", "c", { options }),
				ask("scale", "s", { min: 1, max: 3 }),
				ask("many", "m", { options }),
				ask("longText", "t"),
				ask("yesNo", "y"),
			]),
		],
		{ lineage: [{ from: { question: "old" }, to: { question: "c" } }] },
	);
	const figure = (question: string, value: string, count: number, part = "") => ({ question, part, value, count });

	it("counts each option, also what nobody chose, over all versions", () => {
		const figures = [
			figure("c", "a", 3),
			figure("old", "a", 2),
			figure("s", "1", 1),
			figure("s", "3", 3),
			figure("m", "a", 4),
			figure("m", "b", 3),
			figure("m", "", 5, "answered"),
			figure("t", "", 2),
			figure("y", "1", 6),
		];
		const [choice, scale, many, text, yesNo] = summarise(definition, figures);
		expect(choice).toMatchObject({
			answered: 5,
			parts: [
				{
					counts: [
						{ value: "a", count: 5 },
						{ value: "b", count: 0 },
					],
				},
			],
		});
		expect(scale?.parts[0]?.counts.map(({ count }) => count)).toEqual([1, 0, 3]);
		expect(scale?.parts[0]?.numbers).toMatchObject({ mean: 2.5, median: 3, min: 1, max: 3 });
		expect(many?.answered).toBe(5);
		expect(text?.answered).toBe(2);
		expect(yesNo?.parts[0]?.counts).toEqual([
			{ value: "1", count: 6 },
			{ value: "0", count: 0 },
		]);
	});

	it("of numbers is that of the numbers themselves", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 40 }), (values) => {
				const counts = [...new Set(values)].map((value) => ({
					value: String(value),
					count: values.filter((one) => one === value).length,
				}));
				const sorted = [...values].sort((one, other) => one - other);
				const middle =
					(sorted[Math.floor((sorted.length - 1) / 2)] as number) / 2 +
					(sorted[Math.floor(sorted.length / 2)] as number) / 2;
				const numbers = numbersOf(counts);
				expect(numbers?.mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length);
				expect(numbers?.median).toBe(middle);
			}),
		);
		expect(numbersOf([{ value: "", count: 3 }])).toBeNull();
	});
});

describe("measurements", () => {
	const score = {
		id: "sc",
		name: {},
		items: [{ question: "s" }],
		method: "sum" as const,
		maxMissing: 0,
		bands: [],
		better: "higher" as const,
		min: 0,
		max: 10,
	};
	const measures = measuresOf(
		form([page("p", [ask("scale", "s", { min: 0, max: 10 }), ask("shortText", "t")])], { scores: [score] }),
	);
	const reply = (value: number | null, at: number, versionId = "v1") => ({
		...{ id: `r${at}`, day: `2026-01-0${at}`, versionId },
		answers: (value === null ? {} : { s: value }) as Record<string, number>,
		scores: { sc: { value, band: null, missing: 0 } },
	});

	it("stand side by side; one that was not answered is missing and never taken from another time", () => {
		const replies = [reply(3, 1), reply(5, 2), reply(null, 3), reply(7, 4, "v2")];
		const [compared] = compareMeasurements(seriesOf(measures, replies));
		expect(compared).toMatchObject({
			first: 3,
			previous: null,
			current: 7,
			sinceFirst: "better",
			sincePrevious: "unknown",
		});
		expect(versionChanges(replies)).toEqual([3]);
		expect(compareMeasurements(seriesOf(measures, [reply(3, 1)]))[0]).toMatchObject({
			first: 3,
			previous: null,
			current: null,
		});
	});

	it("tell who is not getting better", () => {
		const track = (...values: (number | null)[]) => isNotOnTrack({ measure: measures[0] as never, values });
		expect([track(5, 5, 4), track(5, 6, 7), track(9, 5, null, 5, 5), track(5, 4)]).toEqual([true, false, true, false]);
	});
});

it("an export has the columns of all versions, each reply read by its own", () => {
	const versions = [
		{
			id: "v1",
			number: 1,
			definition: form([page("p", [ask("choice", "c", { options: [option("a")] }), ask("shortText", "gone")])]),
		},
		{
			id: "v2",
			number: 2,
			definition: form([
				page("p", [
					ask("scale", "s", { min: 0, max: 10, hasComment: true }),
					ask("choice", "c", { options: [{ id: "a", label: { nb: "Nytt" } }] }),
				]),
			]),
		},
	];
	const speech = { yes: "Ja", no: "Nei", other: "Annet", languages: ["nb"] as ["nb"] };
	const words = { other: "annet", comment: "kommentar", untilVersion: (number: number) => `til v${number}` };
	const columns = answerColumns(versions, { speech, words });
	expect(columns.map(({ title }) => title)).toEqual([
		"Spørsmål s",
		"Spørsmål s – kommentar",
		"Spørsmål c",
		"Spørsmål gone (til v1)",
	]);
	const cells = (versionId: string, answers: Record<string, string | number>) =>
		columns.map(({ cell }) => cell({ versionId, answers }));
	expect(cells("v1", { c: "a", gone: "x" })).toEqual([null, null, "Valg a", "x"]);
	expect(cells("v2", { c: "a", s: 4, "s:comment": "ja" })).toEqual([4, "ja", "Nytt", null]);
	expect(
		answerColumns(versions, { speech, words, codes: true })[2]?.cell({ versionId: "v1", answers: { c: "a" } }),
	).toBe("a");
});

it("an axis has round numbers and both its ends", () => {
	expect([ticks(0, 10), ticks(1, 5), ticks(0, 63)]).toEqual([
		[0, 2, 4, 6, 8, 10],
		[1, 2, 3, 4, 5],
		[0, 20, 40, 63],
	]);
	expect([topOf(0), topOf(5), topOf(7), topOf(23), topOf(100)]).toEqual([5, 5, 10, 50, 100]);
	expect(pathOf([{ x: 1, y: 1 }, null, { x: 2, y: 2 }, { x: 3, y: 3 }])).toBe("M1 1M2 2L3 3");
});
