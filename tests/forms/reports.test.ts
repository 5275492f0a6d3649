import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOf, ticks, topOf } from "#app/forms/charts/scale";
import { answerColumns } from "#app/forms/exports/reply-columns";
import { hiddenGroups, mayShow, wholeBlocks } from "#app/forms/reports/hide-small";
import {
	compareMeasurements,
	isNotOnTrack,
	measuresOf,
	seriesOf,
	versionChanges,
} from "#app/forms/reports/measurements";
import { groupsWithoutSmall, withoutSmall } from "#app/forms/reports/small-cells";
import { numbersOf, summarise } from "#app/forms/reports/summary";
import { dictionaryOf } from "#app/forms/transfer/dictionary";
import { addDays } from "#app/platform/clock";
import { ask, form, option, page } from "./make";

/** The words of a file's head. */
const words = {
	...{ other: "annet", comment: "kommentar", goalValue: "vurdering", band: "nivå" },
	untilVersion: (number: number) => `til v${number}`,
};

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
		// Two that are four each would be known by their sum.
		expect(hiddenGroups([4, 4, 20, 30])).toEqual([true, true, true, false]);
		expect(hiddenGroups([3, 9, 9, 30])).toEqual([true, true, true, false]);
		expect(hiddenGroups([1, 2, 20, 9])).toEqual([true, true, false, true]);
		expect(hiddenGroups([0, 6, 20])).toEqual([false, false, false]);
		expect(hiddenGroups([3])).toEqual([true]);
		// All ones are known to be ones, unless something else could be among them.
		expect(hiddenGroups([1, 1, 1, 1, 1])).toEqual([true, true, true, true, true]);
		expect(hiddenGroups([1, 1, 1, 1, 1, 0, 30])).toEqual([true, true, true, true, true, false, true]);
		expect(hiddenGroups([2, 4, 0])).toEqual([true, true, true]);
		expect(hiddenGroups([1, 4, 0])).toEqual([true, true, true]);
	});

	it("could each be another number, also for somebody who knows the rule and the whole", () => {
		const tablesOf = (total: number, length: number): number[][] =>
			length === 1
				? [[total]]
				: Array.from({ length: total + 1 }, (_, first) =>
						tablesOf(total - first, length - 1).map((rest) => [first, ...rest]),
					).flat();
		const published = (table: number[]) => {
			const hidden = hiddenGroups(table);
			return JSON.stringify(table.map((size, at) => (hidden[at] ? null : size)));
		};
		for (const total of [5, 6, 7, 9, 12, 16])
			for (const length of [2, 3, 4]) {
				const alike = new Map<string, number[][]>();
				for (const table of tablesOf(total, length)) {
					const key = published(table);
					alike.set(key, [...(alike.get(key) ?? []), table]);
				}
				for (const [key, tables] of alike)
					(JSON.parse(key) as (number | null)[]).forEach((size, at) => {
						if (size === null) expect(new Set(tables.map((table) => table[at])).size).toBeGreaterThan(1);
					});
			}
	});

	it("can never be told by subtraction", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 8 }), (sizes) => {
				const hidden = hiddenGroups(sizes);
				sizes.forEach((size, at) => {
					if (size > 0 && size < 5) expect(hidden[at]).toBe(true);
				});
				const sum = sizes.reduce((total, size, at) => total + (hidden[at] ? size : 0), 0);
				if (hidden.includes(true) && hidden.includes(false)) expect(sum).toBeGreaterThan(5);
			}),
		);
	});
});

describe("a period", () => {
	const days = [
		{ day: "2026-01-01", replies: 3 },
		{ day: "2026-01-02", replies: 4 },
		{ day: "2026-01-03", replies: 0 },
		{ day: "2026-01-04", replies: 5 },
		{ day: "2026-01-05", replies: 2 },
	];
	it("is cut where enough have come together, so that no two differ by a few", () => {
		const of = (from: string, to: string) => wholeBlocks(days, { from, to });
		expect(of("2025-01-01", "2027-01-01")).toEqual({ from: "2026-01-01", to: "2026-01-04" });
		expect(of("2026-01-01", "2026-01-03")).toEqual({ from: "2026-01-01", to: "2026-01-02" });
		expect(of("2026-01-02", "2026-01-05")).toEqual({ from: "2026-01-04", to: "2026-01-04" });
		expect(of("2026-01-05", "2026-01-05")).toBeNull();
	});

	it("never differs from another by one to four, whatever days are asked for", () => {
		const some = fc.array(fc.nat(7), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(some, fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20), (numbers, a, b, c, d) => {
				const all = numbers.map((replies, at) => ({ day: addDays("2026-01-01", at), replies }));
				const counted = (from: number, to: number) => {
					const period = wholeBlocks(all, { from: addDays("2026-01-01", from), to: addDays("2026-01-01", to) });
					return all.filter(({ day }) => period && day >= period.from && day <= period.to);
				};
				const [one, other] = [counted(a, b), counted(c, d)];
				const only = one.filter((day) => !other.includes(day)).reduce((sum, { replies }) => sum + replies, 0);
				expect(only === 0 || only >= 5).toBe(true);
			}),
		);
	});
});

describe("a distribution among whom nobody is to be recognised", () => {
	const options = [option("a"), option("b"), option("c")];
	const definition = form([
		page("p", [
			ask("choice", "c", { options }),
			ask("scale", "s", { min: 1, max: 5 }),
			ask("many", "m", { options }),
			ask("number", "n"),
			ask("ranking", "r", { options }),
		]),
	]);
	const told = (figures: Parameters<typeof summarise>[1]) => withoutSmall(summarise(definition, figures));
	const of = (question: string, counts: Record<string, number>, part = "") =>
		Object.entries(counts).map(([value, count]) => ({ question, part, value, count }));
	const countsOf = (summary: ReturnType<typeof told>[number] | undefined) =>
		summary?.parts[0]?.counts.map(({ count }) => count);

	it("has no small number and none that follows from the rest", () => {
		const [choice] = told(of("c", { a: 20, b: 3, c: 9 }));
		expect(countsOf(choice)).toEqual([20, null, null]);
		expect(choice?.answered).toBe(32);
		expect(countsOf(told(of("c", { a: 20, b: 0, c: 9 }))[0])).toEqual([20, 0, 9]);
		const few = told(of("c", { a: 3 }))[0];
		expect([few?.answered, countsOf(few)]).toEqual([null, []]);
	});

	it("tells of a choice of several neither who chose nor who did not", () => {
		const many = told([...of("m", { a: 18, b: 10, c: 7 }), ...of("m", { "": 20 }, "answered")])[2];
		// Two of twenty did not choose a; alone it would be told by nothing else, but never one alone is hidden.
		expect(countsOf(many)).toEqual([null, 10, null]);
	});

	it("gives of numbers the mean alone, and not where it tells how many stand apart", () => {
		const scale = (counts: Record<string, number>) => told(of("s", counts))[1]?.parts[0];
		expect(scale({ 1: 6, 3: 7, 5: 5 })?.numbers).toMatchObject({ median: 3, min: 1 });
		const some = scale({ 1: 3, 2: 6, 3: 8, 4: 4 });
		expect(some?.counts).toEqual([]);
		expect(some?.numbers).toEqual({ mean: 2.6, median: null, deviation: null, min: null, max: null });
		expect(scale({ 1: 19, 2: 1 })?.numbers).toBeNull();
		const free = told(of("n", { 812345: 1, 400000: 6, 500000: 6, 900000: 1 }))[3]?.parts[0];
		expect([free?.counts, free?.isHidden]).toEqual([[], true]);
	});

	it("hides all of a ranking, whose rows and columns tell each other", () => {
		const ranks = [
			...of("r", { 1: 10, 2: 8, 3: 2 }, "a"),
			...of("r", { 1: 5, 2: 5, 3: 10 }, "b"),
			...of("r", { 1: 5, 2: 7, 3: 8 }, "c"),
		];
		expect(told(ranks)[4]?.parts.map(({ counts }) => counts)).toEqual([[], [], []]);
	});

	it("is hidden by groups where a group, or what is left of the whole, would tell", () => {
		const whole = summarise(definition, of("c", { a: 26, b: 12 }));
		const group = (counts: Record<string, number>) => summarise(definition, of("c", counts));
		const [one, other] = groupsWithoutSmall([group({ a: 14, b: 6 }), group({ a: 12, b: 6 })], whole);
		expect([countsOf(one?.[0]), countsOf(other?.[0])]).toEqual([
			[14, 6, 0],
			[12, 6, 0],
		]);
		// Eleven of a and six of b are shown: nine of a and one of b would be left.
		const [first] = groupsWithoutSmall([group({ a: 12, b: 6 }), group({ a: 5, b: 5 })], whole);
		expect(countsOf(first?.[0])).toEqual([null, null, null]);
		expect(first?.[0]?.answered).toBe(18);
	});

	it("tells the same or less beside the whole that it was chosen from", () => {
		const whole = summarise(definition, of("c", { a: 30, b: 20, c: 10 }));
		const some = summarise(definition, of("c", { a: 27, b: 8, c: 5 }));
		expect(countsOf(withoutSmall(some, [whole])[0])).toEqual([null, 8, null]);
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
	const columns = answerColumns(versions, { speech, words });
	expect(columns.map(({ title }) => title)).toEqual([
		"Spørsmål s",
		"Spørsmål s – kommentar",
		"Spørsmål c",
		"Spørsmål gone (til v1)",
	]);
	const cells = (versionId: string, answers: Record<string, string | number>) =>
		columns.map(({ cell }) => cell({ versionId, answers, scores: {} }));
	expect(cells("v1", { c: "a", gone: "x" })).toEqual([null, null, "Valg a", "x"]);
	expect(cells("v2", { c: "a", s: 4, "s:comment": "ja" })).toEqual([4, "ja", "Nytt", null]);
	expect(
		answerColumns(versions, { speech, words, codes: true })[2]?.cell({
			versionId: "v1",
			answers: { c: "a" },
			scores: {},
		}),
	).toBe("a");
});

it("a file has a column for each row of a matrix, each field of what repeats, and each score with its band", () => {
	const definition = form(
		[
			page("p", [
				ask("matrix", "m", {
					rows: [
						{ id: "r1", label: { nb: "Søvn" } },
						{ id: "r2", label: { nb: "Mat" } },
					],
					options: [option("a"), option("b")],
				}),
				ask("table", "t", { columns: [ask("shortText", "name"), ask("number", "age")], maxRows: 5 }),
				ask("goals", "g", { scale: "ten", maxGoals: 3 }),
				ask("yesNo", "y"),
			]),
		],
		{
			scores: [
				{
					...{ id: "s", name: { nb: "Trivsel" }, items: [{ question: "m", part: "r1" }], method: "sum", maxMissing: 0 },
					...{ better: "higher", min: 0, max: 3 },
					bands: [
						{ from: 0, label: { nb: "Lav" }, tone: "danger" },
						{ from: 2, label: { nb: "Høy" }, tone: "good" },
					],
				},
			],
		},
	);
	const versions = [{ id: "v1", number: 1, definition }];
	const speech = { yes: "Ja", no: "Nei", other: "Annet", languages: ["nb"] as ["nb"] };
	const reply = {
		versionId: "v1",
		answers: {
			m: { r2: "b" },
			t: [{ name: "Per", age: 7 }, { age: 9 }],
			g: [
				{ id: "1", text: "Gå tur", value: 4 },
				{ id: "2", text: "Lese", value: null },
			],
			y: false,
		},
		scores: { s: { value: 2.25, band: 1, missing: 0 } },
	};
	const row = (codes: boolean) =>
		answerColumns(versions, { speech, words, codes }).map(({ title, cell }) => [title, cell(reply as never)]);
	expect(row(false)).toEqual([
		["Spørsmål m – Søvn", null],
		["Spørsmål m – Mat", "Valg b"],
		["Spørsmål t – Spørsmål name", "Per\n"],
		["Spørsmål t – Spørsmål age", "7\n9"],
		["Spørsmål g", "Gå tur\nLese"],
		["Spørsmål g – vurdering", "4\n"],
		["Spørsmål y", "Nei"],
		["Trivsel", 2.25],
		["Trivsel – nivå", "Høy"],
	]);
	expect(row(true)).toEqual([
		["m.r1", null],
		["m.r2", "b"],
		["t.name", "Per\n"],
		["t.age", "7\n9"],
		["g.text", "Gå tur\nLese"],
		["g.value", "4\n"],
		["y", 0],
		["score.s", 2.25],
		["score.s.band", 1],
	]);
	// The dictionary describes exactly these, and says what their values mean.
	const variables = dictionaryOf(versions, speech);
	expect(variables.map(({ code }) => code)).toEqual(row(true).map(([title]) => title));
	const values = (code: string) => variables.find((one) => one.code === code)?.values;
	expect(values("m.r1")).toEqual([
		{ value: "a", label: "Valg a" },
		{ value: "b", label: "Valg b" },
	]);
	expect(values("y")).toEqual([
		{ value: "1", label: "Ja" },
		{ value: "0", label: "Nei" },
	]);
	expect(values("score.s.band")).toEqual([
		{ value: "0", label: "Lav" },
		{ value: "1", label: "Høy" },
	]);
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
