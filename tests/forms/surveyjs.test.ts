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
								name === "it" && (told.split(".")[0] === property || key === "type" || key === "empty"),
						)
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
