import type { Answers } from "#app/forms/answers/answer";
import { type Definition, questionsById } from "#app/forms/definition/definition";
import { type Question, rangeOf } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Language } from "#app/platform/i18n";

/** Statements, by their codes, of which one hardly holds where the other does not; the key is that of what to ask. */
const pairs = [
	{ key: "begins", agreed: "drive", denied: "begins" },
	{ key: "numbers", agreed: "capital", denied: "numbers" },
	{ key: "price", agreed: "profit", denied: "price" },
	{ key: "customers", agreed: "reach", denied: "asked" },
	{ key: "plans", agreed: "picture", denied: "plans" },
	{ key: "together", agreed: "others", denied: "together" },
] as const;

/** How far up a scale an answer stands that agrees, and that denies. */
const AGREED = 0.75;
const DENIED = 0.25;

export type Hint = { key: (typeof pairs)[number]["key"]; agreed: string; denied: string };

/** Where the answers contradict each other, for whoever speaks with the entrepreneur. */
export function hintsIn(definition: Definition, answers: Answers, language: Language): Hint[] {
	const byCode = new Map([...questionsById(definition).values()].map((question) => [question.code, question]));
	const say = ({ label }: Question) => textIn(label, language, definition.languages[0]).text;
	return pairs.flatMap(({ key, ...pair }) => {
		const [agreed, denied] = [byCode.get(pair.agreed), byCode.get(pair.denied)];
		if (!agreed || !denied) return [];
		const [high, low] = [shareIn(agreed, answers), shareIn(denied, answers)];
		if (high === undefined || low === undefined || high < AGREED || low > DENIED) return [];
		return [{ key, agreed: say(agreed), denied: say(denied) }];
	});
}

/** Where an answer stands between the ends of its scale, from 0 to 1. */
function shareIn(question: Question, answers: Answers): number | undefined {
	const range = rangeOf(question);
	const answer = answers[question.id];
	if (!range || typeof answer !== "number" || range.max === range.min) return undefined;
	return (answer - range.min) / (range.max - range.min);
}
