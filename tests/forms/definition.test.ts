import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appendQuestions } from "#app/forms/builder/append-questions";

import { blankDefinition, blankQuestion } from "#app/forms/definition/blank";

import { checkDefinition } from "#app/forms/definition/check-definition";
import { codeFrom } from "#app/forms/definition/code-from";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { questionTypes } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { evaluateFlow } from "#app/forms/logic/evaluate-flow";
import { exportDefinition, importDefinition } from "#app/forms/transfer/exported.server";
import { questionsFromText } from "#app/forms/transfer/paste";
import { pastedForm } from "#app/forms/transfer/pasted-form.server";
import { readSurveyJs } from "#app/forms/transfer/surveyjs";
import { around, ask, form, option, page } from "./make";

const problems = (definition: Definition) =>
	checkDefinition(definition).map(({ level, key, id }) => `${level} ${key} ${id}`);

describe("a definition", () => {
	it("of a new form of every type has the right shape", () => {
		const definition = blankDefinition("Ny", "nb");
		definition.pages[0]?.sections[0]?.questions.push(...questionTypes.map((type) => blankQuestion(type, type)));
		expect(DefinitionInput.parse(definition)).toEqual(definition);
	});

	it.each<[string, (definition: Definition) => unknown]>([
		["an unknown type", (d) => Object.assign(d.pages[0]?.sections[0]?.questions[0] as object, { type: "magic" })],
		["no page", (d) => Object.assign(d, { pages: [] })],
		["an id with a dot", (d) => Object.assign(d.pages[0] as object, { id: "a.b" })],
		["an id that every object has", (d) => Object.assign(d.pages[0] as object, { id: "constructor" })],
		[
			"a pattern that no machine reads",
			(d) => Object.assign(d.pages[0]?.sections[0]?.questions[0] as object, { pattern: "(a" }),
		],
		["a language that the portal has not", (d) => Object.assign(d, { languages: ["xx"] })],
		[
			"conditions without end",
			(d) => {
				let deep: unknown = { all: [] };
				for (let at = 0; at < 10; at++) deep = { not: deep };
				Object.assign(d.pages[0] as object, { showIf: deep });
			},
		],
	])("with %s is refused", (_name, spoil) => {
		const definition = form([page("p", [ask("shortText", "q")])]);
		expect(DefinitionInput.safeParse(definition).success).toBe(true);
		spoil(definition);
		expect(DefinitionInput.safeParse(definition).success).toBe(false);
	});

	it("is read or refused, whatever the JSON, and what is read can be walked", () => {
		const sound = form([page("p", [ask("shortText", "q"), ask("computed", "c", { formula: "{q}" })])]);
		const spoilt = fc.tuple(
			fc.constantFrom("pages", "scores", "languages", "title", "tests", "lineage"),
			fc.jsonValue(),
		);
		fc.assert(
			fc.property(spoilt, ([key, value]) => {
				const parsed = DefinitionInput.safeParse({ ...sound, [key]: value });
				if (parsed.success) {
					checkDefinition(parsed.data);
					evaluateFlow(parsed.data, { q: "x" }, around);
				}
			}),
		);
	});
});

describe("what is wrong with a definition beyond its shape", () => {
	it("is nothing for a sound one", () => {
		expect(problems(form([page("p", [ask("shortText", "a"), ask("number", "b")])]))).toEqual([]);
	});

	it("is found where it stands", () => {
		const about = (question: string) => ({ of: { kind: "answer" as const, question }, test: "answered" as const });
		const definition = form([
			page(
				"p1",
				[
					ask("shortText", "a", { showIf: about("c") }),
					ask("choice", "b", { options: [{ id: "x", label: {} }], label: {} }),
					ask("computed", "c", { formula: "{b} + {ghost}" }),
					ask("computed", "d", { formula: "1 +" }),
					ask("scale", "e", { min: 5, max: 5 }),
					ask("many", "f", { options: [option("x")], optionsFrom: "a" }),
					ask("shortText", "a"),
				],
				{ showIf: about("b"), jumps: [{ if: about("ghost"), to: "p1" }] },
			),
		]);
		expect(problems(definition)).toEqual([
			"error sameId a",
			"error sameCode a",
			"error looksForward p1",
			"error looksForward a",
			"error noLabel b",
			"error noOptionLabel b",
			"error unknownQuestion c",
			"error formulaUnreadable d",
			"error emptyRange e",
			"error noOptionsThere f",
			"error unknownQuestion p1",
			"warning cycle p1",
		]);
	});

	it("is that it asks nothing", () => {
		expect(problems(form([page("p", [ask("heading", "h")])]))).toEqual(["error noQuestions "]);
	});
});

it("a text is shown in the reader's language, else in the form's, else in any", () => {
	const texts = { nb: "Hei", tr: " ", de: "Hallo" };
	expect(textIn(texts, "tr", "nb")).toEqual({ text: "Hei", language: "nb" });
	expect(textIn(texts, "tr")).toEqual({ text: "Hei", language: "nb" });
	expect(textIn({ de: "Hallo" }, "tr", "nb")).toEqual({ text: "Hallo", language: "de" });
	expect(textIn(undefined, "tr")).toEqual({ text: "", language: "tr" });
});

it("a code is made of words and is nobody else's", () => {
	expect(codeFrom("Hvor mye sov du på lørdag?", [])).toBe("hvor_mye_sov_du_pa_lordag");
	expect(codeFrom("Ja", ["ja", "ja2"])).toBe("ja3");
	expect([codeFrom("☺", []), codeFrom("1. Hei", [])]).toEqual(["q1", "hei"]);
	const written = [
		["Påmelding til årsmøte", "nb", "pamelding_til_arsmote"],
		["Tilmelding til årsmøde", "da", "tilmelding_til_aarsmoede"],
		["Größe für Übung", "de", "groesse_fuer_uebung"],
		["İş ve sağlık ölçümü", "tr", "is_ve_saglik_olcumu"],
		["Ъгълът ни е щастлив", "bg", "agalat_ni_e_shtastliv"],
		["Ευχαριστώ για όλα", "el", "efcharisto_gia_ola"],
		["Sănătate şi viață", "ro", "sanatate_si_viata"],
		["¿Cómo estás, señor?", "es", "como_estas_senor"],
	] as const;
	for (const [words, language, code] of written) expect(codeFrom(words, [], language)).toBe(code);
	// Where the language is not known the letters are read all the same.
	expect(codeFrom("İş ve sağlık anketi", [])).toBe("is_ve_saglik_anketi");
});

describe("paste a list", () => {
	it("becomes questions with options, scales and required ones", () => {
		const pasted = `1. Hvordan sov du? *
  - Godt
  - Dårlig
2. Hvor sliten er du (0-10)
Hvilke språk snakker du?
[ ] Norsk
[ ] Tyrkisk

Fortell om dagen din`;
		const { questions, rest } = questionsFromText(pasted, "nb");
		expect(rest).toBe("");
		const told = questions.map((question) => [
			question.type,
			question.label.nb,
			question.isRequired ?? false,
			"options" in question
				? question.options.map(({ label }) => label.nb).join("/")
				: "max" in question
					? question.max
					: "",
		]);
		expect(told).toEqual([
			["choice", "Hvordan sov du?", true, "Godt/Dårlig"],
			["scale", "Hvor sliten er du", false, 10],
			["many", "Hvilke språk snakker du?", false, "Norsk/Tyrkisk"],
			["shortText", "Fortell om dagen din", false, ""],
		]);
		expect(new Set(questions.map(({ code }) => code)).size).toBe(4);
	});

	it.each(["-", "•", "*"])("a list of %s alone is a list of questions", (mark) => {
		const words = ["Melk", "Brød", "Ost"];
		const { questions } = questionsFromText(words.map((word) => `${mark} ${word}`).join("\n"), "nb");
		expect(questions.map(({ type, label }) => [type, label.nb])).toEqual(words.map((word) => ["shortText", word]));
	});

	it("takes more than a section holds, and gives back what does not come in", () => {
		const lines = Array.from({ length: 1002 }, (_, at) => `${at + 1}. Spørsmål?`);
		const { questions, rest } = questionsFromText(lines.join("\n"), "nb");
		expect([questions.length, rest]).toEqual([1000, "1001. Spørsmål?\n1002. Spørsmål?"]);
		const filled = appendQuestions(form([page("p", [ask("shortText", "first")])]), questions);
		expect(filled.pages[0]?.sections.map((section) => section.questions.length)).toEqual([300, 300, 300, 101]);
		expect(() => DefinitionInput.parse(filled)).not.toThrow();
		const long = `${"a".repeat(2000)}b\n${Array.from({ length: 301 }, (_, at) => `- ${at}`).join("\n")}`;
		const [question] = questionsFromText(long, "nb").questions;
		expect(question).toMatchObject({ type: "choice", label: { nb: "a".repeat(2000) } });
		expect(questionsFromText(long, "nb").rest).toBe("b\n300");
	});

	it("makes no form of a list that cannot come in whole", () => {
		const lines = Array.from({ length: 1001 }, (_, at) => `${at + 1}. Spørsmål?`);
		expect(() => pastedForm("Lang", lines.join("\n"), "nb")).toThrow(
			expect.objectContaining({ details: { fields: { text: ["forms:errors.pastedTooMuch?count=1000"] } } }),
		);
		expect(questionsOf(pastedForm("Kort", lines.slice(0, 500).join("\n"), "nb"))).toHaveLength(500);
	});

	it("takes any text", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("1. ", "- ", "a?", "\n", "  ", "[ ] ", "x", "*", "0-10"), { maxLength: 40 }),
				(parts) => {
					const { questions } = questionsFromText(parts.join(""), "nb");
					for (const question of questions) expect(question.label.nb).not.toBe("");
				},
			),
		);
	});
});

describe("import and export", () => {
	it("our own comes back as it was", () => {
		const definition = form([page("p", [ask("choice", "q", { options: [option("a")] })])]);
		expect(importDefinition(exportDefinition(definition))).toEqual({ definition, left: [] });
	});

	it("what a form has no room for is told by its question, rules inside what repeats above all", () => {
		const rule = { of: { kind: "answer" as const, question: "who" }, test: "answered" as const };
		const inner = [ask("shortText", "who"), ask("number", "age", { showIf: rule, requireIf: rule })];
		const table = ask("table", "home", { columns: inner, maxRows: 5 });
		const definition = { ...form([page("p", [{ ...table, shade: "red" } as never])]), theme: { dark: true } };
		const { definition: read, left } = importDefinition(exportDefinition(definition as never));
		expect(left).toEqual([
			{ name: "age", property: "showIf", key: "innerRule" },
			{ name: "age", property: "requireIf", key: "innerRule" },
			{ name: "home", property: "shade", key: "notHere" },
			{ name: "", property: "theme", key: "notHere" },
		]);
		expect(JSON.stringify(read)).not.toContain("showIf");
		const columns = [{ name: "who" }, { name: "age", visibleIf: "{row.who} notempty", requiredIf: "{who} notempty" }];
		const survey = { elements: [{ type: "matrixdynamic", name: "home", cellType: "text", columns }] };
		const told = importDefinition(JSON.stringify(survey)).left.filter(({ key }) => key === "innerRule");
		expect(told.map(({ name, property }) => [name, property])).toEqual([
			["age", "visibleIf"],
			["age", "requiredIf"],
		]);
	});

	it.each(["", "[]", "{}", "null", '{"kind":"followup-form"}', '{"pages":[1]}'])(
		"%j is refused or empty, with a reason",
		(text) => {
			try {
				expect(importDefinition(text).definition.pages[0]?.sections[0]?.questions).toEqual([]);
			} catch (error) {
				expect((error as { kind?: string }).kind).toBe("invalid");
			}
		},
	);

	it("a survey of SurveyJS keeps questions, languages and simple conditions, and tells what it leaves", () => {
		const { definition, left } = readSurveyJs({
			title: { default: "Survey", no: "Undersøkelse" },
			pages: [
				{
					elements: [
						{ type: "boolean", name: "work", title: "Working?", isRequired: true },
						{
							type: "radiogroup",
							name: "how",
							choices: ["good", { value: "bad thing", text: { default: "Bad", no: "Dårlig" } }],
							visibleIf: "{work} = true and {how} notempty",
						},
						{ type: "panel", elements: [{ type: "text", name: "age", inputType: "number", min: 0 }] },
						{ type: "matrix", name: "m", columns: ["1", "2"], rows: ["r"] },
						{ type: "imagemap", name: "map" },
						{
							type: "text",
							name: "hard",
							visibleIf: "{work} = true and ({age} > 3 or {age} < 2)",
							validators: [{ type: "regex", regex: "^(?=a)" }],
						},
					],
				},
			],
		});
		const parsed = DefinitionInput.parse(definition);
		const [work, how, age, matrix, hard] = questionsOf(parsed as Definition);
		expect(parsed.languages).toEqual(["en", "nb"]);
		expect(parsed.title).toEqual({ en: "Survey", nb: "Undersøkelse" });
		expect([work?.type, how?.type, age?.type, matrix?.type, hard?.type]).toEqual([
			"yesNo",
			"choice",
			"number",
			"matrix",
			"shortText",
		]);
		expect(how).toMatchObject({ options: [{ id: "good" }, { id: "bad-thing", label: { en: "Bad", nb: "Dårlig" } }] });
		expect(age).toMatchObject({ min: 0 });
		expect(hard).toMatchObject({ showIf: { all: [{ value: true }, { any: [{ test: "more" }, { test: "less" }] }] } });
		expect(left).toEqual([
			{ name: "how", property: "visibleIf", key: "condition" },
			{ name: "map", property: "type", key: "type" },
			{ name: "hard", property: "validators.regex", key: "pattern" },
			{ name: "hard", property: "validators.type", key: "notHere" },
		]);
	});
});
