import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReply } from "#app/forms/answers/check-reply";
import { fitsPattern, problemOfPattern } from "#app/forms/pattern/match";
import { around, ask, form, page } from "./make";

describe("a pattern", () => {
	it.each([
		["\\d{4}", "7010", "701"],
		["[A-Z]{2}\\d{5}", "EK12345", "ek12345"],
		["(NO)?\\d{9}(MVA)?", "NO123456789MVA", "NO12345678"],
		["a|bc", "bc", "b"],
		["[^0-9]+", "abc", "ab1"],
		["\\w+ \\w+", "Åse Ødegård", "Åse"],
		["x{2,3}", "xxx", "xxxx"],
		["^[a-c-]+$", "a-b", "a_b"],
		["a*b", "b", "a"],
		["\\(\\d+\\)", "(12)", "12"],
		["", "", "x"],
	])("%s fits %j and not %j", (pattern, fits, misfit) => {
		expect([fitsPattern(pattern, fits), fitsPattern(pattern, misfit)]).toEqual([true, false]);
	});

	it.each(["(", "[a", "a**", "+", "\\1", "(?=a)", "a{3,1}", "x".repeat(201), "(((a{99}){99}){99})", "[z-a]", "a)"])(
		"%s is refused",
		(pattern) => {
			expect(problemOfPattern(pattern)).toMatch(/^pattern(Unreadable|TooLong)$/);
		},
	);

	// A backtracking engine would not be through within the test's time.
	it("is through in a moment whatever its author has written", () => {
		for (const pattern of ["(a+)+b", "(a|a)*b", "(a*)*b", "(.*)*(.*)*x", "([a-z]+)*\\d"])
			expect(fitsPattern(pattern, "a".repeat(1500))).toBe(false);
	});

	// Without an end to it all together they would take far longer than the test's time.
	it("has an end for all texts of a reply together, and those that are left are taken", () => {
		const column = ask("longText", "text", { pattern: "(a*){100}(a*){100}b" });
		const tables = Array.from({ length: 5 }, (_, at) => ask("table", `t${at}`, { columns: [column], maxRows: 100 }));
		const rows = Array.from({ length: 100 }, () => ({ text: "a".repeat(2000) }));
		const answers = Object.fromEntries(tables.map(({ id }) => [id, rows]));
		const { fieldErrors, answers: taken } = checkReply(form([page("p", tables)]), answers, around);
		expect(fieldErrors[0]).toMatchObject({ field: "t0.0.text", key: "forms:fault.pattern" });
		expect(taken.t4).toEqual(rows);
	});

	it("says what a regular expression says", () => {
		const atom = fc.constantFrom("a", "b", "[ab]", "\\d", "(ab|c)", ".", "(a?b)");
		const part = fc.tuple(atom, fc.constantFrom("", "?", "*", "+", "{1,2}")).map((pair) => pair.join(""));
		const pattern = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(""));
		const text = fc.array(fc.constantFrom("a", "b", "c", "1"), { maxLength: 6 }).map((list) => list.join(""));
		fc.assert(
			fc.property(pattern, text, (source, sample) => {
				expect(fitsPattern(source, sample)).toBe(new RegExp(`^(?:${source})$`, "u").test(sample));
			}),
		);
	});
});
