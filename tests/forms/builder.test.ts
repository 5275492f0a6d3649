import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	changeQuestion,
	duplicateQuestion,
	insertQuestion,
	joinPage,
	moveBy,
	moveTo,
	optionsFromLines,
	removeQuestion,
	splitPage,
} from "#app/forms/builder/edit";
import { beginHistory, redo, step, undo } from "#app/forms/builder/history";
import {
	type Countable,
	countables,
	itemOf,
	rangeOfScore,
	sectionScores,
	withItem,
} from "#app/forms/builder/score-items";
import type { Definition } from "#app/forms/definition/definition";
import { questionsOf } from "#app/forms/definition/definition";
import type { Score } from "#app/forms/scoring/score";
import { ask, form, option, page } from "./make";

const text = (id: string) => ask("shortText", id);
const start = form([
	page("p1", [text("a"), text("b"), text("c")]),
	page("p2", [text("d")], { jumps: [{ if: { all: [] }, to: "end" }] }),
]);
/** Pages as their questions' ids: `abc|d`. */
const told = ({ pages }: Definition) =>
	pages
		.map(({ sections }) => sections.map(({ questions }) => questions.map(({ id }) => id).join("")).join("/"))
		.join("|");

describe("editing a form", () => {
	it("puts, moves and takes out questions", () => {
		expect(told(insertQuestion(start, { section: "p1-s", at: 1 }, text("x")))).toBe("axbc|d");
		expect(told(removeQuestion(start, "b"))).toBe("ac|d");
		expect(told(moveTo(start, "a", { section: "p1-s", at: 2 }))).toBe("bac|d");
		expect(told(moveTo(start, "a", { section: "p2-s", at: 0 }))).toBe("bc|ad");
		expect(told(moveBy(start, "c", -1))).toBe("acb|d");
		expect(told(moveBy(start, "a", 1))).toBe("bac|d");
		expect(told(moveBy(start, "c", 1))).toBe("ab|cd");
		expect(told(moveBy(start, "d", -1))).toBe("abcd|");
		expect(moveBy(start, "a", -1)).toBe(start);
		expect(moveBy(start, "d", 1)).toBe(start);
		expect(removeQuestion(start, "ghost")).toBe(start);
	});

	it("changes one question and leaves the others the same objects", () => {
		const next = changeQuestion(start, "b", { isRequired: true, help: { nb: "Hjelp" } });
		expect(questionsOf(next)[1]).toMatchObject({ id: "b", isRequired: true });
		expect(next.pages[1]).toBe(start.pages[1]);
		expect("help" in (questionsOf(changeQuestion(next, "b", { help: undefined }))[1] as object)).toBe(false);
	});

	it("changes a question inside a group and leaves the others the same objects", () => {
		const group = ask("group", "g", { questions: [ask("shortText", "i1"), ask("scale", "i2")], maxTimes: 3 });
		const nested = form([page("p1", [text("a"), group])]);
		const next = questionsOf(changeQuestion(nested, "i2", { isRequired: true }));
		expect(next[1]).toMatchObject({ questions: [{ id: "i1" }, { id: "i2", isRequired: true }] });
		expect(next[0]).toBe(questionsOf(nested)[0]);
		expect(changeQuestion(nested, "ghost", { isRequired: true })).toBe(nested);
	});

	it("counts rows of a matrix one by one, and never leaves a score without items", () => {
		const rows = ["r1", "r2"].map((id) => ({ id, label: {} }));
		const matrix = ask("matrix", "m", { rows, options: [option("o1", 0), option("o2", 3)] });
		const all = countables(form([page("p1", [matrix, text("a"), ask("scale", "s", { min: 1, max: 5 })])]));
		expect(all.map(itemOf)).toEqual([{ question: "m", part: "r1" }, { question: "m", part: "r2" }, { question: "s" }]);
		const score = { items: all.map(itemOf) } as Score;
		const [first, second] = all as [Countable, Countable];
		const weighted = withItem(score, second, { ...itemOf(second), weight: 2 });
		expect(weighted[1]).toEqual({ question: "m", part: "r2", weight: 2 });
		expect(withItem(score, first, null)).toHaveLength(2);
		expect(withItem({ items: [itemOf(first)] } as Score, first, null)).toHaveLength(1);
		const whole = form([page("p1", [matrix, ask("scale", "s", { min: 1, max: 5 })])]);
		expect(rangeOfScore(whole, { items: weighted, method: "sum" })).toEqual({ min: 1, max: 14 });
	});

	it("copies a question under ids of its own", () => {
		const table = form([page("p", [ask("table", "t", { columns: [ask("shortText", "c")], maxRows: 2 })])]);
		const [first, second] = questionsOf(duplicateQuestion(table, "t", "t2"));
		expect(second?.code).toBe("t2");
		expect(second?.id === first?.id || (second as { columns: { id: string }[] }).columns[0]?.id === "c").toBe(false);
	});

	it("cuts and joins pages; their jumps stay at their end", () => {
		const cut = splitPage(start, "b");
		expect(told(cut)).toBe("a|bc|d");
		expect(told(joinPage(cut, cut.pages[1]?.id ?? ""))).toBe("a/bc|d");
		expect(splitPage(start, "a")).toBe(start);
		expect(joinPage(start, "p1")).toBe(start);
		expect(joinPage(start, "p2").pages[0]?.jumps?.length).toBe(1);
	});

	it("never loses or doubles a question by moving", () => {
		const id = fc.constantFrom("a", "b", "c", "d");
		fc.assert(
			fc.property(fc.array(fc.tuple(id, fc.constantFrom(-1 as const, 1 as const)), { maxLength: 30 }), (moves) => {
				const end = moves.reduce((definition, [one, by]) => moveBy(definition, one, by), start);
				expect(
					questionsOf(end)
						.map((question) => question.id)
						.sort(),
				).toEqual(["a", "b", "c", "d"]);
			}),
		);
	});

	it("keeps the ids of options whose lines stay", () => {
		const question = ask("choice", "q", { options: [option("a"), option("b")] });
		const [first, second] = optionsFromLines(question, "Valg b\n\n  Ny ", "nb");
		expect([first?.id, second?.label]).toEqual(["b", { nb: "Ny" }]);
	});
});

it("steps are taken back and done again; the letters of one word are one step", () => {
	let history = beginHistory("");
	history = step(history, "a", "title");
	history = step(history, "ab", "title");
	history = step(history, "ab!", "other");
	expect([undo(history).present, undo(undo(history)).present, undo(undo(undo(history))).present]).toEqual([
		"ab",
		"",
		"",
	]);
	expect(redo(undo(history)).present).toBe("ab!");
	expect(redo(step(undo(history), "new")).present).toBe("new");
	expect(step(history, history.present)).toBe(history);
});

it("a score of each section has what counts in it, its name and its range, and one without is none", () => {
	const point = (id: string) => ask("scale", id, { min: 1, max: 5 });
	const definition = form([
		{
			id: "p1",
			title: { nb: "Først" },
			sections: [
				{ id: "s1", title: { nb: "Søvn", tr: "Uyku" }, questions: [point("a"), point("b"), ask("shortText", "c")] },
				{ id: "s2", questions: [point("d")] },
			],
		},
		page("p2", [ask("shortText", "e")]),
	]);
	expect(sectionScores(definition)).toMatchObject([
		{ name: { nb: "Søvn", tr: "Uyku" }, items: [{ question: "a" }, { question: "b" }], min: 2, max: 10 },
		{ name: { nb: "Først" }, items: [{ question: "d" }], min: 1, max: 5 },
	]);
});
