import { describe, expect, it } from "vitest";
import { mostSteps, stepsOf } from "#app/forms/answering/steps";
import { availableOptions } from "#app/forms/answers/available-options";
import { formatAnswer } from "#app/forms/answers/format-answer";
import type { Definition } from "#app/forms/definition/definition";
import { answerColumns } from "#app/forms/exports/reply-columns";
import { questionColumns } from "#app/forms/lists/reply-columns";
import { evaluateFlow } from "#app/forms/logic/evaluate-flow";
import { trendOf } from "#app/forms/over-time/followed";
import { readable } from "#app/forms/replies/readable";
import { compareMeasurements } from "#app/forms/reports/measurements";
import { sayIn, saySummary } from "#app/forms/reports/say-question";
import { type summarise, summariseOpen } from "#app/forms/reports/summary";
import { around, ask, form, option, page } from "./make";

const speech = { yes: "Ja", no: "Nei", other: "Annet", languages: ["nb"] as ["nb"] };
const words = { other: "Annet", comment: "Kommentar", goalValue: "Mål", band: "Nivå", untilVersion: () => "" };
const years = ask("number", "years");
const definition: Definition = form([
	page("p", [
		ask("shortText", "name"),
		ask("many", "skills", { options: [option("excel"), option("word")] }),
		ask("group", "per", { questions: [years], maxTimes: 5, perOptionOf: "skills" }),
		ask("date", "born", { label: { nb: "Hei {{name|du}}, når er du født, {{name}}?" } }),
	]),
]);
const answers = {
	...{ name: "Kari", skills: ["excel", "word"], born: "1972-08-12" },
	per: [
		{ for: "excel", years: 5 },
		{ for: "word", years: 7 },
	],
};
const reply = { answers, scores: {}, versionId: "v" } as never;
const file = (codes: boolean) => answerColumns([{ id: "v", number: 1, definition }], { speech, words, codes });

describe("a group that is asked once for each option", () => {
	it("names the option wherever it is read", () => {
		const [, , group] = definition.pages[0]?.sections[0]?.questions ?? [];
		if (!group) throw new Error("No group.");
		expect(formatAnswer(group, answers, { ...speech, options: availableOptions(definition, group, answers) })).toEqual([
			"Valg excel – Spørsmål years: 5",
			"Valg word – Spørsmål years: 7",
		]);
		const named = file(false).find(({ title }) => title === "Spørsmål per – Spørsmål skills");
		expect(named?.cell(reply)).toBe("Valg excel\nValg word");
		expect(
			file(true)
				.find(({ title }) => title === "per.for")
				?.cell(reply),
		).toBe("excel\nword");
		const [part] = readable(definition, answers, speech, around);
		expect(part?.answers[2]?.lines[0]).toContain("Valg excel");
	});
});

describe("a text that takes up an answer", () => {
	it("stands with the answer in a reply, and without places in heads and files", () => {
		const [part] = readable(definition, answers, speech, around);
		expect(part?.answers[3]?.label).toBe("Hei Kari, når er du født, Kari?");
		const titles = [
			...questionColumns(definition, "nb", { yes: "Ja", no: "Nei", band: "Nivå" }).map(({ title }) => title),
			...file(false).map(({ title }) => title),
		];
		expect(titles.filter((title) => title === "Hei du, når er du født, …?")).toHaveLength(2);
	});
});

describe("dates", () => {
	it("are days in a file", () => {
		const born = file(false).find(({ title }) => title.startsWith("Hei"));
		expect(born).toMatchObject({ kind: "day" });
		expect(born?.cell(reply)).toBe("1972-08-12");
	});

	const figures = (days: readonly string[]) => days.map((value) => ({ question: "born", part: "", value, count: 1 }));
	const born = (summaries: ReturnType<typeof summarise>) => summaries.find(({ question }) => question.id === "born");

	it("are put together by years, and a year of a few people is not told", () => {
		const many = Array.from({ length: 6 }, (_, at) => [`1972-0${at + 1}-01`, `1985-0${at + 1}-03`]).flat();
		const told = born(
			summariseOpen(definition, figures([...many, "1930-01-01", ...many.map((day) => `2${day.slice(1)}`)])),
		);
		expect(told?.parts[0]?.counts.some(({ value }) => value === "1930" || value.length > 4)).toBe(false);
		expect(told?.parts[0]).toMatchObject({ isHidden: true });
	});

	it("are told by months where there are few, in the reader's language", () => {
		const days = Array.from({ length: 6 }, (_, at) => [`2026-05-1${at}`, `2026-06-2${at}`]).flat();
		const summary = born(summariseOpen(definition, figures(days)));
		if (!summary) throw new Error("No summary.");
		const said = saySummary(summary, 12, sayIn("nb", definition, { yes: "", no: "", column: String }));
		expect(said.parts[0]?.counts).toEqual([
			{ value: "2026-05", count: 6 },
			{ value: "2026-06", count: 6 },
		]);
		expect(said.rows.values).toEqual({ "2026-05": "mai 2026", "2026-06": "juni 2026" });
	});
});

describe("the way through a form with rules", () => {
	it("has a number of steps that it is never beyond", () => {
		const showIf = { of: { kind: "answer" as const, question: "a" }, test: "is" as const, value: true };
		const rules = form([
			page("one", [ask("yesNo", "a")]),
			page("two", [ask("shortText", "b")], { showIf }),
			page("three", [ask("shortText", "c")]),
		]);
		const at = (given: object, id: string) => {
			const steps = stepsOf(rules, evaluateFlow(rules, given as never, around), "pages").filter(
				({ kind }) => kind === "questions",
			);
			return {
				steps: steps.length,
				most: mostSteps(rules, "pages", { id, at: steps.findIndex((step) => step.id === id) + 1 }),
			};
		};
		expect(at({}, "one")).toEqual({ steps: 2, most: 3 });
		expect(at({ a: true }, "two")).toEqual({ steps: 3, most: 3 });
		expect(at({}, "three")).toEqual({ steps: 2, most: 2 });
	});
});

describe("what a change means", () => {
	it("is the same in a table of two days as in the one over time", () => {
		const score = {
			...{ id: "s", name: { nb: "Søvn" }, method: "mean" as const, items: [], min: 0, max: 10, bands: [] },
			...{ better: "higher" as const, deviation: 2, reliability: 0.8 },
		};
		const measure = { id: "s", name: score.name, score } as never;
		const [compared] = compareMeasurements([{ measure, values: [5, 5.5], start: 0 } as never]);
		expect(trendOf(measure, 5, 5.5)).toBe(compared?.sinceFirst);
		expect(trendOf(measure, 5, 5.5)).toBe("same");
		expect(trendOf(measure, 5, 9.5)).toBe("better");
	});
});
