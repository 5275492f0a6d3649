import { type Answer, type Answers, commentKey, isEmpty, OTHER, otherKey } from "../answers/answer";
import { pipedOptions } from "../answers/available-options";
import { type Definition, type Page, questionsById } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import { type ScoreResults, scoreOf, scoresOf } from "../scoring/score";
import { compute, rounded } from "./compute";
import { type Condition, holds, type Source } from "./condition";
import { FormulaError, parseFormula } from "./formula";

/** What a form knows beside the answers. */
export type Surroundings = {
	/** The respondent's day, `YYYY-MM-DD`. */
	today: string;
	language: string;
	/** The respondent's role in the tenant; none for a guest. */
	role?: string;
	/** What was answered in the subject's reply before this one. */
	earlier?: Answers;
};

/** The path that answers take through a form: its pages, what is visible and required, what is kept and computed. */
export type FlowPath = {
	/** Ids of the pages on the path, in order. */
	pages: string[];
	/** Whether the path ended before the last page, by a jump. */
	endsEarly: boolean;
	/** Ids of the sections and questions that are shown. */
	visible: Set<string>;
	required: Set<string>;
	/** The answers to what is shown, and what was computed; all others are dropped. */
	answers: Answers;
	scores: ScoreResults;
};

/** A page's jump that ends the form. */
export const END = "end";

/**
 * Evaluates a form with these answers, once and in order: a condition sees what was kept before it, and a jump goes
 * forward only. So it always ends, whatever the definition says, and browser and server get the same result.
 */
export function evaluateFlow(definition: Definition, given: Answers, around: Surroundings): FlowPath {
	const questions = questionsById(definition);
	const kept: Answers = {};
	const result: FlowPath = {
		pages: [],
		endsEarly: false,
		visible: new Set(),
		required: new Set(),
		answers: kept,
		scores: {},
	};

	const scoreSoFar = (id: string) => {
		const score = definition.scores.find((one) => one.id === id);
		return (score && scoreOf(score, questions, kept).value) ?? undefined;
	};
	const lookup = (source: Source): Answer | undefined => {
		if (source.kind === "answer") return partOf(kept[source.question], source.part);
		if (source.kind === "earlier") return partOf(around.earlier?.[source.question], source.part);
		if (source.kind === "score") return scoreSoFar(source.score);
		return around[source.kind];
	};
	const isOpen = (condition: Condition | undefined) => condition === undefined || holds(condition, lookup);
	const keep = (question: Question) => {
		const answer =
			question.type === "computed" ? computed(question) : stillAvailable(question, given[question.id], kept);
		if (answer === undefined) return;
		kept[question.id] = answer;
		const other = given[otherKey(question.id)];
		if ([answer].flat().includes(OTHER as never) && !isEmpty(other)) kept[otherKey(question.id)] = other as Answer;
	};
	const computed = (question: Extract<Question, { type: "computed" }>): Answer | undefined => {
		try {
			const answer = (id: string, part?: string) => partOf(kept[id], part);
			const value = compute(parseFormula(question.formula), { answer, score: scoreSoFar, today: around.today });
			if (typeof value === "number") return rounded(value, question.decimals ?? 2);
			return value ?? undefined;
		} catch (error) {
			if (error instanceof FormulaError) return undefined;
			throw error;
		}
	};
	const pass = (page: Page) => {
		result.pages.push(page.id);
		for (const section of page.sections) {
			if (!isOpen(section.showIf)) continue;
			result.visible.add(section.id);
			for (const question of section.questions) {
				if (!isOpen(question.showIf)) continue;
				result.visible.add(question.id);
				if (isAsked(question) && (question.isRequired || (question.requireIf && holds(question.requireIf, lookup))))
					result.required.add(question.id);
				keep(question);
				const comment = given[commentKey(question.id)];
				if (question.hasComment && !isEmpty(comment)) kept[commentKey(question.id)] = comment as Answer;
			}
		}
	};

	for (let at = 0; at < definition.pages.length; at++) {
		const page = definition.pages[at] as Page;
		if (!isOpen(page.showIf)) continue;
		pass(page);
		const jump = page.jumps?.find((one) => holds(one.if, lookup));
		if (!jump) continue;
		if (jump.to === END) {
			result.endsEarly = at < definition.pages.length - 1;
			break;
		}
		const target = definition.pages.findIndex(({ id }) => id === jump.to);
		if (target > at) at = target - 1;
	}
	result.scores = scoresOf(definition, kept);
	return result;
}

function partOf(answer: Answer | undefined, part: string | undefined): Answer | undefined {
	if (part === undefined || answer === undefined) return answer;
	if (Array.isArray(answer) || typeof answer !== "object") return undefined;
	return (answer as Record<string, Answer>)[part];
}

/** The answer without options that are no longer available, because an earlier answer has changed. */
function stillAvailable(question: Question, answer: Answer | undefined, kept: Answers): Answer | undefined {
	if (isEmpty(answer) || !isAsked(question)) return undefined;
	if (!("optionsFrom" in question || "perOptionOf" in question)) return answer;
	const available = pipedOptions(question, kept);
	if (!available) return answer;
	const isThere = (id: unknown) => id === OTHER || available.some((option) => option.id === id);
	if (question.type === "group" && Array.isArray(answer)) {
		const rows = (answer as { for?: string }[]).filter((row) => isThere(row.for));
		return rows.length > 0 ? (rows as Answer) : undefined;
	}
	if (typeof answer === "string") return isThere(answer) ? answer : undefined;
	const chosen = Array.isArray(answer) ? (answer as string[]).filter(isThere) : [];
	return chosen.length > 0 ? chosen : undefined;
}
