import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerFacts } from "#app/forms/answers/answer-facts";
import { checkReply } from "#app/forms/answers/check-reply";
import { answersFromFields } from "#app/forms/answers/from-fields";
import type { Question } from "#app/forms/definition/question";
import { around, ask, form, option, page } from "./make";

const guid = "6d9f4f8e-1f0b-4d6c-9a53-0c2b7f9c1d11";
const options = [option("a"), option("b"), { ...option("old"), isRetired: true }];
/** The key of what is wrong, without its namespace; or the answer as it is kept. */
function check(question: Question, raw: unknown, more: Record<string, unknown> = {}) {
	const { answers, fieldErrors } = checkReply(form([page("p", [question])]), { [question.id]: raw, ...more }, around);
	return fieldErrors.length > 0
		? fieldErrors.map(({ field, key }) => `${field} ${key.replace("forms:fault.", "")}`).join("; ")
		: answers.q;
}

describe("an answer", () => {
	it.each<[Question, unknown, unknown]>([
		[ask("shortText", "q"), "  Anna \r\n ", "Anna"],
		[ask("shortText", "q", { maxLength: 3 }), "Anna", "q tooLong?count=3"],
		[ask("longText", "q", { minLength: 5 }), "kort", "q tooShort?count=5"],
		[ask("shortText", "q", { pattern: "\\d{4}" }), "701", "q pattern"],
		[ask("shortText", "q"), 7, "q wrongKind"],
		[ask("email", "q"), "anna@vik.no", "anna@vik.no"],
		[ask("email", "q"), "anna@vik", "q email"],
		[ask("email", "q"), "a b@vik.no", "q email"],
		[ask("phone", "q"), "+47 912 34 567", "+47 912 34 567"],
		[ask("phone", "q"), "ring meg", "q phone"],
		[ask("number", "q"), "1 234,5", 1234.5],
		[ask("number", "q"), "12abc", "q number"],
		[ask("number", "q"), Number.NaN, "q number"],
		[ask("number", "q", { decimals: 0 }), 1.5, "q wholeNumber"],
		[ask("number", "q", { min: 0, max: 10 }), 11, "q atMost?most=10"],
		[ask("number", "q", { min: 0 }), 0, 0],
		[ask("date", "q"), "2026-02-29", "q date"],
		[ask("date", "q", { max: "today" }), "2026-03-11", "q notAfter?day=2026-03-10"],
		[ask("date", "q", { max: "today" }), "2026-03-10", "2026-03-10"],
		[ask("time", "q"), "07:30:00", "07:30"],
		[ask("time", "q"), "24:00", "q time"],
		[ask("choice", "q", { options }), "a", "a"],
		[ask("choice", "q", { options }), "old", "q notOffered"],
		[ask("choice", "q", { options }), "other", "q notOffered"],
		[ask("choice", "q", { options }), ["a"], "q notOffered"],
		[ask("many", "q", { options }), ["b", "a", "a"], ["a", "b"]],
		[ask("many", "q", { options, max: 1 }), ["b", "a"], "q chooseAtMost?count=1"],
		[ask("yesNo", "q"), "no", false],
		[ask("yesNo", "q"), "kanskje", "q notOffered"],
		[ask("rating", "q", { max: 5 }), "0", "q notOffered"],
		[ask("scale", "q", { min: 0, max: 10, step: 2 }), 4, 4],
		[ask("scale", "q", { min: 0, max: 10, step: 2 }), 5, "q notOffered"],
		[ask("slider", "q", { min: 0, max: 1, step: 0.1 }), 0.3, 0.3],
		[ask("consent", "q", { isRequired: true }), false, "q consent"],
		[ask("ranking", "q", { options }), { a: "2", b: "1" }, ["b", "a"]],
		[ask("ranking", "q", { options }), { a: "1", b: "1" }, "q rankAll?count=2"],
		[ask("ranking", "q", { options }), ["a"], "q rankAll?count=2"],
		[ask("matrix", "q", { options, rows: [option("r")] }), { r: "a", ghost: "b" }, { r: "a" }],
		[ask("matrix", "q", { options, rows: [option("r")] }), { r: "x" }, "q.r notOffered"],
		[ask("matrix", "q", { options, rows: [option("r"), option("s")], isRequired: true }), { r: "a" }, "q.s required"],
		[
			ask("file", "q", { maxFiles: 1 }),
			[{ guid, name: "cv.pdf", size: 10, evil: 1 }],
			[{ guid, name: "cv.pdf", size: 10 }],
		],
		[ask("file", "q", { maxFiles: 1 }), [{ guid: "1", name: "cv.pdf", size: 10 }], "q wrongKind"],
		[ask("signature", "q"), { name: "Anna", path: "M1 2L3 4" }, { name: "Anna", path: "M1 2L3 4" }],
		[ask("signature", "q"), { name: "Anna", path: "<script>" }, "q wrongKind"],
		[
			ask("goals", "q", { scale: "attainment", maxGoals: 2 }),
			[{ text: "Jobb", value: "-2" }],
			[{ id: "g1", text: "Jobb", value: -2 }],
		],
		[ask("goals", "q", { scale: "attainment", maxGoals: 2 }), [{ text: "Jobb", value: 3 }], "q.0.value notOffered"],
	])("%j: %j is %j", (question, raw, expected) => {
		expect(check(question, raw)).toEqual(expected);
	});

	it("of a table is its rows, each checked, the empty ones left out", () => {
		const table = ask("table", "q", {
			columns: [ask("shortText", "what", { isRequired: true }), ask("number", "n")],
			maxRows: 2,
		});
		expect(check(table, [{ what: "a", n: "2" }, {}, { what: "b" }])).toEqual([{ what: "a", n: 2 }, { what: "b" }]);
		expect(check(table, [{ n: "x" }])).toBe("q.0.what required; q.0.n number");
		expect(check(table, [{ what: "a" }, { what: "b" }, { what: "c" }])).toBe("q rowsAtMost?count=2");
	});

	it("of one's own needs one's own words", () => {
		const question = ask("choice", "q", { options, hasOther: true });
		expect(check(question, "other")).toBe("q:other required");
		expect(check(question, "other", { "q:other": "Noe annet" })).toBe("other");
	});
});

describe("a reply", () => {
	const definition = form([
		page("p1", [ask("yesNo", "work", { isRequired: true })]),
		page("p2", [
			ask("shortText", "where", {
				isRequired: true,
				showIf: { of: { kind: "answer", question: "work" }, test: "is", value: true },
			}),
			ask("scale", "mood", { min: 0, max: 10, isRequired: true, hasComment: true }),
		]),
	]);

	it("asks for what is on the way, not for what is hidden", () => {
		const fields = (raw: Record<string, unknown>) =>
			checkReply(definition, raw, around).fieldErrors.map(({ field }) => field);
		expect(fields({})).toEqual(["work", "mood"]);
		expect(fields({ work: "yes", mood: "3" })).toEqual(["where"]);
		expect(fields({ work: "no", where: "x".repeat(9999), mood: 3 })).toEqual([]);
	});

	it("looks only at the questions it is asked for", () => {
		expect(checkReply(definition, {}, around, ["work"]).fieldErrors.map(({ field }) => field)).toEqual(["work"]);
	});

	it("takes any JSON: a clear fault or a sound answer, never an exception, and what is sound stays sound", () => {
		const all = form([
			page("p", [
				ask("shortText", "t"),
				ask("number", "n"),
				ask("many", "m", { options, hasOther: true }),
				ask("matrix", "x", { options, rows: [option("r")] }),
				ask("table", "tb", { columns: [ask("date", "d"), ask("choice", "c", { options })], maxRows: 3 }),
				ask("ranking", "r", { options }),
				ask("file", "f", { maxFiles: 2 }),
				ask("goals", "g", { scale: "ten", maxGoals: 2 }),
				ask("signature", "s"),
				ask("consent", "co"),
				ask("computed", "sum", { formula: "{n} * 2" }),
			]),
		]);
		const key = fc.constantFrom("t", "n", "m", "x", "tb", "r", "f", "g", "s", "co", "sum", "m:other", "__proto__x");
		fc.assert(
			fc.property(fc.dictionary(key, fc.jsonValue()), (raw) => {
				const first = checkReply(all, raw as Record<string, unknown>, around);
				const again = checkReply(all, first.answers, around);
				if (first.fieldErrors.length === 0) expect(again.answers).toEqual(first.answers);
				expect(
					again.fieldErrors.filter(({ field }) =>
						first.fieldErrors.every(
							(fault) =>
								fault.field.split(".")[0] !== field.split(".")[0] && fault.field.split(":")[0] !== field.split(":")[0],
						),
					),
				).toEqual([]);
				answerFacts(all, first.answers, first.path.scores);
			}),
		);
	});
});

describe("a posted form", () => {
	const definition = form([
		page("p1", [
			ask("many", "m", { options }),
			ask("matrix", "x", { options, rows: [option("r1"), option("r2")] }),
			ask("table", "tb", { columns: [ask("shortText", "c")], maxRows: 3 }),
		]),
		page("p2", [ask("shortText", "t", { hasComment: true })]),
	]);

	it("is read by its field names; what it did not show stays, what was emptied goes", () => {
		const before = { m: ["a"], t: "Hei", x: { r1: "a" } };
		const fields = { "a.x.r2": "b", "a.tb.0.c": "en", "a.tb.2.c": "tre" };
		expect(answersFromFields(definition, fields, before, ["m", "x", "tb"])).toEqual({
			t: "Hei",
			x: { r2: "b" },
			tb: [{ c: "en" }, {}, { c: "tre" }],
		});
		expect(answersFromFields(definition, { "a.t.comment": "ja", "a.m": "b" }, before, ["t"])).toEqual({
			m: ["a"],
			x: { r1: "a" },
			"t:comment": "ja",
		});
	});
});

it("rows of facts hold one value each, and no free text", () => {
	const definition = form(
		[
			page("p", [
				ask("many", "m", { options }),
				ask("longText", "t", { hasComment: true }),
				ask("scale", "s", { min: 0, max: 10 }),
				ask("ranking", "r", { options }),
				ask("table", "tb", { columns: [ask("number", "n"), ask("shortText", "c")], maxRows: 3 }),
			]),
		],
		{
			scores: [
				{
					id: "sc",
					name: {},
					items: [{ question: "s" }],
					method: "sum",
					maxMissing: 0,
					bands: [],
					better: "higher",
					min: 0,
					max: 10,
				},
			],
		},
	);
	const { answers, path } = checkReply(
		definition,
		{ m: ["a", "b"], t: "hemmelig", "t:comment": "privat", s: 7, r: ["b", "a"], tb: [{ n: 1, c: "x" }, { n: 2 }] },
		around,
	);
	const rows = answerFacts(definition, answers, path.scores).map(({ questionId, part, value, number }) =>
		[questionId, part, value, number].join("|"),
	);
	expect(rows).toEqual([
		"m||a|",
		"m||b|",
		"m|answered||",
		"t|||",
		"t|comment||",
		"s||7|7",
		"r|b|1|1",
		"r|a|2|2",
		"tb|n|1|1",
		"tb|c||",
		"tb|n|2|2",
		"tb|answered||",
		"score:sc||7|7",
	]);
});
