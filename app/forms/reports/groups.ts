import type { Definition } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { optionsOf, type Question, rangeOf } from "../definition/question";
import type { Figure } from "../versions/version-mapping";
import { hiddenGroups } from "./hide-small";
import { type ScoreNumbers, scoresOf } from "./scores-of";
import { type QuestionSummary, summariseOpen } from "./summary";

/** Points of a scale, and options, by which replies are told apart: of more there would be hardly anybody in each. */
const POINTS_MOST = 11;
const OPTIONS_MOST = 30;

/** Whether replies fall into groups by it: one answer of a few. */
export function canGroup(question: Question): boolean {
	if (question.type === "choice" || question.type === "dropdown") return available(question).length <= OPTIONS_MOST;
	if (question.type === "yesNo" || question.type === "consent") return true;
	const range = rangeOf(question);
	return range !== undefined && range.max - range.min < POINTS_MOST;
}

const available = (question: Question) => optionsOf(question).filter(({ isRetired }) => !isRetired);

/** The questions that a report can be grouped by. */
export const groupQuestions = (definition: Definition): Question[] =>
	questionsWithPipedOptions(definition).filter(canGroup);

/** Whether a reply may be in several groups at once: of a question with several choices it is in that of each. */
export const isInSeveral = (question: Question): boolean => question.type === "many";

/**
 * What who may open the replies themselves can group by besides. Groups that overlap are not told where small ones are hidden: what is
 * hidden of one would follow from the others.
 */
export const overlappingQuestions = (definition: Definition): Question[] =>
	questionsWithPipedOptions(definition).filter(
		(question) => isInSeveral(question) && available(question).length <= OPTIONS_MOST,
	);

/** A group of a report: its figures are null where too few stand behind them. */
export type ReportGroup = {
	group: string;
	size: number | null;
	questions: QuestionSummary[] | null;
	scores: ScoreNumbers[];
};

/**
 * The figures group by group. With `least`, small groups are hidden, and as many more as it takes that none follows from the
 * whole: those without an answer are a group of it too.
 */
export function groupsOf(
	definition: Definition,
	sizes: readonly { group: string; size: number }[],
	figures: readonly (Figure & { group: string })[],
	{ all, least }: { all: number; least: number },
): ReportGroup[] {
	const rest = all - sizes.reduce((sum, { size }) => sum + size, 0);
	const hidden = hiddenGroups([...sizes.map(({ size }) => size), Math.max(0, rest)], least);
	return sizes.map(({ group, size }, at) => {
		if (hidden[at]) return { group, size: null, questions: null, scores: [] };
		const own = figures.filter((figure) => figure.group === group);
		return { group, size, questions: summariseOpen(definition, own), scores: scoresOf(definition, own) };
	});
}
