import type { Language } from "#app/platform/i18n";
import type { Condition } from "../logic/condition";
import type { LogicTest } from "../logic/logic-tests";
import type { Score } from "../scoring/score";
import type { ComparableFrom } from "../versions/measures";
import type { AnswerMapping } from "../versions/version-mapping";
import type { Origin } from "./origin";
import type { Question } from "./question";
import type { Texts } from "./texts";

/** The whole of a form as one document: what is drafted, published, exported. `format` is the shape's own version. */
export type Definition = {
	format: 1;
	/** The languages that it is offered in; the first is the one that it is written in. */
	languages: [Language, ...Language[]];
	title: Texts;
	/** Who asks and why, before the first question. */
	intro?: Texts;
	/** What stands on the last page, after sending. */
	thanks?: Texts;
	pages: Page[];
	scores: Score[];
	/** Where the questions and options of earlier versions lead that are asked no more. */
	lineage: AnswerMapping[];
	tests: LogicTest[];
	/** The items of the library that its locked questions come from. */
	origins?: Origin[];
	/** Of a version that was published: since when its questions and scores are what they are. */
	since?: ComparableFrom;
};

export type Page = {
	id: string;
	title?: Texts;
	showIf?: Condition;
	sections: Section[];
	/** Asked in turn when the page is left; the first that holds leads on, else the next page comes. */
	jumps?: Jump[];
};

/** `to` is a later page, or `end`. */
export type Jump = { if: Condition; to: string };

/** How many questions a section holds. */
export const SECTION_QUESTIONS = 300;

export type Section = { id: string; title?: Texts; text?: Texts; showIf?: Condition; questions: Question[] };

/** Where a question stands. */
export type QuestionPosition = { page: Page; pageAt: number; section: Section; question: Question };

/** All questions with their places, in the order in which they are asked; those inside tables and groups are not among them. */
export function questionPositions(definition: Definition): QuestionPosition[] {
	return definition.pages.flatMap((page, pageAt) =>
		page.sections.flatMap((section) => section.questions.map((question) => ({ page, pageAt, section, question }))),
	);
}

export const questionsOf = (definition: Definition): Question[] =>
	questionPositions(definition).map(({ question }) => question);

/** Question by id. */
export const questionsById = (definition: Definition): Map<string, Question> =>
	new Map(questionsOf(definition).map((question) => [question.id, question]));

/** The questions inside a table or a group. */
export function innerQuestions(question: Question): Question[] {
	if (question.type === "table") return question.columns;
	return question.type === "group" ? question.questions : [];
}
