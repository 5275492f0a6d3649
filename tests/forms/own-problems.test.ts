import { describe, expect, it } from "vitest";
import { checkDefinition } from "#app/forms/definition/check-definition";
import type { Definition } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";
import { ask, form, option, page } from "./make";

const told = (definition: Definition) =>
	checkDefinition(definition).map(({ level, key, id }) => `${level} ${key} ${id}`);
const alone = (question: Question) => told(form([page("p", [ask("shortText", "first"), question])]));
const options = [option("a"), option("b")];

describe("what nobody can answer keeps a form from being published", () => {
	it.each([
		[ask("many", "q", { options, min: 5 }), "error tooFewOptions q"],
		[ask("table", "q", { columns: [ask("shortText", "c")], minRows: 9, maxRows: 2 }), "error emptyRange q"],
		[ask("group", "q", { questions: [ask("shortText", "c")], minTimes: 5, maxTimes: 2 }), "error emptyRange q"],
		[ask("date", "q", { min: "2026-05-02", max: "2026-05-01" }), "error emptyRange q"],
		[ask("matrix", "q", { options, rows: [option("r"), { id: "s", label: {} }] }), "error noRowLabel q"],
		[ask("matrix", "q", { options, rows: [option("r"), option("r")] }), "error sameId q"],
		[ask("consent", "q", { statement: {} }), "warning noStatement q"],
		[ask("image", "q"), "warning noPicture q"],
		[ask("image", "q", { source: "guid" }), "warning noAlt q"],
		[ask("number", "q", { min: 1, max: 5, initial: 9 }), "warning initialOutside q"],
		[ask("choice", "q", { options, initial: "c" }), "warning initialGone q"],
	])("%#", (question, fault) => {
		expect(alone(question)).toEqual([fault]);
	});

	it("and what is in order does not", () => {
		expect(alone(ask("many", "q", { options, min: 3, hasOther: true }))).toEqual([]);
		expect(alone(ask("date", "q", { min: "today", max: "2020-01-01" }))).toEqual([]);
		expect(alone(ask("choice", "q", { options, initial: "a" }))).toEqual([]);
	});

	it("says it of a score by its id", () => {
		const score = { id: "sc", name: {}, items: [{ question: "s" }], method: "sum" as const, maxMissing: 0 };
		const scores = [{ ...score, bands: [], better: "higher" as const, min: 5, max: 1 }];
		expect(told(form([page("p", [ask("scale", "s", { min: 0, max: 5 })])], { scores }))).toEqual([
			"warning noScoreName sc",
			"warning emptyRange sc",
		]);
	});
});

it("a rule that names an option or a row that is gone is told of where it stands", () => {
	const when = (question: string, value: string[], part?: string) => ({
		...{ of: { kind: "answer" as const, question, ...(part && { part }) }, test: "is" as const, value },
	});
	const asked = [
		ask("choice", "c", { options }),
		ask("matrix", "m", { options, rows: [option("r")] }),
		ask("shortText", "t"),
	];
	const shown = (rule: object) => told(form([page("p", [...asked, ask("shortText", "q", { showIf: rule as never })])]));
	expect(shown(when("c", ["a", "other"]))).toEqual([]);
	expect(shown({ any: [when("c", ["a"]), { not: when("c", ["gone"]) }] })).toEqual(["warning ruleOptionGone q"]);
	expect(shown(when("m", ["a"], "r"))).toEqual([]);
	expect(shown(when("m", ["a"], "gone"))).toEqual(["warning ruleOptionGone q"]);
	expect(shown(when("t", ["any words"]))).toEqual([]);
});
