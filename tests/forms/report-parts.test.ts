import { describe, expect, it } from "vitest";
import type { Definition } from "#app/forms/definition/definition";
import { binsOf } from "#app/forms/reports/bins";
import { groupsOf } from "#app/forms/reports/groups";
import { overTime } from "#app/forms/reports/period-parts";
import { questionCard } from "#app/forms/reports/question-card";
import { sayIn, saySummaries } from "#app/forms/reports/say-question";
import { scoresOf, scoresWithoutSmall } from "#app/forms/reports/scores-of";
import { withoutSmall } from "#app/forms/reports/small-cells";
import { type QuestionSummary, summarise } from "#app/forms/reports/summary";

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

describe("what repeats", () => {
	const column = (type: string, id: string, label: object, more: object = {}) => ({
		id,
		code: id,
		type,
		label,
		...more,
	});
	const options = ["a", "b"].map((id) => ({ id, label: { en: id.toUpperCase() } }));
	const table = {
		...{ id: "t", code: "t", type: "table", label: { en: "Children" }, maxRows: 5 },
		columns: [
			column("shortText", "name", {}),
			column("number", "age", { en: "Age" }),
			column("choice", "school", { en: "School" }, { options }),
		],
	};
	const asking = { ...definition, pages: [{ id: "p", sections: [{ id: "s", questions: [table] }] }] } as never;
	const of = (part: string, value: string, count: number) => ({ question: "t", part, value, count });
	const figures = [
		...[of("name", "", 7), of("age", "7", 4), of("age", "9", 2), of("school", "b", 6)],
		of("answered", "", 5),
	];
	const say = sayIn("en", asking, { yes: "Yes", no: "No", column: (number) => `Column ${number}` });
	const words = {
		t: (key: string, { count }: { count?: number } = {}) => `${count ?? ""} ${key.replace("formReports:", "")}`.trim(),
		...{ number: String, date: String, dateTime: String, share: (part: number, whole: number) => `${part}/${whole}` },
	};
	const cardsOf = (summaries: QuestionSummary[]) =>
		summaries.flatMap((summary) =>
			saySummaries(summary, 8, say).map((one) => questionCard({ summary: one, period: "P" }, words)),
		);

	it("is told column by column: numbers with their sum and ends, options by how often, text by how many", () => {
		const cards = cardsOf(summarise(asking, figures));
		expect(cards.map(({ title, about }) => [title, about])).toEqual([
			["Children – Column 1", "7 values · 5 answered · 3 skipped · P"],
			["Children – Age", "6 values · 5 answered · 3 skipped · P"],
			["Children – School", "6 values · 5 answered · 3 skipped · P"],
		]);
		const [name, age, school] = cards;
		expect([name?.chart, name?.table]).toEqual([undefined, undefined]);
		expect(age?.facts).toEqual([
			{ name: "mean", value: "7.7" },
			{ name: "sum", value: "46" },
			{ name: "least", value: "7" },
			{ name: "most", value: "9" },
		]);
		expect(school?.table?.rows).toEqual([
			{ name: "A", cells: ["0", "0/6"] },
			{ name: "B", cells: ["6", "6/6"] },
		]);
	});

	it("tells no values where small groups are hidden, as several may be one person's", () => {
		const cards = cardsOf(withoutSmall(summarise(asking, figures)));
		expect(cards.map(({ about }) => about)).toEqual(cards.map(() => "5 answered · 3 skipped · P"));
		expect(cards.every(({ chart, table, facts, note }) => !chart && !table && !facts && note === "valuesHidden")).toBe(
			true,
		);
	});
});

describe("scores of a report", () => {
	const score = {
		...{ id: "s", name: { en: "Well" }, items: [{ question: "mood" }], method: "sum", maxMissing: 0 },
		...{ better: "higher", min: 0, max: 10 },
		bands: [
			{ from: 0, label: { en: "Low" }, tone: "danger" },
			{ from: 5, label: { en: "High" }, tone: "good" },
		],
	};
	const scored = { ...definition, scores: [score] } as Definition;
	const of = (value: string, count: number) => ({ question: "score:s", part: "", value, count });

	it("say how many fall into each band, unless few do in one of the tables beside each other", () => {
		const own = [of("2", 6), of("8", 7)];
		expect(scoresOf(scored, own)[0]?.bands).toEqual([6, 7]);
		expect(scoresWithoutSmall(scored, own)[0]?.bands).toEqual([6, 7]);
		expect(scoresWithoutSmall(scored, own, [own, [of("2", 5), of("3", 5), of("8", 3), of("9", 3)]])[0]?.bands).toEqual([
			6, 7,
		]);
		expect(scoresWithoutSmall(scored, own, [[of("2", 9), of("3", 9), of("8", 3)]])[0]?.bands ?? null).toBeNull();
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
