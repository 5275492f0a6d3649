import { expect, it } from "vitest";
import { allTexts, missingTexts, writeText } from "#app/forms/builder/all-texts";
import { addPage, addSection, joinSection, movePage, removePage } from "#app/forms/builder/pages";
import { goneParts, leadOn, pointOf, retireOption } from "#app/forms/builder/safe-edit";
import { asList, fromList, questionsBefore, sourceKey, sourceOf, testsFor } from "#app/forms/builder/sources";
import { beginBuilder, build } from "#app/forms/builder/state";
import { questionsOf } from "#app/forms/definition/definition";
import { ask, form, option, page } from "./make";

const choice = ask("choice", "q", { label: { nb: "Velg" }, options: [option("a"), option("b")] });
const start = form([page("p1", [choice]), page("p2", [ask("scale", "s", { min: 0, max: 10, low: { nb: "Lite" } })])]);

it("finds every text that is written, and writes one of them in another language", () => {
	const places = allTexts(start);
	const low = places.find(({ field }) => field === "low");
	expect(low).toMatchObject({ owner: "s", texts: { nb: "Lite" } });
	const next = writeText(start, low?.path ?? [], "en", "Little");
	expect(questionsOf(next)[1]).toMatchObject({ low: { nb: "Lite", en: "Little" } });
	expect(missingTexts(allTexts(start), "en") - missingTexts(allTexts(next), "en")).toBe(1);
	expect(writeText(next, low?.path ?? [], "en", "").pages).toEqual(start.pages);
});

it("adds, moves and takes out pages and sections without losing a question", () => {
	const three = addPage(start, "p1", "new");
	expect(three.pages.map(({ id }) => id)).toEqual(["p1", "new", "p2"]);
	expect(movePage(three, "new", 1).pages.map(({ id }) => id)).toEqual(["p1", "p2", "new"]);
	expect(movePage(three, "p1", -1)).toBe(three);
	expect(removePage(form([page("only", [])]), "only").pages.length).toBe(1);
	const two = addSection(start, "p1", "more");
	expect(questionsOf(joinSection(two, "p1-s")).map(({ id }) => id)).toEqual(["q", "s"]);
	expect(joinSection(two, "more").pages[0]?.sections.length).toBe(1);
});

it("says what goes with its answers, and keeps it or leads it on", () => {
	const next = form([page("p1", [{ ...choice, options: [option("a")] } as never])]);
	const figures = [
		{ question: "q", part: "", value: "b", count: 12 },
		{ question: "s", part: "", value: "7", count: 3 },
	];
	const gone = goneParts(start, next, figures);
	expect(gone.map(({ from, answers }) => [from.option ?? from.question, answers])).toEqual([
		["b", 12],
		["s", 3],
	]);
	const kept = retireOption(next, start, pointOf("q:b"));
	expect(questionsOf(kept)[0]).toMatchObject({ options: [{ id: "a" }, { id: "b", isRetired: true }] });
	expect(goneParts(start, leadOn(kept, pointOf("s"), pointOf("q")), [])).toEqual([]);
});

it("offers only what stands before, and tests that fit", () => {
	expect(questionsBefore(start, "s").map(({ id }) => id)).toEqual(["q"]);
	expect(questionsBefore(start, "p2").map(({ id }) => id)).toEqual(["q"]);
	expect(questionsBefore(start, "p2", true).map(({ id }) => id)).toEqual(["q", "s"]);
	expect(sourceOf(sourceKey({ kind: "answer", question: "m", part: "r" }))).toEqual({
		kind: "answer",
		question: "m",
		part: "r",
	});
	expect(testsFor({ kind: "answer", question: "q" }, choice)).not.toContain("more");
	const one = { of: { kind: "role" } as const, test: "is" as const, value: "CLIENT" };
	expect(asList(fromList("any", [one, one]))).toEqual({ joined: "any", comparisons: [one, one] });
	expect(asList({ not: one })).toBe(null);
	expect(fromList("all", [])).toBe(undefined);
});

it("keeps the other's text one step back, whichever goes on", () => {
	const mine = build(beginBuilder(start), { type: "edit", change: (one) => ({ ...one, title: { nb: "Mitt" } }) });
	const theirs = { ...start, title: { nb: "Deres" } };
	const kept = build(mine, { type: "meet", theirs, keep: "mine" });
	expect(kept.history.present.title.nb).toBe("Mitt");
	expect(build(kept, { type: "undo" }).history.present.title.nb).toBe("Deres");
	const taken = build(mine, { type: "meet", theirs, keep: "theirs" });
	expect(build(taken, { type: "undo" }).history.present.title.nb).toBe("Mitt");
});

it("lets go of what was chosen and is gone", () => {
	const chosen = build(beginBuilder(start), { type: "choose", id: "s" });
	expect(build(chosen, { type: "edit", change: (one) => removePage(one, "p2") }).chosen).toBe("");
	expect(build(chosen, { type: "choose", id: "ghost" }).chosen).toBe("");
});
