import { describe, expect, it } from "vitest";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { scoresOf } from "#app/forms/scoring/score";
import type { BankQuestion, Category } from "#app/modules/psych-eval/bank/category";
import { definitionFrom } from "#app/modules/psych-eval/bank/definition-from";
import { type Kinded, questionKinds, questionOf } from "#app/modules/psych-eval/bank/question-kinds";

const category = (id: string, more: Partial<Category> = {}) =>
	({ id, titles: { en: id }, direction: "higher", bands: [], scoring: {}, ...more }) as Category;
const asked = (id: string, categoryId: string, kinded: Kinded) =>
	({
		id,
		categoryId,
		question: questionOf(id, `About ${id}`, kinded, "en"),
		alertRule: null,
	}) as unknown as BankQuestion;
const formOf = (questions: BankQuestion[], categories: Category[]) =>
	definitionFrom({ titles: { en: "Week" }, questions, categories, language: "en" });

describe("a form of questions from the bank", () => {
	it("has every kind of question, a page for each run of a category, and the right shape", () => {
		const kinds = questionKinds.map((kind, at) =>
			asked(`q${at}`, at < 4 ? "one" : "two", { kind, choices: [{ label: "Well", score: 2 }, { label: "Badly" }] }),
		);
		const definition = formOf(kinds, [category("one"), category("two")]);
		expect(DefinitionInput.parse(definition)).toEqual(definition);
		expect(definition.pages.map(({ title, sections }) => [title, sections[0]?.questions.length])).toEqual([
			[{ en: "one" }, 4],
			[{ en: "two" }, 4],
		]);
		const ends = kinds.slice(0, 3).map(({ question }) => question);
		expect(ends).toMatchObject([
			{ type: "scale", min: 0, max: 10 },
			{ type: "scale", min: 1, max: 5, labels: { 1: { en: "Well" } } },
			{ type: "slider", min: 0, max: 100 },
		]);
	});

	it("scores a category with reversed questions, missing answers and a conversion as it says", () => {
		const questions = ["a", "b", "c"].map((id) => asked(id, "one", { kind: "ten" }));
		const scoring = { method: "sum" as const, reversed: ["b"], maxMissing: 1, conversion: [{ raw: 30, value: 100 }] };
		const bands = [{ from: 50, label: { en: "Good" }, tone: "good" as const }];
		const plain = formOf(questions, [category("one", { scoring: { ...scoring, conversion: undefined }, bands })]);
		const value = (definition: typeof plain, answers: Record<string, number>) => scoresOf(definition, answers).one;
		expect(value(plain, { a: 4, b: 4, c: 4 })?.value).toBe(14);
		expect(value(plain, { a: 4, c: 4 })?.value).toBe(12);
		expect(value(plain, { a: 4 })?.value).toBeNull();
		const converted = formOf(questions, [category("one", { scoring, bands })]);
		expect(value(converted, { a: 10, b: 0, c: 10 })).toMatchObject({ value: 100, band: 0 });
	});
});
