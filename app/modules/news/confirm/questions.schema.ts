import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";
import { filter, language, ViewRef } from "../news.schema";

/** Answers of a control question at most. */
export const ANSWERS_MOST = 4;
const numbers = [1, 2, 3] as const;
const answers = z.preprocess(
	(value) => (value === undefined ? [] : [value].flat()),
	z.array(oneLine(200)).max(ANSWERS_MOST, "wrongValue"),
);
const position = filter(
	z.coerce
		.number()
		.int()
		.min(0)
		.max(ANSWERS_MOST - 1),
);

/** Up to three questions as a form sends them: `question1`, `answers1[]`, `right1`. Empty ones are none. */
export const QuestionsInput = z
	.object({
		...{ id, language },
		...{ question1: oneLine(300).default(""), answers1: answers, right1: position },
		...{ question2: oneLine(300).default(""), answers2: answers, right2: position },
		...{ question3: oneLine(300).default(""), answers3: answers, right3: position },
	})
	.superRefine((sent, { addIssue }) => {
		for (const number of numbers) {
			const written = sent[`answers${number}`];
			const chosen = sent[`right${number}`];
			const isEmpty = sent[`question${number}`] === "" && written.every((one) => one === "");
			const wrong = (field: string, message: string) =>
				addIssue({ code: "custom", path: [`${field}${number}`], message });
			if (isEmpty) continue;
			if (sent[`question${number}`] === "") wrong("question", "required");
			if (written.filter(Boolean).length < 2) wrong("answers", "news:errors.twoAnswers");
			else if (chosen === undefined || !written[chosen]) wrong("right", "news:errors.rightAnswer");
		}
	});
export type QuestionsInput = z.output<typeof QuestionsInput>;

/** The questions that a form sent, without what it left empty. */
export function questionsIn(sent: QuestionsInput) {
	return numbers.flatMap((number) => {
		const text = sent[`question${number}`];
		const written = sent[`answers${number}`];
		const chosen = written[sent[`right${number}`] ?? 0] ?? "";
		const answers = written.filter(Boolean);
		return text === "" ? [] : [{ text, answers, right: answers.indexOf(chosen) }];
	});
}

/** A confirmation: the language that was read, and the answers to its questions. */
export const ConfirmInput = ViewRef.extend({
	language: filter(language),
	answer1: position,
	answer2: position,
	answer3: position,
});
export type ConfirmInput = z.output<typeof ConfirmInput>;
