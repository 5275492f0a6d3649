import type { Answers } from "#app/forms/answers/answer";
import { changeOf } from "#app/forms/scoring/reliable-change";
import type { AlertRule, BankQuestion, Category } from "../bank/category";

export type RaisedAlert = { questionId: string; rule: AlertRule };

/**
 * Which questions have to be looked at after a reply: by what was answered, or by how far it fell since it was answered last. `earlier`: oldest
 * first.
 */
export function raisedBy(
	questions: readonly Pick<BankQuestion, "id" | "categoryId" | "alertRule">[],
	categories: readonly Pick<Category, "id" | "direction">[],
	answers: Answers,
	earlier: readonly Answers[],
): RaisedAlert[] {
	return questions.flatMap(({ id, categoryId, alertRule: rule }) => {
		if (!rule) return [];
		const better = categories.find((one) => one.id === categoryId)?.direction ?? "higher";
		const before = earlier.findLast((one) => one[id] !== undefined && one[id] !== null)?.[id];
		return isRaised(rule, answers[id], before, better) ? [{ questionId: id, rule }] : [];
	});
}

function isRaised(rule: AlertRule, answer: unknown, before: unknown, better: "higher" | "lower"): boolean {
	if (rule.test === "yes") return answer === true;
	if (typeof answer !== "number") return false;
	if (rule.test === "atLeast") return answer >= rule.value;
	if (rule.test === "atMost") return answer <= rule.value;
	if (typeof before !== "number") return false;
	return changeOf({ better }, before, answer) === "worse" && Math.abs(answer - before) >= rule.value;
}
