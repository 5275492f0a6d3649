import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulaNames, formulaWithIds, formulaWithNames } from "#app/forms/builder/formula-names";
import { formulaPieces } from "#app/forms/builder/formula-pieces";
import { formulaProblem } from "#app/forms/builder/formula-problem";
import { checkDefinition } from "#app/forms/definition/check-definition";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import type { Score } from "#app/forms/scoring/score";
import { ask, form, option, page } from "./make";

const row = (id: string, nb: string) => ({ id, label: { nb } });
const score = (id: string, nb: string, more: Partial<Score> = {}): Score => ({
	...{ id, name: { nb }, items: [{ question: "qs" }], method: "sum", maxMissing: 0 },
	...{ bands: [], better: "higher", min: 0, max: 10 },
	...more,
});
const questions = [
	ask("scale", "qs", { code: "sleep", min: 0, max: 10 }),
	ask("matrix", "qm", {
		code: "mood",
		options: [option("o1", 1)],
		rows: [row("r1", "Om morgenen"), row("r2", "Om morgenen"), row("r3", "Настроение")],
	}),
	ask("table", "qt", { code: "jobs", columns: [ask("number", "c1", { code: "hours" })], maxRows: 5 }),
	ask("choice", "qc", { code: "works", options: [row("oy", "Ja, på deltid"), row("on", "Nei")] }),
	ask("number", "qd", { code: "twice" }),
	ask("number", "qe", { code: "Twice" }),
	ask("computed", "qz", { code: "sum", formula: "1" }),
	ask("number", "later", { code: "later" }),
];
const whole = form([page("p", questions)], { scores: [score("s1", "Total belastning")] });
const names = formulaNames(whole);
const before = new Set(questions.slice(0, 6).map(({ id }) => id));
const faultOf = (written: string) => formulaProblem(names, written, before);

describe("a formula speaks to its author in names and is kept in ids", () => {
	it.each([
		["{qs} * 2", "{sleep} * 2"],
		["sum({qt.c1})", "sum({jobs.hours})"],
		["count({qm.r1}, {qm.r2}, {qm.r3})", "count({mood.om_morgenen}, {mood.om_morgenen2}, {mood.nastroenie})"],
		["{#s1} + 1", "{#total_belastning} + 1"],
		['if({qc} = "oy", 1, 0)', 'if({works} = "Ja, på deltid", 1, 0)'],
		['if("on" != {qc}, "on", "{qs}")', 'if("Nei" != {works}, "on", "{qs}")'],
		["{qd} + {qe}", "{qd} + {qe}"],
		["{gone} + {#gone} + {qm.gone} +", "{gone} + {#gone} + {mood.gone} +"],
	])("%s is %s", (kept, written) => {
		expect(formulaWithNames(names, kept)).toBe(written);
		expect(formulaWithIds(names, written)).toBe(kept);
	});

	it("reads a name however it is spelt in capitals", () => {
		expect(formulaWithIds(names, '{SLEEP} + {#Total_Belastning} + ({Works} = "nei")')).toBe(
			'{qs} + {#s1} + ({qc} = "on")',
		);
	});

	it("stays what it is when what it names is called otherwise", () => {
		const [first] = whole.pages;
		const renamed = {
			...whole,
			pages: [
				{ ...first, sections: [{ id: "s", questions: questions.map((one) => ({ ...one, code: `x_${one.id}` })) }] },
			],
		} as Definition;
		expect(formulaWithNames(formulaNames(renamed), "{qs} + sum({qt.c1})")).toBe("{x_qs} + sum({x_qt.hours})");
		expect(checkDefinition(renamed)).toEqual([]);
	});

	it("comes back as it was, whatever the parts of the form are called", () => {
		const code = fc.constantFrom("a", "A", "b", "qs", "q1", "sleep");
		const label = fc.constantFrom("", "a", 'say "a"', "{a}", "Ja", "ja", "Да");
		const formula = fc
			.array(
				fc.constantFrom(
					...'{id0} {id1} {id2.r0} {id2.r1} {#s0} {#s1} {other} = != + ( ) \'a {id3} "o0" "o1" "a"'.split(" "),
				),
				{ maxLength: 12 },
			)
			.map((parts) => parts.join(" "));
		fc.assert(
			fc.property(
				fc.array(code, { minLength: 4, maxLength: 4 }),
				fc.array(label, { minLength: 6, maxLength: 6 }),
				formula,
				(codes, labels, kept) => {
					const say = (at: number) => ({ nb: labels[at] });
					const all = [
						ask("number", "id0", { code: codes[0] }),
						ask("number", "id1", { code: codes[1] }),
						ask("matrix", "id2", {
							code: codes[2],
							options: [option("o")],
							rows: [
								{ id: "r0", label: say(0) },
								{ id: "r1", label: say(1) },
							],
						}),
						ask("choice", "id3", {
							code: codes[3],
							options: [
								{ id: "o0", label: say(2) },
								{ id: "o1", label: say(3) },
							],
						}),
					];
					const scores = [score("s0", labels[4] as string), score("s1", labels[5] as string)];
					const any = formulaNames(form([page("p", all)], { scores }));
					const back = formulaWithIds(any, formulaWithNames(any, kept));
					expect(formulaWithNames(any, back)).toBe(formulaWithNames(any, kept));
					if (!kept.includes('"a"')) expect(back).toBe(kept);
				},
			),
		);
	});

	it("offers what it can be made of, each as it is written", () => {
		const pieces = formulaPieces(names, questionsOf(whole).slice(0, 4), whole.scores, "nb").map(({ value }) => value);
		expect(pieces).toEqual([
			...["{sleep}", "{mood.om_morgenen}", "{mood.om_morgenen2}", "{mood.nastroenie}", "{jobs.hours}"],
			...["{works}", '{works} = "Ja, på deltid"', '{works} = "Nei"', "{#total_belastning}"],
		]);
		for (const piece of pieces) expect(faultOf(piece)).toBeNull();
	});
});

describe("what is wrong with a formula is said with its place", () => {
	it.each([
		["{sleep} * * 2", { key: "formulaUnreadable", near: "* 2", at: 11 }],
		["1 +", { key: "formulaUnfinished", near: "", at: 4 }],
		["1 + twist({sleep})", { key: "formulaFunction", near: "twist({sleep})", at: 5 }],
		["{sleep} + {slep}", { key: "unknownQuestion", near: "{slep}", at: 11 }],
		["{#nope}", { key: "unknownScore", near: "{#nope}", at: 1 }],
		['if({works} = "{slep}", {mood.noon}, 0)', { key: "unknownPart", near: "{mood.noon}", at: 24 }],
		["{sleep} + {later}", { key: "looksForward", near: "{later}", at: 11 }],
		["{sleep} + {jobs.hours}", null],
	])("%s", (written, fault) => {
		expect(faultOf(written)).toEqual(fault);
	});
});

describe("what a formula or a score counts that is gone", () => {
	const told = (formula: string, items: Score["items"] = [{ question: "qs" }]) => {
		const all = questions.map((one) => (one.type === "computed" ? { ...one, formula } : one));
		const scores = [score("s1", "Total", { items })];
		return checkDefinition(form([page("p", all)], { scores })).flatMap(({ level, key, id }) =>
			key === "sameCode" ? [] : `${level} ${key} ${id}`,
		);
	};

	it.each([
		['if({qc} = "gone", 1, 0)', ["warning formulaOptionGone qz"]],
		['if("gone" != {qc}, 1, 0)', ["warning formulaOptionGone qz"]],
		['if({qc} = "oy", 1, 0)', []],
		["count({qm.gone})", ["warning formulaOptionGone qz"]],
		["sum({qt.gone})", ["warning formulaOptionGone qz"]],
		["sum({qt.c1}) + count({qm.r1})", []],
	])("%s", (formula, found) => {
		expect(told(formula)).toEqual(found);
	});

	it("says it of a score that counts a row of a matrix that is gone", () => {
		expect(told("1", [{ question: "qm", part: "gone" }])).toEqual(["warning scoreOptionGone s1"]);
		expect(told("1", [{ question: "qm", part: "r1" }])).toEqual([]);
	});
});
