import { type Definition, type QuestionPosition, questionPositions } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import type { FlowPath } from "../logic/evaluate-flow";
import type { FormSettings } from "../store/settings";

/** One screen of answering: what is said before, some questions, or all answers once more before they are sent. */
export type Step = { id: string; kind: "start" | "questions" | "review"; questions: string[] };

export const START = "start";
export const REVIEW = "review";

/**
 * The screens on the path of these answers. Headings and texts stand with the question that follows them; the last ones with the
 * question before.
 */
export function stepsOf(definition: Definition, path: FlowPath, presentation: FormSettings["presentation"]): Step[] {
	const shown = questionPositions(definition).filter(
		({ page, question }) => path.pages.includes(page.id) && path.visible.has(question.id),
	);
	return stepsThrough(shown, presentation);
}

function stepsThrough(positions: QuestionPosition[], presentation: FormSettings["presentation"]): Step[] {
	const shown = positions.filter(({ question }) => !isSilent(question));
	const groups = new Map<string, string[]>();
	const put = (key: string, id: string) => groups.set(key, [...(groups.get(key) ?? []), id]);
	let waiting: string[] = [];
	let last = "";
	for (const { page, question } of shown) {
		if (presentation !== "questions") put(presentation === "all" ? "all" : page.id, question.id);
		else if (!isAsked(question)) waiting.push(question.id);
		else {
			last = question.id;
			for (const id of [...waiting, question.id]) put(last, id);
			waiting = [];
		}
	}
	for (const id of waiting) put(last || id, id);
	return [
		{ id: START, kind: "start", questions: [] },
		...Array.from(groups, ([id, questions]): Step => ({ id, kind: "questions", questions })),
		{ id: REVIEW, kind: "review", questions: [] },
	];
}

/** The step on which a question stands; the last one of questions where it stands on none. */
export function stepOf(steps: Step[], questionId: string): Step {
	const found = steps.find(({ questions }) => questions.includes(questionId));
	return found ?? (steps[steps.length - 2] as Step);
}

/** The step so many after (or before) another; where that one is no longer on the path, the first whose questions are not answered. */
export function stepAfter(steps: Step[], id: string, by: 1 | -1): Step {
	const at = steps.findIndex((step) => step.id === id);
	const next = at === -1 ? 0 : Math.min(steps.length - 1, Math.max(0, at + by));
	return steps[next] as Step;
}

/** How many steps with questions it takes from the first one to the end, at most: whatever is answered from step `id`, the `at`th, on. */
export function mostSteps(
	definition: Definition,
	presentation: FormSettings["presentation"],
	{ id, at }: { id: string; at: number },
): number {
	const all = stepsThrough(questionPositions(definition), presentation).filter(({ kind }) => kind === "questions");
	const here = all.findIndex((step) => step.id === id);
	return here === -1 ? at : at + all.length - 1 - here;
}

/** Whether the path depends on answers, so that nobody can say how many questions are left. */
export const isAdaptive = (definition: Definition): boolean =>
	definition.pages.some(
		(page) =>
			page.showIf ||
			page.jumps?.length ||
			page.sections.some((section) => section.showIf || section.questions.some((question) => question.showIf)),
	);

/** Minutes that answering takes about: a quarter each for what is chosen, more for what is written. */
export function minutesFor(questions: Question[]): number {
	const weights = questions.filter(isAsked).map(({ type }) => {
		if (["longText", "table", "group", "goals"].includes(type)) return 1;
		return ["matrix", "ranking", "file", "signature"].includes(type) ? 0.5 : 0.2;
	});
	return Math.max(1, Math.round(weights.reduce((sum, weight) => sum + weight, 0)));
}

const isSilent = (question: Question) => question.type === "computed" && question.isHidden === true;
