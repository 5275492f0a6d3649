import type { QuestionMedia, QuizOption, QuizQuestion } from "#db/schema/courses";
import { wordsOf } from "./question-media";

/** Question → the ids (of `short`: the words; of `match`: option's id and pair with a colon) that were answered. */
export type QuizAnswers = Record<string, string[]>;

/** A question as a learner gets it before answering: without anything that tells what is right. */
export type OpenQuestion = {
	id: string;
	kind: QuizQuestion["kind"];
	text: string;
	/** The text with its formatting, where it has any. */
	body: QuizQuestion["body"];
	media: QuestionMedia[];
	options: OpenOption[];
	/** Of `match`: what the options are paired with, by the alphabet. */
	pairs: string[];
};

export type OpenOption = { id: string; text: string; media: QuestionMedia | null };

/** What comes back once an attempt is in. */
export type QuestionResult = {
	id: string;
	isRight: boolean;
	/** What the author says about the answers that were given. */
	feedback: Pick<QuizOption, "feedback" | "feedbackBody">[];
	/** The right answer; only where there is no further attempt. */
	solution: string[] | null;
	/** What the author says about the question; only where the answer is right or there is no further attempt. */
	explanation: QuizQuestion["explanation"];
};

const plain = (words: string) => words.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A number that depends on a text alone, for an order that is the same each time and tells nothing. */
const mixed = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** An order that is not the author's: of two that would come out alike the first option is moved to the end. */
function shuffled<Item extends { id: string }>(items: Item[], salt: string): Item[] {
	const sorted = [...items].sort((one, other) => mixed(salt + one.id) - mixed(salt + other.id));
	const isSame = sorted.length > 1 && sorted.every((item, at) => item.id === items[at]?.id);
	return isSame ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
}

/** A question without its key. */
export function openQuestion(question: QuizQuestion): OpenQuestion {
	const { id, kind, text, body = null, media = [], options } = question;
	const named = options.map((option) => ({ id: option.id, text: option.text, media: option.media ?? null }));
	// A pair is named by its words: an id could tell to which option it belongs.
	const pairs = [...new Set(options.map(({ pair }) => pair))].sort();
	return {
		...{ id, kind, text, body, media },
		options: kind === "short" ? [] : kind === "order" ? shuffled(named, id) : named,
		pairs: kind === "match" ? pairs : [],
	};
}

function isRight(question: QuizQuestion, given: string[]): boolean {
	const { kind, options } = question;
	const sameSet = (right: string[]) => right.length === new Set(given).size && right.every((id) => given.includes(id));
	switch (kind) {
		case "short":
			return options.some(({ text }) => plain(text) === plain(given[0] ?? ""));
		case "order":
			return options.length === given.length && options.every(({ id }, at) => id === given[at]);
		case "match":
			return sameSet(options.map(({ id, pair }) => `${id}:${pair}`));
		default:
			return sameSet(options.filter(({ right }) => right).map(({ id }) => id));
	}
}

function solutionOf({ kind, options }: QuizQuestion): string[] {
	if (kind === "match") return options.map((option) => `${wordsOf(option)} – ${option.pair}`);
	if (kind === "order") return options.map((option, at) => `${at + 1}. ${wordsOf(option)}`);
	if (kind === "short") return options.slice(0, 1).map(wordsOf);
	return options.filter(({ right }) => right).map(wordsOf);
}

/** Per cent of the questions that were answered rightly. */
export function scoreOf(questions: QuizQuestion[], answers: QuizAnswers): number {
	const right = questions.filter((question) => isRight(question, answers[question.id] ?? [])).length;
	return questions.length === 0 ? 100 : Math.floor((right * 100) / questions.length);
}

/** How each question was answered; the solutions only where nothing can be won by them any more. */
export function resultsOf(questions: QuizQuestion[], answers: QuizAnswers, isOver: boolean): QuestionResult[] {
	return questions.map((question) => {
		const given = answers[question.id] ?? [];
		const chosen = question.options.filter(({ id, text }) =>
			question.kind === "short" ? plain(text) === plain(given[0] ?? "") : given.includes(id),
		);
		const right = isRight(question, given);
		return {
			id: question.id,
			isRight: right,
			feedback: chosen.flatMap(({ feedback, feedbackBody }) => (feedback ? [{ feedback, feedbackBody }] : [])),
			solution: isOver && !right ? solutionOf(question) : null,
			explanation: isOver || right ? (question.explanation ?? null) : null,
		};
	});
}
