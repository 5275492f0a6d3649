import { newPartId } from "../definition/blank";
import type { Definition } from "../definition/definition";
import { questionsOf } from "../definition/definition";
import { isNumeric, optionsOf, type Question, rangeOf } from "../definition/question";
import { hasText } from "../definition/texts";
import type { Score, ScoreItem } from "../scoring/score";

/** What can count in a score: a question, or a row of a matrix. */
export type Countable = { question: Question; part?: string };

/** All that can count: numbers, yes or no, and options with points. */
export const countables = (form: Definition): Countable[] =>
	questionsOf(form).flatMap((question): Countable[] => {
		if (question.type === "computed") return [];
		const hasPoints = optionsOf(question).some(({ score }) => score !== undefined);
		if (question.type === "matrix") return hasPoints ? question.rows.map(({ id }) => ({ question, part: id })) : [];
		return isNumeric(question) || question.type === "yesNo" || hasPoints ? [{ question }] : [];
	});

/** Whether an item of a score is this. */
export const isItem = (item: ScoreItem, { question, part }: Countable) =>
	item.question === question.id && item.part === part;

/** The score with an item put in, changed or, by null, taken out; a score counts at least one. */
export function withItem(score: Score, what: Countable, item: ScoreItem | null): ScoreItem[] {
	const at = score.items.findIndex((one) => isItem(one, what));
	const items = at === -1 ? score.items.concat(item ?? []) : score.items.toSpliced(at, 1, ...(item ? [item] : []));
	return items.length > 0 ? items : score.items;
}

/** A score of these, summed, with the range that they give it. */
export function scoreOf(form: Definition, all: readonly Countable[], name: Score["name"] = {}): Score {
	const counted = { items: all.map(itemOf), method: "sum" as const };
	return {
		...{ id: newPartId("k"), name, ...counted, maxMissing: 0 },
		...{ bands: [], better: "higher", ...rangeOfScore(form, counted) },
	};
}

/** A score of each section in which something counts, named as it, or as its page where it has no name. */
export function sectionScores(form: Definition): Score[] {
	const all = countables(form);
	return form.pages.flatMap((page) =>
		page.sections.flatMap((section) => {
			const own = all.filter(({ question }) => section.questions.some(({ id }) => id === question.id));
			const name = hasText(section.title) ? section.title : page.title;
			return own.length > 0 ? [scoreOf(form, own, { ...name })] : [];
		}),
	);
}

/** The item of something that counts as it is. */
export const itemOf = ({ question, part }: Countable): ScoreItem => ({
	question: question.id,
	...(part !== undefined && { part }),
});

/** The least and the most that a score of these can be before it is converted. */
export function rangeOfScore(form: Definition, { items, method }: Pick<Score, "items" | "method">) {
	const ends = items.flatMap(({ question: id, weight = 1 }) => {
		const question = questionsOf(form).find((one) => one.id === id);
		const range = question && pointsOf(question);
		return range ? [{ min: range.min * weight, max: range.max * weight, weight }] : [];
	});
	const share = method === "mean" ? ends.reduce((sum, { weight }) => sum + weight, 0) || 1 : 1;
	const sum = (end: "min" | "max") => Number((ends.reduce((all, one) => all + one[end], 0) / share).toPrecision(12));
	return { min: sum("min"), max: sum("max") };
}

function pointsOf(question: Question): { min: number; max: number } | undefined {
	const points = question.type === "yesNo" ? Object.values(question.scores ?? {}) : optionsOf(question).map(pointOf);
	const known = points.filter((point) => point !== undefined);
	if (known.length > 0) return { min: Math.min(...known), max: Math.max(...known) };
	if (question.type === "number" && question.min !== undefined && question.max !== undefined)
		return { min: question.min, max: question.max };
	return rangeOf(question);
}

const pointOf = ({ score }: { score?: number }) => score;
