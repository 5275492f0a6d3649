import { type Language, languages } from "#app/platform/i18n";
import { innerQuestions } from "../definition/definition";
import { withoutPipes } from "../definition/pipe";
import { type Option, optionsOf, type Question } from "../definition/question";
import { textIn } from "../definition/texts";
import {
	type Answer,
	type Answers,
	type FileAnswer,
	type GoalAnswer,
	OTHER,
	otherKey,
	type RowAnswer,
	type SignatureAnswer,
} from "./answer";

/** What the engine does not know by itself: the words for yes and no, and the languages to look in, first to last. */
export type Speech = {
	yes: string;
	no: string;
	other: string;
	languages: [Language, ...Language[]];
	options?: Option[];
};

/** An answer as people read it, line by line; no lines where there is none. */
export function formatAnswer(question: Question, answers: Answers, speech: Speech): string[] {
	const answer = answers[question.id];
	if (answer === undefined) return [];
	const own = answers[otherKey(question.id)];
	return linesOf(question, answer, { ...speech, other: typeof own === "string" ? own : speech.other });
}

function linesOf(question: Question, answer: Answer, speech: Speech): string[] {
	const label = (texts: Parameters<typeof textIn>[0]) => withoutPipes(textIn(texts, ...speech.languages).text);
	const options = speech.options ?? optionsOf(question);
	const option = (id: string) =>
		id === OTHER ? speech.other : label(options.find((one) => one.id === id)?.label) || id;
	if (typeof answer === "boolean") return [answer ? speech.yes : speech.no];
	if (typeof answer === "number") {
		const point = question.type === "scale" ? label(question.labels?.[String(answer)]) : "";
		const unit = "unit" in question ? label(question.unit) : "";
		const number = new Intl.NumberFormat(languages[speech.languages[0]].locale).format(answer);
		return [[number, unit, point && `– ${point}`].filter(Boolean).join(" ")];
	}
	switch (question.type) {
		case "choice":
		case "dropdown":
			return [option(String(answer))];
		case "many":
			return (answer as string[]).map(option);
		case "ranking":
			return (answer as string[]).map((id, at) => `${at + 1}. ${option(id)}`);
		case "matrix":
			return question.rows.flatMap((row) => {
				const chosen = (answer as Record<string, string | string[]>)[row.id];
				return chosen === undefined ? [] : [`${label(row.label)}: ${[chosen].flat().map(option).join(", ")}`];
			});
		case "date":
			return [dayIn(String(answer), speech.languages[0])];
		case "table":
		case "group":
			return (answer as RowAnswer[]).map((row) => rowLine(question, row, speech));
		case "file":
			return (answer as FileAnswer[]).map(({ name }) => name);
		case "goals":
			return (answer as GoalAnswer[]).map(({ text, value }) => (value === null ? text : `${text}: ${value}`));
		case "signature":
			return [(answer as SignatureAnswer).name];
		default:
			return String(answer).split("\n");
	}
}

/** The fields of one time; of what repeats for each option that was chosen earlier, after the option's name. */
function rowLine(question: Question, row: RowAnswer, speech: Speech): string {
	const option = speech.options?.find(({ id }) => id === row.for);
	const name = option ? withoutPipes(textIn(option.label, ...speech.languages).text) || option.id : row.for;
	const fields = fieldsLine(question, row, speech);
	return [name, fields].filter(Boolean).join(" – ");
}

function fieldsLine(question: Question, row: RowAnswer, speech: Speech): string {
	return innerQuestions(question)
		.flatMap((inner) => {
			const value = row[inner.id];
			const name = withoutPipes(textIn(inner.label, ...speech.languages).text);
			return value === undefined
				? []
				: [`${name}: ${linesOf(inner, value, { ...speech, options: undefined }).join(", ")}`];
		})
		.join(" · ");
}

function dayIn(day: string, language: Language): string {
	const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: "long", timeZone: "UTC" });
	return format.format(new Date(`${day}T00:00:00Z`));
}
