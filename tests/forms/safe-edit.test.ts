import { describe, expect, it } from "vitest";
import { changeQuestion, removeQuestion } from "#app/forms/builder/edit";
import {
	asAnother,
	isGone,
	leadOn,
	offersFor,
	partIn,
	pointKey,
	pointOf,
	putBack,
	retire,
	retireOption,
	stays,
	type Touched,
	touchedParts,
} from "#app/forms/builder/safe-edit";
import { usesIn, withUses } from "#app/forms/building/uses";
import type { Definition } from "#app/forms/definition/definition";
import { innerQuestions, questionsOf } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";
import { summarise } from "#app/forms/reports/summary";
import { compareVersions } from "#app/forms/versions/compare-versions";
import { joinVersions, mapPoint, mapRow } from "#app/forms/versions/version-mapping";
import { withRetired } from "#app/forms/versions/with-retired";
import { ask, form, option, page } from "./make";

const rows = ["r1", "r2"].map((id) => ({ id, label: { nb: `Rad ${id}` } }));
const isA = { of: { kind: "answer", question: "q" }, test: "is", value: "a" } as const;
const last = form(
	[
		page("p1", [
			ask("choice", "q", { label: { nb: "Velg" }, options: [option("a"), option("b"), option("c")] }),
			ask("shortText", "w", { label: { nb: "Hvorfor {{q}}?" }, showIf: isA }),
			ask("matrix", "m", { rows, options: [option("x")] }),
		]),
		page("p2", [ask("scale", "s", { min: 0, max: 10 }), ask("computed", "sum", { formula: "{s} * 2" })]),
	],
	{
		scores: [
			{ id: "z", name: {}, items: [{ question: "m", part: "r1" }, { question: "s" }], method: "sum", bands: [] },
		],
		tests: [{ id: "t", name: "T", answers: { q: "a", s: 3 }, expect: { shown: ["s"], values: { s: 3 } } }],
	} as never,
);
const told = (parts: Touched[]) =>
	parts.map(({ what, how, from }) => `${how} ${what} ${partIn(from) || from.question}`);
const touched = (next: Definition) => told(touchedParts(last, next));
const named = (id: string, label: string) => changeQuestion(last, id, { label: { nb: label } });
const without = (id: string) =>
	changeQuestion(last, "q", { options: ["a", "b", "c"].filter((one) => one !== id).map((one) => option(one)) });
const only = (next: Definition) => touchedParts(last, next)[0] as Touched;
const optionsIn = (next: Definition) => {
	const question = questionsOf(next).find(({ id }) => id === "q");
	return question && "options" in question ? question.options : [];
};

describe("what replies use and an author changes", () => {
	it("is what has other words, another type, or is gone; not what is spelled otherwise or asks nothing", () => {
		expect(touched(last)).toEqual([]);
		expect(touched(named("q", "velg!"))).toEqual([]);
		expect(touched(named("q", "Hva vil du?"))).toEqual(["renamed question q"]);
		expect(touched(removeQuestion(last, "s"))).toEqual(["gone question s"]);
		expect(touched(removeQuestion(last, "sum"))).toEqual([]);
		expect(touched(without("b"))).toEqual(["gone option b"]);
		expect(touched(changeQuestion(last, "m", { rows: [{ id: "r1", label: { nb: "En annen" } }] }))).toEqual([
			"renamed row r1",
			"gone row r2",
		]);
		expect(touched(changeQuestion(last, "s", { type: "yesNo" }))).toEqual(["retyped question s"]);
		expect(touched(changeQuestion(last, "s", { type: "slider" }))).toEqual([]);
	});

	it("is decided once it was said to stay, and asked again when it changes after it was published", () => {
		const next = named("q", "Hva vil du?");
		const decided = stays(next, { question: "q" });
		expect(touched(decided)).toEqual([]);
		expect(mapPoint(decided.lineage, { question: "q", option: "a" })).toEqual({ question: "q", option: "a" });
		const again = changeQuestion(decided, "q", { label: { nb: "Noe helt annet" } });
		expect(told(touchedParts(decided, again))).toEqual(["renamed question q"]);
		expect(told(touchedParts(decided, removeQuestion(decided, "q")))).toEqual(["gone question q"]);
		expect(told(touchedParts(decided, stays(removeQuestion(decided, "q"), { question: "q" })))).toEqual([]);
	});

	it("comes back to where it stood", () => {
		expect(questionsOf(putBack(removeQuestion(last, "w"), last, only(removeQuestion(last, "w"))))).toEqual(
			questionsOf(last),
		);
		expect(putBack(without("b"), last, only(without("b"))).pages).toEqual(last.pages);
		const first = removeQuestion(last, "q");
		expect(questionsOf(putBack(first, last, only(first)))[0]?.id).toBe("q");
	});

	it("is retired, or led on to what is like it", () => {
		const gone = without("b");
		const retired = retire(gone, last, only(gone));
		expect(optionsIn(retired).at(-1)).toMatchObject({ id: "b", isRetired: true });
		expect(touched(retired)).toEqual([]);
		expect(retireOption(retired, last, pointOf("q:b"))).toBe(retired);
		expect(offersFor(gone, only(gone)).map(({ key }) => key)).toEqual(["q:a", "q:c"]);
		const led = leadOn(gone, pointOf("q:b"), pointOf("q:c"));
		expect(touched(led)).toEqual([]);
		expect(mapPoint(led.lineage, { question: "q", option: "b" })).toEqual({ question: "q", option: "c" });
		const asked = retire(removeQuestion(last, "s"), last, only(removeQuestion(last, "s")));
		expect(touched(asked)).toEqual([]);
		expect([only(gone), only(changeQuestion(last, "m", { rows: rows.slice(1) }))].map(isGone)).toEqual([true, true]);
	});

	it("is a row that is kept, or counted as another one of its question, also where columns have the same ids", () => {
		const gone = changeQuestion(last, "m", { rows: rows.slice(1), options: [option("r1"), option("x")] });
		const row = touchedParts(last, gone).find(({ what }) => what === "row") as Touched;
		expect(row.from).toEqual({ question: "m", row: "r1" });
		expect(pointOf(pointKey(row.from))).toEqual(row.from);
		expect(offersFor(gone, row).map(({ key }) => key)).toEqual(["m:row:r2"]);
		expect(touched(retire(gone, last, row))).toEqual([]);
		const led = leadOn(gone, row.from, pointOf("m:row:r2"));
		expect(touched(led)).toEqual([]);
		const figure = (part: string, value: string, count: number) => ({ question: "m", part, value, count });
		expect(joinVersions([figure("r1", "x", 3), figure("r2", "x", 4), figure("r2", "r1", 1)], led)).toEqual([
			figure("r2", "x", 7),
			figure("r2", "r1", 1),
		]);
		const { definition } = withRetired(led, [{ number: 1, definition: last }]);
		expect(summarise(definition, [figure("r1", "x", 3), figure("r2", "x", 4)])[2]?.parts).toMatchObject([
			{ part: "r2", answered: 7 },
		]);
		const kept = withRetired(retire(gone, last, row), [{ number: 1, definition: last }]);
		expect(summarise(kept.definition, [figure("r1", "x", 3)])[2]?.parts.map(({ part }) => part)).toEqual(["r2", "r1"]);
	});

	it("is a row that goes on in a question that is led on", () => {
		const leads = [
			{ from: { question: "m", row: "r1" }, to: { question: "m", row: "r2" } },
			{ from: { question: "m" }, to: { question: "n" } },
			{ from: { question: "n", row: "r2" }, to: { question: "n", row: "r3" } },
			{ from: { question: "n", row: "r3" }, to: { question: "n", row: "r2" } },
		];
		const figure = (question: string, part: string) => ({ question, part, value: "x", count: 1 });
		expect(mapRow(leads, "n", "r2")).toBe("r2");
		expect(joinVersions([figure("m", "r1"), figure("m", "comment")], { lineage: leads.slice(0, 3) })).toEqual([
			figure("n", "r3"),
			figure("n", "comment"),
		]);
		expect(mapPoint(leads, { question: "m", option: "r1" })).toEqual({ question: "n", option: "r1" });
	});

	it.each([
		["table", "columns"],
		["group", "questions"],
	] as const)(
		"is what stands inside of a %s: taken out, renamed, of another type, kept or counted as another one",
		(type, field) => {
			const inner = [ask("number", "c1"), ask("number", "c2"), ask("shortText", "c3")];
			const asked = (inside: object[]) =>
				form([
					page("p", [
						ask(type, "t", { [field]: inside, maxRows: 9, maxTimes: 9 } as never),
						ask("computed", "all", { formula: "sum({t.c1}) + {t}" }),
					]),
				]);
			const before = asked(inner);
			const [first, ...others] = inner;
			const gone = asked(others);
			const column = touchedParts(before, gone)[0] as Touched;
			expect(told(touchedParts(before, gone))).toEqual(["gone inner c1"]);
			expect(offersFor(gone, column).map(({ key }) => key)).toEqual(["t:row:c2"]);
			expect(putBack(gone, before, column).pages).toEqual(before.pages);
			expect(touchedParts(before, retire(gone, before, column))).toEqual([]);
			const figure = (part: string, value: string, count: number) => ({ question: "t", part, value, count });
			const figures = [figure("c1", "4", 3), figure("c2", "4", 2), figure("answered", "", 4)];
			const partsIn = (next: Definition) =>
				summarise(withRetired(next, [{ number: 1, definition: before }]).definition, figures)[0]?.parts.map(
					({ part, answered }) => [part, answered],
				);
			const others0 = ["c3", 0];
			expect(partsIn(leadOn(gone, column.from, pointOf("t:row:c2")))).toEqual([["c2", 5], others0]);
			expect(partsIn(retire(gone, before, column))).toEqual([["c2", 2], others0, ["c1", 3]]);

			const typed = asked([
				{ ...first, type: "yesNo" },
				{ ...others[0], label: { nb: "Noe annet" } },
				others[1] as object,
			]);
			const [retyped, renamed] = touchedParts(before, typed) as [Touched, Touched];
			expect(told([retyped, renamed])).toEqual(["retyped inner c1", "renamed inner c2"]);
			expect(retyped.type).toBe("number");
			const next = asAnother(typed, before, retyped);
			const [table, sum] = questionsOf(next) as [Question, Question];
			const made = innerQuestions(table)[0];
			expect(made).toMatchObject({ type: "yesNo", label: first?.label });
			expect(sum).toMatchObject({ formula: `sum({t.${made?.id}}) + {t}` });
			expect(told(touchedParts(before, next))).toEqual(["renamed inner c2"]);

			const counts = usesIn(before, figures);
			expect(counts).toEqual({ t: 4, "t:inner:c1": 3, "t:inner:c2": 2, "t:inner:c3": 0 });
			expect(withUses([column], { counts, isRough: false })).toMatchObject([{ answers: 3 }]);
			expect(compareVersions(before, gone)).toMatchObject([{ kind: "columnRetired", option: "c1", replies: "lead" }]);
		},
	);

	it("becomes another option, of which rules speak from then on", () => {
		const renamed = changeQuestion(last, "q", {
			options: [{ ...option("a"), label: { nb: "Noe nytt" } }, option("b"), option("c")],
		});
		expect(touched(renamed)).toEqual(["renamed option a"]);
		const next = asAnother(renamed, last, only(renamed));
		const [made, , , old] = optionsIn(next);
		expect(made).toMatchObject({ label: { nb: "Noe nytt" } });
		expect(old).toMatchObject({ id: "a", label: { nb: "Valg a" }, isRetired: true });
		expect(questionsOf(next)[1]?.showIf).toEqual({ ...isA, value: made?.id });
		expect(touched(next)).toEqual([]);
		const led = asAnother(renamed, last, only(renamed), pointOf("q:c"));
		expect(optionsIn(led).map(({ isRetired }) => isRetired)).toEqual([undefined, undefined, undefined]);
		expect(mapPoint(led.lineage, { question: "q", option: "a" })).toEqual({ question: "q", option: "c" });
	});

	it("becomes another row or question, of which scores, texts, formulas and tests speak from then on", () => {
		const row = changeQuestion(last, "m", { rows: [{ id: "r1", label: { nb: "Ny" } }, ...rows.slice(1)] });
		const other = asAnother(row, last, only(row));
		const [item] = other.scores[0]?.items ?? [];
		expect(item?.part).not.toBe("r1");
		expect(questionsOf(other)[2]).toMatchObject({ rows: [{ id: item?.part }, { id: "r2" }] });
		expect(touched(other)).toEqual([]);
		for (const [id, label] of [
			["q", "Et annet valg"],
			["s", "En annen skala"],
		] as const) {
			const next = asAnother(named(id, label), last, only(named(id, label)));
			const made = questionsOf(next).find((one) => one.label.nb === label)?.id ?? "";
			expect(made).not.toBe(id);
			expect(touched(next)).toEqual([]);
			const { lineage: _, ...spoken } = next;
			// Its variable stays.
			expect(JSON.stringify(spoken).replace(`"code":"${id}"`, "")).not.toMatch(new RegExp(`"${id}"|\\{${id}\\}`));
			if (id === "s")
				expect(next.tests[0]).toMatchObject({ answers: { q: "a", [made]: 3 }, expect: { shown: [made] } });
		}
	});
});

it("counts replies and not answers, by question, option and row", () => {
	const several = form([
		page("p", [
			ask("many", "n", { options: [option("a"), option("b")] }),
			ask("ranking", "k", { options: [option("a"), option("b")] }),
			ask("matrix", "m", { rows, options: [option("r1")] }),
			ask("shortText", "w"),
			ask("table", "t", { maxRows: 9, columns: [ask("choice", "c", { options: [option("a"), option("b")] })] }),
		]),
	]);
	const figure = (question: string, part: string, value: string, count: number) => ({ question, part, value, count });
	const counts = usesIn(several, [
		...[figure("n", "", "a", 7), figure("n", "", "b", 6), figure("n", "answered", "", 9)],
		...[figure("k", "a", "1", 2), figure("k", "a", "2", 1), figure("k", "b", "1", 1), figure("k", "b", "2", 2)],
		...[figure("m", "r1", "r1", 4), figure("m", "r2", "r1", 5), figure("m", "comment", "", 8)],
		figure("w", "", "", 3),
		...[figure("t", "c", "a", 6), figure("t", "c", "b", 2), figure("t", "answered", "", 5)],
	]);
	expect(counts).toEqual({
		...{ n: 9, "n:option:a": 7, "n:option:b": 6 },
		...{ k: 3, "k:option:a": 3, "k:option:b": 3 },
		...{ m: 5, "m:option:r1": 9, "m:row:r1": 4, "m:row:r2": 5 },
		w: 3,
		...{ t: 5, "t:inner:c": 8, "t:inner:c:a": 6, "t:inner:c:b": 2 },
	});
	const parts = touchedParts(several, removeQuestion(removeQuestion(several, "w"), "k"));
	expect(withUses(parts, { counts: { ...counts, w: 0 }, isRough: false }).map(({ answers }) => answers)).toEqual([3]);
	expect(withUses(parts, { counts: { k: null }, isRough: true }).map(({ answers }) => answers)).toEqual([null, null]);
});
