import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compute, rounded } from "#app/forms/logic/compute";
import { FormulaError, parseFormula } from "#app/forms/logic/formula";

const answers: Record<string, unknown> = {
	a: 3,
	b: 4,
	text: "x",
	born: "1990-05-01",
	from: "2026-01-01",
	list: ["x", "y"],
	rows: [{ hours: 2 }, { hours: 5 }, {}],
};
const value = (formula: string) =>
	compute(parseFormula(formula), {
		answer: (id, part) => (part ? undefined : (answers[id] as never)),
		score: (id) => (id === "total" ? 12 : undefined),
		today: "2026-04-30",
	});

describe("a formula", () => {
	it.each([
		["1 + 2 * 3", 7],
		["(1 + 2) * 3", 9],
		["2 - 3 - 4", -5],
		["-{a} + 1", -2],
		["{a} / {b}", 0.75],
		["sum({a}; {b}; {missing})", 7],
		["mean({a}, {b})", 3.5],
		["count({a}, {missing}, {text})", 2],
		["sum({rows.hours})", 7],
		["max({rows.hours})", 5],
		["round({a} / 7, 2)", 0.43],
		['if({a} > 2, "many", "few")', "many"],
		["if({a} >= {b} , 1, 0)", 0],
		["if(and({a} = 3, not({b} = 3)), 1, 2)", 1],
		["age({born})", 35],
		["days({from}, today())", 119],
		["{#total} - 2", 10],
		["{list}", 2],
		["1,5 * 2", 3],
	])("%s is %s", (formula, expected) => {
		expect(value(formula)).toBe(expected);
	});

	it.each([["{missing} + 1"], ["1 / 0"], ["{text} * 2"], ["age({text})"], ["{#none}"], ["sum({missing})"]])(
		"%s has no value",
		(formula) => {
			expect(value(formula)).toBeNull();
		},
	);

	it.each(["", "1 +", "foo(1)", "constructor(1)", "sum(", "1 2", "{a", "if(1, 2)", "a.b", "1; 2", "()", "$"])(
		"%j is refused",
		(formula) => {
			expect(() => parseFormula(formula)).toThrow(FormulaError);
		},
	);

	it("is refused or has a value, whatever is written", () => {
		const piece = fc.constantFrom("(", ")", "1", "{a}", "+", "*", "sum", "if", ",", '"', "-", "<", " ", "{#total}");
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
				try {
					value(pieces.join(""));
				} catch (error) {
					expect(error).toBeInstanceOf(FormulaError);
				}
			}),
		);
		expect(() => parseFormula(`${"(".repeat(500)}1${")".repeat(400)}`)).toThrow(FormulaError);
		expect(() => parseFormula("-".repeat(900))).toThrow(FormulaError);
	});
});

it("numbers are rounded as people round", () => {
	expect([rounded(1.005, 2), rounded(-2.5, 0), rounded(2.345, 1), rounded(1e21, 2)]).toEqual([1.01, -3, 2.3, 1e21]);
});
