import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDefinition } from "#app/forms/definition/check-definition";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { importDefinition } from "#app/forms/transfer/exported.server";
import { readSurveyJs } from "#app/forms/transfer/surveyjs";
import { Problem } from "#app/platform/problems";

type Json = Record<string, unknown>;
const survey = (...elements: Json[]) => ({ title: "S", pages: [{ name: "one", elements }] });
const read = (...elements: Json[]) => {
	const { definition, left } = readSurveyJs(survey(...elements));
	return { sections: definition.pages[0]?.sections ?? [], questions: questionsOf(definition), left, definition };
};
const work: Json = { type: "boolean", name: "work" };

describe("a survey of SurveyJS", () => {
	it("makes sections of panels, with their words and rules, also of one inside another", () => {
		const { sections, questions, left } = read(work, {
			...{ type: "panel", name: "p", title: "Panel", description: "About", visibleIf: "{work} = true" },
			elements: [
				{ type: "text", name: "a" },
				{ type: "panel", name: "inner", visibleIf: "{a} notempty", elements: [{ type: "text", name: "b" }] },
			],
		});
		const [first, second] = questions;
		const isWorking = { of: { kind: "answer", question: first?.id }, test: "is", value: true };
		const hasA = { of: { kind: "answer", question: second?.id }, test: "answered" };
		expect(sections.map(({ title, text, showIf }) => ({ title, text, showIf }))).toEqual([
			{},
			{ title: { en: "Panel" }, text: { en: "About" }, showIf: isWorking },
			{ showIf: { all: [isWorking, hasA] } },
		]);
		expect(left).toEqual([]);
	});

	it("takes points, limits, what is preset, options carried on and formulas", () => {
		const { questions, left } = read(
			{ type: "rating", name: "r", rateMin: 0, rateMax: 10, minRateDescription: "Bad", maxRateDescription: "Good" },
			{
				type: "rating",
				name: "named",
				rateValues: [
					{ value: 1, text: "No" },
					{ value: 2, text: "Yes" },
				],
			},
			{ type: "rating", name: "words", rateValues: ["a", "b"] },
			{
				type: "text",
				name: "n",
				inputType: "number",
				defaultValue: 3,
				validators: [{ type: "numeric", minValue: 1, text: "More" }],
			},
			{ type: "checkbox", name: "c", choices: ["x", "y"], showOtherItem: true, maxSelectedChoices: 1 },
			{ type: "radiogroup", name: "from", choicesFromQuestion: "c", choicesFromQuestionMode: "selected" },
			{ type: "dropdown", name: "all", choicesFromQuestion: "c", defaultValue: "y", visibleIf: "{c} contains 'x'" },
			{ type: "expression", name: "sum", expression: "iif({all} = 'y', {n} + 1, 0)" },
			{
				type: "paneldynamic",
				name: "g",
				maxPanelCount: 4,
				templateElements: [{ type: "text", name: "x", inputType: "email" }],
			},
			{
				type: "matrixdynamic",
				name: "t",
				minRowCount: 1,
				choices: [1],
				columns: [{ name: "one" }, { name: "two", cellType: "text", isRequired: true }],
			},
		);
		const [, , , number, many] = questions;
		expect(left).toEqual([]);
		expect(questions).toMatchObject([
			{ type: "scale", min: 0, max: 10, low: { en: "Bad" }, high: { en: "Good" } },
			{ type: "scale", min: 1, max: 2, labels: { 1: { en: "No" }, 2: { en: "Yes" } } },
			{ type: "choice", options: [{ id: "a" }, { id: "b" }] },
			{ type: "number", initial: 3, min: 1, message: { en: "More" } },
			{ type: "many", hasOther: true, max: 1 },
			{ type: "choice", optionsFrom: many?.id },
			{ type: "dropdown", initial: "y", showIf: { of: { question: many?.id }, test: "has", value: "x" } },
			{ type: "computed", formula: `if({${questions[6]?.id}} = "y", {${number?.id}} + 1, 0)` },
			{ type: "group", maxTimes: 4, questions: [{ type: "email", code: "x" }] },
			{
				type: "table",
				minRows: 1,
				columns: [
					{ type: "dropdown", options: [{ id: "1" }] },
					{ type: "shortText", isRequired: true },
				],
			},
		]);
	});

	it("names options and texts in rules as they are answered", () => {
		const { questions } = read(
			{ type: "radiogroup", name: "c", choices: [{ value: 3, text: "Three" }] },
			{ type: "text", name: "t" },
			{ type: "text", name: "a", visibleIf: "{c} = 3" },
			{ type: "text", name: "b", visibleIf: "{t} = 'two words'" },
		);
		expect(questions.slice(2).map(({ showIf }) => showIf)).toMatchObject([{ value: "3" }, { value: "two words" }]);
	});

	it("tells what it leaves, and why", () => {
		const { left } = read(
			{ type: "imagemap", name: "map", title: "Map" },
			{ ...work, enableIf: "{x} = 1", visibleIf: "{later} = 1", title: { default: "Work", xx: "?" } },
			{
				type: "text",
				name: "t",
				inputType: "color",
				validators: [
					{ type: "expression", expression: "1" },
					{ type: "regex", regex: "(?=a)" },
				],
			},
			{ type: "html", name: "h", html: "<b>Hi</b>" },
			{ type: "checkbox", name: "c", choices: [{ value: 1, visibleIf: "{t} = 1" }], hasNone: true },
		);
		expect(left.map(({ name, property, key }) => `${name} ${property} ${key}`)).toEqual([
			"map type type",
			"work title language",
			"work visibleIf condition",
			"work enableIf notHere",
			"t inputType value",
			"t validators.type notHere",
			"t validators.expression notHere",
			"t validators.regex pattern",
			"t validators.type notHere",
			"h html markup",
			"c choices.visibleIf notHere",
			"c hasNone notHere",
		]);
	});
});

/** Elements with properties that say something, so that none can be missing without a difference. */
const properties = {
	title: "Title",
	description: "Help",
	isRequired: true,
	requiredErrorText: "!",
	hasComment: true,
	visibleIf: "{work} = true",
	requiredIf: "{work} = true",
	enableIf: "{work} = true",
	readOnly: true,
	defaultValue: "b",
	placeholder: "…",
	maxLength: 12,
	min: 2,
	max: 40,
	step: 2,
	choices: ["a", { value: "b", text: { default: "B", nb: "Be", xx: "?" } }],
	hasOther: true,
	otherText: "Else",
	hasNone: true,
	choicesOrder: "random",
	choicesFromQuestion: "before",
	choicesFromQuestionMode: "selected",
	maxSelectedChoices: 2,
	rateMin: 2,
	rateMax: 8,
	rateValues: [{ value: 4, text: "Four" }, 5],
	minRateDescription: "Low",
	rateType: "stars",
	columns: ["a", "b"],
	rows: ["r"],
	eachRowRequired: true,
	cellType: "text",
	minRowCount: 2,
	maxRowCount: 9,
	templateElements: [{ type: "text", name: "inside" }],
	panelCount: 2,
	maxPanelCount: 7,
	allowMultiple: true,
	acceptedTypes: "image/*",
	expression: "{age} + 1",
	html: "Words",
	validators: [{ type: "text", minLength: 3 }],
	unknownThing: { a: 1 },
};
const types = [
	...[
		"text",
		"comment",
		"radiogroup",
		"dropdown",
		"checkbox",
		"tagbox",
		"boolean",
		"rating",
		"slider",
		"ranking",
		"matrix",
	],
	...["matrixdynamic", "paneldynamic", "file", "signaturepad", "html", "expression", "image", "matrixdropdown"],
];
const element = fc.tuple(fc.constantFrom(...types), fc.subarray(Object.keys(properties))).map(
	([type, keys]): Json => ({
		type,
		name: "it",
		...Object.fromEntries(keys.map((key) => [key, properties[key as "min"]])),
	}),
);

/** A definition with its parts numbered in place of their ids, which are made anew each time. */
function numbered(definition: Definition): string {
	const ids = new Map<string, string>();
	return JSON.stringify(definition).replace(/"?\b[pqsor][a-z2-9]{9}\b"?/g, (id) => {
		const bare = id.replaceAll('"', "");
		if (!ids.has(bare)) ids.set(bare, `#${ids.size}`);
		return String(ids.get(bare));
	});
}

describe("nothing of a survey is lost without a word", () => {
	const before: Json[] = [
		work,
		{ type: "text", name: "age", inputType: "number" },
		{ type: "checkbox", name: "before", choices: ["c", "d"] },
	];

	it("each property changes the definition, or is told of", () => {
		fc.assert(
			fc.property(element, (one) => {
				const { definition, left } = read(...before, one);
				expect(() => DefinitionInput.parse(definition)).not.toThrow();
				for (const property of Object.keys(one)) {
					if (property === "type" || property === "name") continue;
					// All rows of a matrix are required by either of these; beside the other it adds nothing.
					if ((property === "isRequired" || property === "eachRowRequired") && one.type === "matrix") continue;
					if (
						left.some(
							({ name, property: told, key }) =>
								name === "it" && (told.split(".")[0] === property || ["type", "empty", "formula"].includes(key)),
						)
					)
						continue;
					// A column that offers nothing to choose from is told of by its own name.
					if (
						property === "columns" &&
						left.some(({ name, key }) => key === "empty" && properties.columns.includes(name))
					)
						continue;
					const { [property]: _, ...without } = one;
					expect([property, numbered(read(...before, without).definition)]).not.toEqual([
						property,
						numbered(definition),
					]);
				}
			}),
			{ numRuns: 300 },
		);
	});

	it("anything that has the shape of a survey is a form that is valid, or refused with a reason", () => {
		const value = fc.oneof(
			...[
				fc.jsonValue({ maxDepth: 2 }),
				fc.constantFrom(...Object.values(properties)),
				fc.constantFrom(-1, 1e9, "", "x".repeat(6000)),
			],
		);
		const any = fc.record(
			{ type: fc.constantFrom(...types, "panel"), name: fc.oneof(fc.constantFrom("it", "work"), fc.jsonValue()) },
			{ requiredKeys: [] },
		);
		const odd = fc
			.tuple(any, fc.dictionary(fc.constantFrom(...Object.keys(properties), "elements", "inputType"), value))
			.map(([one, more]) => ({ ...more, ...one }));
		const whole = fc.record(
			{
				pages: fc.array(fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.record({ title: value, elements: fc.array(odd) }))),
				title: value,
			},
			{ requiredKeys: ["pages"] },
		);
		fc.assert(
			fc.property(whole, (one) => {
				try {
					const { definition } = importDefinition(JSON.stringify(one));
					expect(() => checkDefinition(DefinitionInput.parse(definition) as Definition)).not.toThrow();
				} catch (error) {
					if (!(error instanceof Problem)) throw error;
					expect(error.kind).toBe("invalid");
				}
			}),
			{ numRuns: 300 },
		);
	});

	it("panels inside panels without end are told of", () => {
		let deep: Json = { type: "text", name: "t" };
		for (let at = 0; at < 2000; at++)
			deep = { type: "panel", name: `p${at}`, visibleIf: "{work} = true", elements: [deep] };
		const { definition, left } = read(work, deep);
		expect(() => DefinitionInput.parse(definition)).not.toThrow();
		expect(left).toContainEqual(expect.objectContaining({ property: "elements", key: "notHere" }));
	});
});

describe("what an author of SurveyJS expects to live on", () => {
	const say = (label: unknown) => (label as { en?: string } | undefined)?.en;

	it("gives values of any script ids that their rules and presets share, each another one", () => {
		const { questions, left, definition } = read(
			{ type: "radiogroup", name: "a", choices: ["Да", "Не"], defaultValue: "Да" },
			{ type: "checkbox", name: "b", choices: ["C", "C++", "C#", "Шофьор"], visibleIf: "{a} = 'Да'" },
			{ type: "text", name: "c", visibleIf: "{b} contains 'Шофьор' or {b} contains 'C#'" },
		);
		const [a, b, c] = questions as { options?: { id: string }[]; initial?: unknown; showIf?: unknown; id: string }[];
		const ids = b?.options?.map(({ id }) => id) ?? [];
		expect(new Set(ids).size).toBe(4);
		expect(a?.initial).toBe(a?.options?.[0]?.id);
		expect(b?.showIf).toMatchObject({ test: "is", value: a?.options?.[0]?.id });
		expect(c?.showIf).toMatchObject({ any: [{ value: ids[3] }, { value: ids[2] }] });
		expect(left).toEqual([]);
		expect(checkDefinition(definition).filter(({ level }) => level === "error")).toEqual([]);
	});

	it("takes up answers by places of ours, and tells where it cannot", () => {
		const { questions, left, definition } = read(
			{ type: "text", name: "name", title: "Name" },
			{ type: "text", name: "more", title: "Hello {name}, how are you, {panel.x}?" },
		);
		expect(say(questions[1]?.label)).toBe(`Hello {{${questions[0]?.id}}}, how are you, …?`);
		expect(left).toEqual([{ name: "more", property: "title", key: "pipe" }]);
		expect(definition.languages).toEqual(["en"]);
	});

	it("reads rules with brackets, negations, names alone, rows of a matrix and own words for yes", () => {
		const { questions, left } = read(
			{ type: "boolean", name: "smokes", valueTrue: "ja", valueFalse: "nei" },
			{ type: "matrix", name: "m", columns: ["x", "y"], rows: ["one", "two"] },
			{ type: "text", name: "t", visibleIf: "{smokes} = 'ja' and ({m.two} = 'y' or !({smokes} = 'nei'))" },
			{ type: "text", name: "u", visibleIf: "{smokes}" },
		);
		const [smokes, matrix, t, u] = questions;
		const of = { kind: "answer", question: smokes?.id };
		expect(t?.showIf).toEqual({
			all: [
				{ of, test: "is", value: true },
				{
					any: [
						{ of: { kind: "answer", question: matrix?.id, part: "two" }, test: "is", value: "y" },
						{ not: { of, test: "is", value: false } },
					],
				},
			],
		});
		expect(u?.showIf).toEqual({ of, test: "is", value: true });
		expect(left).toEqual([]);
	});

	it("takes several texts, a table of choices, stars, an option for none, days between, and questions in inner panels", () => {
		const { questions, left } = read(
			{ type: "multipletext", name: "mt", title: "Who", items: [{ name: "first", title: "First" }, { name: "last" }] },
			{ type: "matrixdropdown", name: "md", columns: [{ name: "how", choices: ["a", "b"] }], rows: ["r1", "r2"] },
			{ type: "rating", name: "stars", rateType: "stars", rateMax: 5 },
			{ type: "checkbox", name: "none", choices: ["a"], showNoneItem: true, noneText: "None of these" },
			{ type: "text", name: "from", inputType: "date" },
			{ type: "text", name: "to", inputType: "date" },
			{ type: "expression", name: "days", expression: "dateDiff({from}, {to}, 'days')" },
			{ type: "expression", name: "odd", expression: "secret({from})" },
			{
				type: "paneldynamic",
				name: "g",
				templateElements: [{ type: "panel", elements: [{ type: "text", name: "x" }] }],
			},
			{ type: "text", name: "site", inputType: "url" },
		);
		expect(questions.map(({ type }) => type)).toEqual([
			...[
				"text",
				"shortText",
				"shortText",
				"table",
				"rating",
				"many",
				"date",
				"date",
				"computed",
				"group",
				"shortText",
			],
		]);
		expect(questions[3]).toMatchObject({
			minRows: 2,
			maxRows: 2,
			columns: [{ options: [{ id: "r1" }, { id: "r2" }] }, {}],
		});
		expect(questions[5]).toMatchObject({ options: [{ id: "a" }, { id: "none", label: { en: "None of these" } }] });
		expect(questions[8]).toMatchObject({ formula: `days({${questions[6]?.id}}, {${questions[7]?.id}})` });
		expect(questions[9]).toMatchObject({ questions: [{ type: "shortText" }] });
		expect(left).toEqual([{ name: "odd", property: "expression", key: "formula" }]);
	});

	it("knows Norwegian by its other name, keeps panels at any depth, and tells of one name for two questions", () => {
		const panel = (...elements: Json[]): Json => ({ type: "panel", elements });
		const inner = { type: "text", name: "deep" };
		const { definition, left } = readSurveyJs({
			...{ locale: "no", title: "Skjema" },
			pages: [
				{
					elements: [
						panel(panel(panel(panel(panel(inner))))),
						{ type: "text", name: "same" },
						{ type: "text", name: "same" },
						{ type: "html", name: "h", html: { default: "Standard", nb: "Norsk" } },
					],
				},
			],
		});
		expect(definition).toMatchObject({ languages: ["nb"], title: { nb: "Skjema" } });
		const questions = questionsOf(definition);
		expect(questions.map(({ label }) => label.nb)).toEqual(["deep", "same", "same", "Norsk"]);
		expect(left).toEqual([{ name: "same", property: "name", key: "shared" }]);
	});
});
