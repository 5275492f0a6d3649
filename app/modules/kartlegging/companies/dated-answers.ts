import { addMonths } from "#app/platform/clock";

/** Months after which an answer is said to be old. */
const OLD = 12;

export type DatedAnswer = { id: string; label: string; lines: string[]; day: string; replyId: string; isOld: boolean };

/** Answers with whether they are too old to go by on a day. */
export const datedAnswers = (answers: readonly Omit<DatedAnswer, "isOld">[], today: string): DatedAnswer[] =>
	answers.map((answer) => ({ ...answer, isOld: answer.day < addMonths(today, -OLD) }));
