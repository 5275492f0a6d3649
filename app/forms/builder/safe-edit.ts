import { type Definition, questionsOf } from "../definition/definition";
import { optionsOf, type Question } from "../definition/question";
import type { Figure, Point } from "../versions/lineage";
import { changeQuestion } from "./edit";

/** A question or an option that people could answer and can no more, with how many answers it has. */
export type Gone = { from: Point; question: Question; option?: string; answers: number };

/** What the last version asked and the next does not, where nothing says yet what becomes of it. */
export function goneParts(last: Definition, next: Definition, figures: readonly Figure[]): Gone[] {
	const now = new Map(questionsOf(next).map((question) => [question.id, question]));
	const isLed = ({ question, option }: Point) =>
		next.lineage.some(({ from }) => from.question === question && from.option === option);
	const found: Gone[] = [];
	for (const question of questionsOf(last)) {
		const still = now.get(question.id);
		if (!still) found.push({ from: { question: question.id }, question, answers: countOf(figures, question.id) });
		else
			for (const { id } of optionsOf(question))
				if (!optionsOf(still).some((option) => option.id === id))
					found.push({
						from: { question: question.id, option: id },
						question,
						option: id,
						answers: countOf(figures, question.id, id),
					});
	}
	return found.filter(({ from }) => !isLed(from));
}

const countOf = (figures: readonly Figure[], question: string, value?: string) =>
	figures
		.filter((figure) => figure.question === question && (value === undefined || figure.value === value))
		.reduce((sum, { count }) => sum + count, 0);

/** Leads what goes on to something that is asked now: figures of both are counted together from then on. */
export const leadOn = (definition: Definition, from: Point, to: Point): Definition => ({
	...definition,
	lineage: [...definition.lineage, { from, to }],
});

/** Keeps an option that was taken out, for those who have chosen it; it is offered no more. */
export function retireOption(definition: Definition, last: Definition, from: Point): Definition {
	const before = questionsOf(last).find(({ id }) => id === from.question);
	const option = before && optionsOf(before).find(({ id }) => id === from.option);
	const now = questionsOf(definition).find(({ id }) => id === from.question);
	if (!option || !now || !("options" in now) || now.options.some(({ id }) => id === option.id)) return definition;
	return changeQuestion(definition, now.id, {
		options: [...now.options, { ...option, isRetired: true }],
	} as Partial<Question>);
}

/** A point as a field of a form says it, and back. */
export const pointKey = ({ question, option }: Point) => (option === undefined ? question : `${question}:${option}`);
export function pointOf(key: string): Point {
	const [question = "", option] = key.split(":");
	return option === undefined ? { question } : { question, option };
}
