import { describe, expect, it } from "vitest";
import { checkDefinition } from "#app/forms/definition/check-definition";
import type { Condition } from "#app/forms/logic/condition";
import { drawFlow } from "#app/forms/logic/flow-drawing";
import { neverShown } from "#app/forms/logic/never-shown";
import { ask, form, option, page } from "./make";

const when = (question: string, value?: string, test: "is" | "isNot" | "answered" = "is"): Condition => ({
	...{ of: { kind: "answer", question }, test },
	...(value !== undefined && { value }),
});
const choice = ask("choice", "c", { options: [option("a"), { ...option("old"), isRetired: true }] });

describe("what is never shown", () => {
	const shown = (showIf: Condition) => neverShown(form([page("p", [choice, ask("shortText", "q", { showIf })])]));

	it.each<[string, Condition, string[]]>([
		["an option that can be chosen", when("c", "a"), []],
		["one that is retired", when("c", "old"), ["q"]],
		["one of several that can be chosen", { any: [when("c", "old"), when("c", "a")] }, []],
		["what is not chosen by anybody", { not: when("c", "old") }, []],
		["one that is not the retired", when("c", "old", "isNot"), []],
		["a question that comes later", when("q", undefined, "answered"), ["q"]],
		["a question that is gone, or nothing of it", { any: [when("gone", "x"), { any: [] }] }, ["q"]],
		["all of nothing", { all: [] }, []],
		["who reads it", { of: { kind: "role" }, test: "is", value: "ADMIN" }, []],
	])("%s", (_, rule, found) => expect(shown(rule)).toEqual(found));

	it("takes with it what waits for its answer, and is told once", () => {
		const definition = form([
			page("p", [choice, ask("shortText", "q", { showIf: when("c", "old") })]),
			page("p2", [ask("shortText", "r")], { showIf: when("q", undefined, "answered") }),
		]);
		expect(neverShown(definition)).toEqual(["q", "p2"]);
		const told = checkDefinition(definition).filter(({ key }) => key === "neverShown");
		expect(told.map(({ level, id }) => [level, id])).toEqual([
			["warning", "q"],
			["warning", "p2"],
		]);
	});
});

describe("the drawing of a form", () => {
	const definition = form(
		[
			page("p1", [choice, ask("scale", "s", { min: 0, max: 4, requireIf: when("c", "a") })], {
				jumps: [{ if: when("c", "a"), to: "end" }],
			}),
			page("p2", [ask("shortText", "q", { showIf: { of: { kind: "score", score: "sum" }, test: "more", value: 2 } })], {
				jumps: [{ if: when("q", "x"), to: "p1" }],
			}),
		],
		{
			scores: [
				{
					id: "sum",
					name: {},
					items: [{ question: "s" }],
					method: "sum",
					maxMissing: 0,
					bands: [],
					better: "higher",
					min: 0,
					max: 4,
				},
			],
		},
	);

	it("has a row for each page and question, and a line for each way and rule", () => {
		const { rows, transitions, rules } = drawFlow(definition);
		expect(rows.map(({ id }) => id)).toEqual(["p1", "c", "s", "p2", "q", "end"]);
		expect(transitions.map(({ kind, from, to }) => [kind, from, to])).toEqual([
			["way", 3, 5],
			["way", 0, 3],
			["back", 3, 0],
			["way", 0, 5],
		]);
		expect(rules.map(({ kind, from, to }) => [kind, from, to])).toEqual([
			["require", 1, 2],
			["show", 2, 4],
		]);
	});

	it("lays no two lines on one another", () => {
		const { transitions } = drawFlow(definition);
		const spans = transitions.map(({ from, to, lane }) => ({
			lane,
			top: Math.min(from, to),
			bottom: Math.max(from, to),
		}));
		for (const [at, one] of spans.entries())
			for (const other of spans.slice(at + 1))
				if (one.lane === other.lane) expect(one.bottom <= other.top || one.top >= other.bottom).toBe(true);
	});
});
