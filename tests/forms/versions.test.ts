import { describe, expect, it } from "vitest";
import { innerQuestions, questionsOf } from "#app/forms/definition/definition";
import { optionsOf } from "#app/forms/definition/question";
import { dictionaryOf } from "#app/forms/transfer/dictionary";
import { compareVersions } from "#app/forms/versions/compare-versions";
import { type AnswerMapping, joinVersions, mapPoint } from "#app/forms/versions/version-mapping";
import { withRetired } from "#app/forms/versions/with-retired";
import { ask, form, option, page } from "./make";

describe("what a new version changes", () => {
	const options = [option("a", 1), option("b", 2), option("c", 3)];
	const last = form([
		page("p1", [
			ask("choice", "one", { options }),
			ask("shortText", "two"),
			ask("scale", "three", { min: 0, max: 10 }),
		]),
		page("p2", [ask("yesNo", "four")]),
	]);
	const kinds = (next: typeof last) =>
		compareVersions(last, next).map(({ kind, id, option: of, replies }) =>
			[kind, id, of, replies].filter(Boolean).join(" "),
		);

	it("is nothing where nothing changed", () => {
		expect(compareVersions(last, structuredClone(last))).toEqual([]);
	});

	it("says of each change what it does to the replies that exist", () => {
		const next = form([
			page("p1", [
				ask("choice", "one", {
					label: { nb: "Nytt navn" },
					options: [option("a", 1), { ...option("b", 5), isRetired: true }, option("d")],
				}),
				ask("scale", "three", { min: 1, max: 5, isRequired: true }),
				ask("number", "five"),
			]),
			page("p2", [ask("shortText", "four")]),
		]);
		expect(kinds(next)).toEqual([
			"renamed one same",
			"optionRetired one b kept",
			"optionAdded one d same",
			"optionRetired one c lead",
			"pointsChanged one same",
			"rangeChanged three apart",
			"requiredChanged three same",
			"added five same",
			"typeChanged four apart",
			"retired two lead",
		]);
	});

	it("calls moved only what was moved", () => {
		const [first, second, third] = last.pages[0]?.sections[0]?.questions ?? [];
		const next = form([page("p1", [second, third, first] as never), last.pages[1] as never]);
		expect(kinds(next)).toEqual(["moved one same"]);
	});
});

describe("reports over versions", () => {
	const leads: AnswerMapping[] = [
		{ from: { question: "old" }, to: { question: "now" } },
		{ from: { question: "old", option: "x" }, to: { question: "now", option: "y" } },
		{ from: { question: "now", option: "z" }, to: { question: "now", option: "y" } },
	];

	it("count what was asked before as what it became", () => {
		const figure = (question: string, value: string, count: number) => ({ question, part: "", value, count });
		const figures = [
			figure("old", "x", 3),
			figure("now", "y", 4),
			figure("old", "w", 1),
			figure("now", "z", 2),
			figure("gone", "x", 9),
		];
		expect(joinVersions(figures, { lineage: leads })).toEqual([
			figure("now", "y", 9),
			figure("now", "w", 1),
			figure("gone", "x", 9),
		]);
	});

	it("keep what is asked no more, by its last wording, and count what is led on only once", () => {
		const choice = (id: string, ...options: string[]) =>
			ask("choice", id, { options: options.map((one) => option(one)) });
		const first = form([page("p", [choice("side", "left", "right", "up"), choice("old", "a"), choice("led", "b")])]);
		const second = form([page("p", [choice("side", "left", "right"), choice("old", "a", "c"), choice("led", "b")])]);
		const newest = form([page("p", [choice("side", "left"), choice("now", "b")])], {
			lineage: [
				{ from: { question: "led" }, to: { question: "now" } },
				{ from: { question: "side", option: "right" }, to: { question: "side", option: "left" } },
			],
		});
		const { definition, retired } = withRetired(newest, [
			{ number: 1, definition: first },
			{ number: 2, definition: second },
		]);
		expect(retired).toEqual([{ id: "old", until: 2 }]);
		expect(
			questionsOf(definition).map((question) => [question.id, ...optionsOf(question).map(({ id }) => id)]),
		).toEqual([
			["side", "left", "up"],
			["now", "b"],
			["old", "a", "c"],
		]);
		expect(withRetired(newest, [])).toEqual({ definition: newest, retired: [] });
	});

	it("keep the columns of what repeats, and the options in them, by the words that they had", () => {
		const one = (...options: string[]) => ask("choice", "kind", { options: options.map((id) => option(id)) });
		const table = (...columns: ReturnType<typeof one>[]) =>
			form([page("p", [ask("table", "t", { columns, maxRows: 3 })])]);
		const first = table(one("a", "b"), ask("number", "hours") as never);
		const { definition, retired } = withRetired(table(one("a")), [{ number: 1, definition: first }]);
		expect(retired).toEqual([]);
		const [kind, hours] = innerQuestions(questionsOf(definition)[0] as never);
		expect(optionsOf(kind as never)).toMatchObject([
			{ id: "a" },
			{ id: "b", isRetired: true, label: { nb: "Valg b" } },
		]);
		expect(hours).toMatchObject({ id: "hours", type: "number", label: { nb: "Spørsmål hours" } });
	});

	it("end where leads go in a circle", () => {
		const circle: AnswerMapping[] = [
			{ from: { question: "a" }, to: { question: "b" } },
			{ from: { question: "b" }, to: { question: "a" } },
		];
		expect(mapPoint(circle, { question: "a" })).toEqual({ question: "a", option: undefined });
	});
});

it("the dictionary tells from which version to which a variable was asked", () => {
	const first = form([page("p", [ask("scale", "mood", { min: 0, max: 10 }), ask("shortText", "gone")])]);
	const second = form([
		page("p", [
			ask("scale", "mood", { min: 0, max: 10 }),
			ask("table", "tb", { columns: [ask("number", "n")], maxRows: 2 }),
		]),
	]);
	const versions = [
		{ number: 1, definition: first },
		{ number: 2, definition: second },
	];
	const variables = dictionaryOf(versions, { yes: "Ja", no: "Nei" });
	expect(variables.map(({ code, firstVersion, lastVersion }) => [code, firstVersion, lastVersion])).toEqual([
		["mood", 1, null],
		["tb.n", 2, null],
		["gone", 1, 1],
	]);
});

it("a data dictionary says what the values of earlier versions mean, under the last words that they had", () => {
	const asking = (...options: ReturnType<typeof option>[]) => form([page("p", [ask("choice", "c", { options })])]);
	const versions = [
		{ number: 1, definition: asking(option("a"), option("b")) },
		{ number: 2, definition: asking(option("b"), { ...option("c"), label: { nb: "Nytt" } }) },
	];
	const [variable] = dictionaryOf(versions, { yes: "Ja", no: "Nei" });
	expect(variable?.values).toEqual([
		{ value: "b", label: "Valg b" },
		{ value: "c", label: "Nytt" },
		{ value: "a", label: "Valg a" },
	]);
});
