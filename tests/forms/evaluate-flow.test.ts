import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Condition } from "#app/forms/logic/condition";
import { evaluateFlow } from "#app/forms/logic/evaluate-flow";
import { flowMap } from "#app/forms/logic/flow-map";
import { runLogicTests } from "#app/forms/logic/logic-tests";
import type { Score } from "#app/forms/scoring/score";
import { around, ask, form, option, page } from "./make";

const is = (question: string, value: string | number | boolean): Condition => ({
	of: { kind: "answer", question },
	test: "is",
	value,
});

describe("what is shown", () => {
	const definition = form([
		page("p1", [
			ask("yesNo", "work"),
			ask("shortText", "employer", { showIf: is("work", true), requireIf: is("work", true) }),
			ask("number", "hours", { showIf: { of: { kind: "answer", question: "employer" }, test: "answered" } }),
		]),
	]);

	it("drops the answers to what is hidden, and what depends on them", () => {
		const path = evaluateFlow(definition, { work: false, employer: "Vik AS", hours: 20 }, around);
		expect(path.answers).toEqual({ work: false });
		expect([...path.visible]).toEqual(["p1-s", "work"]);
		expect(path.required.size).toBe(0);
	});

	it("keeps and requires what an answer opens", () => {
		const path = evaluateFlow(definition, { work: true, employer: "Vik AS", hours: 20 }, around);
		expect(path.answers).toEqual({ work: true, employer: "Vik AS", hours: 20 });
		expect([...path.required]).toEqual(["employer"]);
	});

	it("does not look forward: a question further down is not answered yet", () => {
		const forward = form([page("p", [ask("shortText", "a", { showIf: is("b", "x") }), ask("shortText", "b")])]);
		expect(evaluateFlow(forward, { a: "1", b: "x" }, around).answers).toEqual({ b: "x" });
	});

	it("knows the role, the day, a score and the reply before", () => {
		const question = ask("scale", "s", { min: 0, max: 10 });
		const score: Score = {
			id: "sum",
			name: {},
			items: [{ question: "s" }],
			method: "sum",
			maxMissing: 0,
			bands: [],
			better: "lower",
			min: 0,
			max: 10,
		};
		const conditions: Condition[] = [
			{ of: { kind: "role" }, test: "is", value: ["ADVISOR", "ADMIN"] },
			{ of: { kind: "today" }, test: "atLeast", value: "2026-03-10" },
			{ of: { kind: "score", score: "sum" }, test: "more", value: 7 },
			{ of: { kind: "earlier", question: "s" }, test: "less", value: 5 },
		];
		const later = conditions.map((showIf, at) => ask("shortText", `q${at}`, { showIf }));
		const both = form([page("p", [question, ...later])], { scores: [score] });
		const shown = (answers: Record<string, number>, more = {}) =>
			[...evaluateFlow(both, answers, { ...around, ...more }).visible].filter((id) => /^q\d/.test(id)).join();
		expect(shown({ s: 8 })).toBe("q1,q2");
		expect(shown({ s: 7 }, { role: "ADMIN", earlier: { s: 4 }, today: "2026-03-09" })).toBe("q0,q3");
	});
});

describe("the path through pages", () => {
	const pages = (jumps: Record<string, { if: Condition; to: string }[]>) =>
		form(
			["p1", "p2", "p3", "p4"].map((id) => page(id, [ask("shortText", `${id}q`)], jumps[id] && { jumps: jumps[id] })),
		);

	it("follows the first jump that holds and drops what is leapt over", () => {
		const definition = pages({
			p1: [
				{ if: is("p1q", "a"), to: "p3" },
				{ if: is("p1q", "b"), to: "end" },
			],
		});
		expect(evaluateFlow(definition, { p1q: "a", p2q: "x", p3q: "y" }, around)).toMatchObject({
			pages: ["p1", "p3", "p4"],
			answers: { p1q: "a", p3q: "y" },
			endsEarly: false,
		});
		expect(evaluateFlow(definition, { p1q: "b", p2q: "x" }, around)).toMatchObject({ pages: ["p1"], endsEarly: true });
	});

	it("never goes in a circle, and says where an author meant one", () => {
		const always: Condition = { all: [] };
		const definition = pages({
			p2: [{ if: always, to: "p1" }],
			p3: [{ if: always, to: "nowhere" }],
		});
		expect(evaluateFlow(definition, {}, around).pages).toEqual(["p1", "p2", "p3", "p4"]);
		expect(flowMap(definition).warnings).toEqual([
			{ kind: "cycle", page: "p2", jump: 0 },
			{ kind: "deadEnd", page: "p3", jump: 0 },
		]);
	});

	it("says which pages nobody reaches", () => {
		const definition = pages({ p1: [{ if: { all: [] }, to: "p4" }] });
		expect(flowMap(definition).warnings.map(({ kind, page: id }) => [kind, id])).toEqual([
			["unreachable", "p2"],
			["unreachable", "p3"],
		]);
	});

	it("ends for any definition and any answers", () => {
		const id = fc.constantFrom("p1", "p2", "p3", "p4", "p1q", "p2q", "p3q", "end", "nowhere");
		const condition = fc.letrec<{ any: Condition }>((tie) => ({
			any: fc.oneof(
				{ maxDepth: 3 },
				fc.record({
					of: fc.record({ kind: fc.constant("answer" as const), question: id }),
					test: fc.constantFrom("is" as const, "answered" as const, "more" as const, "has" as const),
					value: fc.oneof(fc.string(), fc.integer()),
				}),
				fc.record({ all: fc.array(tie("any"), { maxLength: 3 }) }),
				fc.record({ not: tie("any") }),
			),
		})).any;
		const jumps = fc.dictionary(
			fc.constantFrom("p1", "p2", "p3", "p4"),
			fc.array(fc.record({ if: condition, to: id }), { maxLength: 3 }),
		);
		fc.assert(
			fc.property(jumps, fc.dictionary(id, fc.oneof(fc.string(), fc.integer())), (some, answers) => {
				const path = evaluateFlow(pages(some), answers, around);
				expect(path.pages.length).toBeLessThanOrEqual(4);
				expect(new Set(path.pages).size).toBe(path.pages.length);
				expect(Object.keys(path.answers).every((key) => path.visible.has(key))).toBe(true);
			}),
		);
	});
});

describe("options that follow from an earlier answer", () => {
	const options = ["a", "b", "c"].map((id) => option(id));
	const definition = form([
		page("p", [
			ask("many", "used", { options }),
			ask("choice", "best", { options: [], optionsFrom: "used" }),
			ask("group", "each", { questions: [ask("shortText", "why")], maxTimes: 3, perOptionOf: "used" }),
		]),
	]);

	it("are no longer kept when that answer changes", () => {
		const rows = [
			{ for: "a", why: "1" },
			{ for: "b", why: "2" },
		];
		expect(evaluateFlow(definition, { used: ["a", "b"], best: "b", each: rows }, around).answers).toMatchObject({
			best: "b",
			each: rows,
		});
		expect(evaluateFlow(definition, { used: ["a", "c"], best: "b", each: rows }, around).answers).toEqual({
			used: ["a", "c"],
			each: [rows[0]],
		});
	});
});

describe("an author's tests", () => {
	it("tell what came out differently", () => {
		const definition = form([page("p", [ask("number", "a"), ask("computed", "double", { formula: "{a} * 2" })])], {
			tests: [
				{ id: "t1", name: "ok", answers: { a: 2 }, expect: { values: { double: 4 }, shown: ["a"], pages: ["p"] } },
				{ id: "t2", name: "wrong", answers: { a: 2 }, expect: { values: { double: 5 }, hidden: ["a"] } },
			],
		});
		const [right, wrong] = runLogicTests(definition, "2026-01-01");
		expect(right?.mismatches).toEqual([]);
		expect(wrong?.mismatches).toEqual([
			{ what: "hidden", id: "a", wanted: true, found: false },
			{ what: "value", id: "double", wanted: 5, found: 4 },
		]);
	});
});
