import { describe, expect, it } from "vitest";
import { nextStep } from "#app/forms/answering/next-step";
import { isAdaptive, stepsOf } from "#app/forms/answering/steps";
import { evaluateFlow } from "#app/forms/logic/evaluate-flow";
import { around, ask, form, page } from "./make";

const definition = form([
	page("p1", [
		ask("heading", "h"),
		ask("yesNo", "work", { isRequired: true }),
		ask("shortText", "where", { showIf: { of: { kind: "answer", question: "work" }, test: "is", value: true } }),
	]),
	page("p2", [ask("scale", "mood", { min: 0, max: 10 }), ask("text", "end")]),
]);
const idsOf = (presentation: "all" | "pages" | "questions", answers = {}) =>
	stepsOf(definition, evaluateFlow(definition, answers, around), presentation).map(({ id, questions }) =>
		[id, ...questions].join(" "),
	);
const go = (step: string, to: string, answers: Record<string, unknown>, shown: string[] = []) => {
	const next = nextStep(definition, "pages", around, { step, go: to, shown, answers });
	return next === "send" ? next : `${next.step} ${next.fieldErrors.map(({ field }) => field).join()}`.trim();
};

describe("the screens of a form", () => {
	it("are one, one a page, or one a question, with what is said about it", () => {
		expect(idsOf("all")).toEqual(["start", "all h work mood end", "review"]);
		expect(idsOf("pages", { work: true })).toEqual(["start", "p1 h work where", "p2 mood end", "review"]);
		expect(idsOf("questions", { work: true })).toEqual([
			"start",
			"work h work",
			"where where",
			"mood mood end",
			"review",
		]);
		expect(isAdaptive(definition)).toBe(true);
	});

	it("follow one another, stay where something is missing or has come up, and end with all looked at again", () => {
		expect(go("start", "next", {})).toBe("p1");
		expect(go("p1", "next", {}, ["work"])).toBe("p1 work");
		expect(go("p1", "next", { work: "yes" }, ["h", "work"])).toBe("p1");
		expect(go("p1", "next", { work: "yes" }, ["h", "work", "where"])).toBe("p2");
		expect(go("p2", "next", { work: "no", mood: "3" }, ["mood", "end"])).toBe("review");
		expect(go("review", "back", { work: "no" })).toBe("p2");
		expect(go("review", "to:p1", { work: "no" })).toBe("p1");
		expect(go("review", "to:nowhere", { work: "no" })).toBe("review");
		expect(go("p1", "language", {}, ["work"])).toBe("p1");
		expect(go("p1", "more", {}, ["work"])).toBe("p1");
		expect(go("review", "send", { work: "no", mood: 99 })).toBe("p2 mood");
		expect(go("review", "send", { work: "no" })).toBe("send");
	});
});
