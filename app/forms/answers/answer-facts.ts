import { type Definition, innerQuestions, questionsOf } from "../definition/definition";
import type { Question } from "../definition/question";
import type { ScoreResults } from "../scoring/score";
import { measureKey } from "../versions/measures";
import { type Answer, type Answers, commentKey, otherKey, type RowAnswer } from "./answer";

/** One value of an answer as charts read it. Free text has the value "": that it was answered, not what. */
export type AnswerFact = { questionId: string; part: string; value: string; number: number | null };
/** The question's id under which a score stands among the answers. */
export const scoreQuestion = (scoreId: string) => `score:${scoreId}`;

/** The part of one more row where an answer may have several values: that it was answered at all. */
export const ANSWERED = "answered";

/** A sent reply's answers and scores, a row for each value. */
export function answerFacts(definition: Definition, answers: Answers, scores: ScoreResults): AnswerFact[] {
	const rows: AnswerFact[] = [];
	for (const question of questionsOf(definition)) {
		const answer = answers[question.id];
		if (answer !== undefined) rows.push(...valuesOf(question, answer));
		if (answer !== undefined && hasSeveral(question))
			rows.push({ questionId: question.id, part: ANSWERED, value: "", number: null });
		for (const [part, key] of [
			["other", otherKey(question.id)],
			["comment", commentKey(question.id)],
		] as const)
			if (answers[key] !== undefined) rows.push({ questionId: question.id, part, value: "", number: null });
	}
	for (const [id, { value }] of Object.entries(scores))
		if (value !== null) rows.push({ questionId: scoreQuestion(id), part: "", value: String(value), number: value });
	return rows.map((row) => ({ ...row, questionId: measureKey(definition, row.questionId) }));
}

const hasSeveral = (question: Question) =>
	["many", "table", "group"].includes(question.type) || (question.type === "matrix" && question.isMany === true);

function valuesOf(question: Question, answer: Answer): AnswerFact[] {
	const row = (value: string, part = "", number: number | null = null): AnswerFact => ({
		...{ questionId: question.id, part, value, number },
	});
	if (question.type === "ranking" && Array.isArray(answer))
		return (answer as string[]).map((option, at) => row(String(at + 1), option, at + 1));
	if (question.type === "matrix")
		return Object.entries(answer as Record<string, string | string[]>).flatMap(([part, chosen]) =>
			[chosen].flat().map((option) => row(option, part)),
		);
	if (question.type === "table" || question.type === "group")
		return (answer as RowAnswer[]).flatMap((given) =>
			innerQuestions(question).flatMap((inner) => {
				const value = given[inner.id];
				return value === undefined
					? []
					: valuesOf(inner, value).map((one) => ({ ...one, questionId: question.id, part: inner.id }));
			}),
		);
	if (question.type === "goals")
		return (answer as { id: string; value: number | null }[]).flatMap(({ id, value }) =>
			value === null ? [] : [row(String(value), id, value)],
		);
	if (typeof answer === "number") return [row(String(answer), "", answer)];
	if (typeof answer === "boolean") return [row(answer ? "1" : "0")];
	if (Array.isArray(answer) && question.type === "many") return (answer as string[]).map((option) => row(option));
	const counted = ["choice", "dropdown", "date", "time"].includes(question.type);
	return [row(counted ? String(answer) : "")];
}
