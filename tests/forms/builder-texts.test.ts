import fc from "fast-check";
import { expect, it } from "vitest";
import { allTexts, missingTexts, writeText } from "#app/forms/builder/all-texts";
import { addPage, addSection, joinSection, movePage, removePage } from "#app/forms/builder/pages";
import { withCodes, withIds } from "#app/forms/builder/pipes";
import { asGroup, fromGroup, questionsBefore, ruleOf, sourceKey, sourceOf, testsFor } from "#app/forms/builder/sources";
import { beginBuilder, build } from "#app/forms/builder/state";
import { questionsOf } from "#app/forms/definition/definition";
import { type Condition, holds } from "#app/forms/logic/condition";
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
	expect(asGroup(ruleOf({ joined: "any", rules: [one, one] }))).toEqual({ joined: "any", rules: [one, one] });
	expect(asGroup({ not: one })).toEqual({ joined: "none", rules: [one] });
	expect(ruleOf({ joined: "all", rules: [] })).toBe(undefined);
	expect(ruleOf({ joined: "any", rules: [one] })).toBe(one);
});

it("shows any condition as groups, and says the same with them", () => {
	const is = (value: string): Condition => ({ of: { kind: "role" }, test: "is", value });
	const leaf = fc.constantFrom(is("CLIENT"), is("ADVISOR"));
	const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
		condition: fc.oneof(
			{ maxDepth: 3 },
			leaf,
			fc.record({ all: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }) }),
			fc.record({ any: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }) }),
			fc.record({ not: tie("condition") }),
		),
	}));
	const again = (rule: Condition): Condition => {
		if ("of" in rule) return rule;
		const { joined, rules } = asGroup(rule);
		return fromGroup({ joined, rules: rules.map(again) }) ?? rule;
	};
	fc.assert(
		fc.property(condition, fc.constantFrom("CLIENT", "ADMIN"), (rule, role) => {
			expect(holds(again(rule), () => role)).toBe(holds(rule, () => role));
		}),
	);
});

it("shows what a text takes up by variables, and keeps it by ids", () => {
	const named = form([page("p1", [{ ...choice, code: "mood" }])]);
	const kept = "Hei {{q|du}}, {{ghost}}";
	expect(withCodes(named, kept)).toBe("Hei {{mood|du}}, {{ghost}}");
	expect(withIds(named, withCodes(named, kept))).toBe(kept);
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
