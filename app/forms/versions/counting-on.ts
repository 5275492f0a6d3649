import { type Definition, questionsById } from "../definition/definition";
import { optionsOf, type Question } from "../definition/question";
import { FormulaError, parseFormula, referencesOf } from "../logic/formula";
import type { Score, ScoreItem } from "../scoring/score";

/**
 * The scores and computed values of `next` that are not the measure that they were: another way to count, or the same of something that is
 * another measure itself. `apart`: the questions that are.
 */
export function countedOtherwise(last: Definition, next: Definition, apart: Iterable<string>): Set<string> {
	const [before, now] = [questionsById(last), questionsById(next)];
	const otherwise = new Set(apart);
	const isOther = (id: string) => otherwise.has(id);
	const scores = next.scores.flatMap((score) => {
		const old = last.scores.find(({ id }) => id === score.id);
		return old
			? [{ id: score.id, isMore: isScoredOtherwise(old, score, before, now), on: score.items.map(itemId) }]
			: [];
	});
	const values = [...now.values()].flatMap((question) => {
		const old = before.get(question.id);
		if (question.type !== "computed" || old?.type !== "computed") return [];
		return [{ id: question.id, isMore: old.formula !== question.formula, on: countedIn(question.formula) }];
	});
	const counts = [...scores, ...values];
	for (let size = -1; size !== otherwise.size; ) {
		size = otherwise.size;
		for (const { id, isMore, on } of counts) if (isMore || on.some(isOther)) otherwise.add(id);
	}
	return new Set(counts.map(({ id }) => id).filter(isOther));
}

const itemId = ({ question }: ScoreItem) => question;

function isScoredOtherwise(
	old: Score,
	score: Score,
	before: Map<string, Question>,
	now: Map<string, Question>,
): boolean {
	const counting = ({ items, method, maxMissing, conversion }: Score) => ({ items, method, maxMissing, conversion });
	if (JSON.stringify(counting(old)) !== JSON.stringify(counting(score))) return true;
	return score.items.some(({ question, isReversed }) => {
		const [was, is] = [before.get(question), now.get(question)];
		const ends = (of: Question | undefined) => JSON.stringify(endsOf(of));
		return hasOtherPoints(was, is) || (isReversed === true && ends(was) !== ends(is));
	});
}

/** The least and the most that its options count: a reversed item is turned between them. */
function endsOf(question: Question | undefined) {
	const points = question ? optionsOf(question).flatMap(({ score }) => score ?? []) : [];
	return points.length > 0 ? [Math.min(...points), Math.max(...points)] : [];
}

/** Whether an answer that both offer counts for something else. */
export function hasOtherPoints(old: Question | undefined, now: Question | undefined): boolean {
	if (!old || !now) return false;
	if (old.type === "yesNo" && now.type === "yesNo") return JSON.stringify(old.scores) !== JSON.stringify(now.scores);
	const was = new Map(optionsOf(old).map(({ id, score }) => [id, score]));
	return optionsOf(now).some(({ id, score }) => was.has(id) && was.get(id) !== score);
}

/** Questions and scores that a formula counts on; none where it cannot be read. */
function countedIn(formula: string): string[] {
	try {
		return referencesOf(parseFormula(formula)).map(({ id }) => id);
	} catch (problem) {
		if (problem instanceof FormulaError) return [];
		throw problem;
	}
}
