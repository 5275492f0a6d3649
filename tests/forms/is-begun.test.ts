import { describe, expect, it } from "vitest";
import { answersFromFields } from "#app/forms/answers/from-fields";
import { isBegun } from "#app/forms/answers/is-begun";
import { startOf } from "#app/forms/answers/starting-answers";
import type { Question } from "#app/forms/definition/question";
import { around, ask, form, option, page } from "./make";

const { today } = around;

/** Whether a form is begun of which this has been posted, and which held before what it began with. */
function posted(questions: Question[], fields: Record<string, unknown>, shown = questions.map(({ id }) => id)) {
	const definition = form([page("p", questions)]);
	const answers = startOf(definition, today);
	return isBegun(definition, answersFromFields(definition, fields, answers, shown), { answers, today });
}

describe("a form is not begun", () => {
	it("before anything stood on a screen, and where all that stood there was left empty", () => {
		const questions = [ask("shortText", "why"), ask("many", "some", { options: [option("a")] })];
		expect(posted(questions, {}, [])).toBe(false);
		expect(posted(questions, { "a.why": "" })).toBe(false);
		expect(posted([ask("shortText", "why", { initial: "This" })], {}, [])).toBe(false);
	});

	it("by what its fields send of what it began with", () => {
		const options = [option("a"), option("b"), option("c")];
		const left: [Question, unknown][] = [
			[ask("many", "q", { options, initial: ["a"] }), "a"],
			// The author has chosen them in another order than they stand in.
			[ask("many", "q", { options, initial: ["c", "a"] }), ["a", "c"]],
			[ask("choice", "q", { options, initial: "b" }), "b"],
			[ask("dropdown", "q", { options, initial: "b" }), "b"],
			[ask("yesNo", "q", { initial: false }), "no"],
			[ask("number", "q", { initial: 37 }), "37"],
			[ask("scale", "q", { min: 0, max: 4, initial: 0 }), "0"],
			[ask("slider", "q", { min: 0, max: 10, initial: 5 }), "5"],
			[ask("rating", "q", { max: 5, initial: 3 }), "3"],
			[ask("date", "q", { initial: "today" }), today],
			[ask("time", "q", { initial: "08:30" }), "08:30"],
			[ask("longText", "q", { initial: "One\nTwo" }), "One\r\nTwo"],
			[ask("shortText", "q", { initial: "odd", pattern: "9999" }), "odd"],
		];
		for (const [question, sent] of left)
			expect([question.type, posted([question], { "a.q": sent })]).toEqual([question.type, false]);
	});

	it("by rows that hold what their columns begin with, also where they are asked for options that were chosen from the start", () => {
		const hours = ask("number", "hours", { initial: 37 });
		const table = ask("table", "jobs", { maxRows: 4, minRows: 2, columns: [ask("shortText", "what"), hours] });
		expect(posted([table], { "a.jobs.0.what": "", "a.jobs.0.hours": "37", "a.jobs.1.hours": "37" })).toBe(false);
		const group = ask("group", "each", { maxTimes: 4, perOptionOf: "some", questions: [hours] });
		const some = ask("many", "some", { options: [option("a"), option("b")], initial: ["b", "a"] });
		const rows = { "a.each.0.for": "a", "a.each.0.hours": "37", "a.each.1.for": "b", "a.each.1.hours": "37" };
		expect(posted([some, group], { "a.some": ["a", "b"], ...rows })).toBe(false);
		expect(posted([some, group], { "a.some": ["a", "b"], ...rows, "a.each.1.hours": "20" })).toBe(true);
	});

	it("by a choice from the start that is not offered, as what it is carried from was not chosen", () => {
		const options = [option("a"), option("b")];
		const some = ask("many", "some", { options, initial: ["a"] });
		const best = ask("choice", "best", { options: [], optionsFrom: "some", initial: "b" });
		expect(posted([some, best], { "a.some": "a" })).toBe(false);
	});
});

describe("a form is begun", () => {
	const options = [option("a"), option("b")];

	it("by an answer, by words beside one, and by what cannot be taken as it is", () => {
		expect(posted([ask("shortText", "why")], { "a.why": "So" })).toBe(true);
		expect(posted([ask("yesNo", "q", { initial: true })], { "a.q": "yes", "a.q.comment": "Well" })).toBe(true);
		expect(posted([ask("number", "q", { initial: 3 })], { "a.q": "three" })).toBe(true);
		expect(posted([ask("table", "t", { maxRows: 2, columns: [ask("shortText", "w")] })], { "a.t.0.w": "x" })).toBe(
			true,
		);
	});

	it("by another choice than the one from the start, by one more, and by none", () => {
		const many = ask("many", "q", { options, initial: ["a"] });
		expect(posted([many], { "a.q": "b" })).toBe(true);
		expect(posted([many], { "a.q": ["a", "b"] })).toBe(true);
		expect(posted([many], {})).toBe(true);
		expect(posted([ask("number", "q", { initial: 37 })], { "a.q": "" })).toBe(true);
	});
});
