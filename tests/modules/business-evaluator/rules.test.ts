import { expect, it } from "vitest";
import { overallOf, resultOf } from "#app/forms/results/result";
import { scoresOf } from "#app/forms/scoring/score";
import { businessIdea } from "#app/forms/templates/business-idea";
import { hintsIn } from "#app/modules/business-evaluator/form/hints";
import { drawPlan } from "#app/modules/business-evaluator/plan/draw-plan";
import { shareOfPoints, spreadOf } from "#app/modules/business-evaluator/ratings/spread";
import { missingChecks } from "#app/modules/business-evaluator/stages/checks";
import { compareScores } from "#app/modules/business-evaluator/weights/compare-scores";

const all = (value: number) =>
	Object.fromEntries(businessIdea.scores.flatMap(({ items }) => items.map(({ question }) => [question, value])));

it("asks for the checks of every stage that is passed, and for none on the way back", () => {
	expect(missingChecks("idea", "start", ["asked", "interest", "price", "budget"])).toEqual(["funding", "plan"]);
	expect(missingChecks("start", "idea", [])).toEqual([]);
	expect(missingChecks("idea", "idea", [])).toEqual([]);
});

it("hints only where one statement is agreed with and the other denied", () => {
	expect(hintsIn(businessIdea, { ...all(3), drive: 5, begins: 1 }, "en").map(({ key }) => key)).toEqual(["begins"]);
	expect(hintsIn(businessIdea, { ...all(3), drive: 5, begins: 3 }, "en")).toEqual([]);
	expect(hintsIn(businessIdea, { drive: 5 }, "en")).toEqual([]);
});

it("draws five tasks at most, of the weakest areas in turn, and none where all is strong", () => {
	const result = resultOf(
		businessIdea,
		scoresOf(businessIdea, { ...all(2), ...{ price: 1, profit: 1, capital: 1 } }),
		"en",
	);
	const plan = result ? drawPlan(result) : [];
	expect(plan).toHaveLength(5);
	expect(plan[0]?.areaId).toBe("economy");
	expect(new Set(plan.map(({ areaId }) => areaId)).size).toBeGreaterThan(2);
	const strong = resultOf(businessIdea, scoresOf(businessIdea, all(5)), "en");
	expect(strong && drawPlan(strong)).toEqual([]);
});

it("tells how far assessors are apart", () => {
	expect(spreadOf("a", [{ a: 2 }, { a: 4 }, {}])).toEqual({ mean: 3, least: 2, most: 4 });
	expect(spreadOf("b", [{ a: 2 }])).toBeUndefined();
	expect([1, 3, 5].map(shareOfPoints)).toEqual([0, 50, 100]);
});

it("compares past answers by the published form and by the draft", () => {
	const draft = structuredClone(businessIdea);
	const [first] = draft.scores;
	if (first?.bands[2]) first.bands[2].from = 5;
	const { scores } = compareScores(businessIdea, draft, [all(4), all(5), all(1)], "en");
	expect(scores[0]).toMatchObject({
		moved: 1,
		bands: [
			{ now: 1, next: 1 },
			{ now: 0, next: 1 },
			{ now: 2, next: 1 },
		],
	});
	expect(scores[1]?.moved).toBe(0);
});

it("counts each area in the whole by its weight, and none that weighs nothing", () => {
	const answers = { ...all(5) };
	const [first, ...others] = businessIdea.scores;
	for (const { question } of first?.items ?? []) answers[question] = 1;
	const overall = (weight: number | undefined, rest = 1) => {
		const scores = [{ ...first, weight }, ...others.map((score) => ({ ...score, weight: rest }))] as typeof others;
		return overallOf({ scores }, scoresOf({ ...businessIdea, scores }, answers));
	};
	const plain = overall(undefined) ?? 0;
	expect(plain).toBe(overall(1));
	expect(overall(3)).toBeLessThan(plain);
	expect(overall(0)).toBeGreaterThan(plain);
	expect(overall(0, 0)).toBeNull();
});
