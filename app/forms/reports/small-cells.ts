import type { Question } from "../definition/question";
import { hiddenGroups, LEAST } from "./hide-small";
import type { Count, Numbers, QuestionSummary } from "./summary";

type Part = QuestionSummary["parts"][number];

const isSmall = (number: number | null) => number !== null && number > 0 && number < LEAST;
const countOf = (counts: readonly Count[], value: string) => counts.find((one) => one.value === value)?.count ?? 0;
/** Several rows of one person are several values: how many people stand behind one is not known. */
const isRepeated = ({ type }: Question) => type === "table" || type === "group";
/** Who has chosen one may have chosen others: each option is a whole of its own. */
const isMany = (question: Question) =>
	question.type === "many" || (question.type === "matrix" && question.isMany === true);
/** What was answered is itself the answer: a value that is named was given by somebody. */
const isFree = (part: Part, { type }: Question) => type === "date" || type === "time" || part.numbers !== null;

/**
 * The figures as they may be shown where nobody is to be recognised: no number that fewer than five stand behind, and none from which
 * one follows. `wholes`: what the same visitor can see of those that these were chosen from; the rest of each is looked at too.
 */
export function withoutSmall(
	summaries: readonly QuestionSummary[],
	wholes: readonly (readonly QuestionSummary[])[] = [],
): QuestionSummary[] {
	return summaries.map((summary) => {
		const around = wholes.flatMap((whole) => whole.find(({ question }) => question.id === summary.question.id) ?? []);
		return shownOf(summary, around);
	});
}

/**
 * The same of groups of one whole. A question is told by groups only where that tells of nobody: neither in a group that is shown nor in
 * those together that are not; else only how many of a group have answered it.
 */
export function groupsWithoutSmall(
	groups: readonly (readonly QuestionSummary[])[],
	whole: readonly QuestionSummary[],
): QuestionSummary[][] {
	const checked = whole.map((all, at) => {
		const shown = groups.flatMap((group) => group[at] ?? []);
		const others = shown.reduce(restOf, all);
		const tables = [...shown, others];
		const isShown = tables.every((table) => !hasSmall(table)) && !isRepeated(all.question);
		return { isShown, isCounted: tables.every(({ answered }) => !isSmall(answered)), tables };
	});
	return groups.map((group) =>
		group.map((summary, at) => {
			const { isShown, isCounted, tables } = checked[at] as (typeof checked)[number];
			if (isShown) return summary;
			if (!isCounted) return withheld(summary);
			const parts = summary.parts.map((part) => {
				const others = tables.flatMap((table) => table.parts.find((one) => one.part === part.part) ?? []);
				return closed(part, summary.question, others);
			});
			return { ...summary, parts };
		}),
	);
}

function shownOf(summary: QuestionSummary, wholes: readonly QuestionSummary[]): QuestionSummary {
	const { question, parts } = summary;
	const rests = wholes.map((whole) => restOf(whole, summary));
	const tables = [summary, ...rests];
	if (tables.some(({ answered }) => isSmall(answered))) return withheld(summary);
	const shown = wholes.map((whole) => shownOf(whole, []));
	const of = (table: QuestionSummary, { part }: Part) => table.parts.find((one) => one.part === part);
	const isClosed = isRepeated(question) || (question.type === "ranking" && tables.some(hasSmall));
	return {
		...summary,
		parts: parts.map((part) => {
			const others = tables.flatMap((table) => of(table, part) ?? []);
			if (isClosed) return closed(part, question, others);
			const hidden = shown.map((whole) => of(whole, part)?.counts ?? []);
			const given = part.counts.map(
				({ value }) =>
					others.some(({ counts }) => isSmall(countOf(counts, value))) ||
					hidden.some((counts) => counts.some((one) => one.value === value && one.count === null)) ||
					(isMany(question) && tables.some((table) => isSmall(missed(table, part.part, value)))),
			);
			const sizes = part.counts.map(({ count }) => count ?? 0);
			const hides = hiddenGroups(sizes, LEAST, given);
			if (!hides.includes(true)) return part;
			if (part.numbers) return closed(part, question, others);
			const counts = part.counts.map((one, at) => (hides[at] ? { ...one, count: null } : one));
			return {
				...part,
				counts: isFree(part, question) ? counts.filter(({ count }) => count !== null) : counts,
				isHidden: true,
			};
		}),
	};
}

/** How many have answered a question without choosing an option. */
function missed({ answered, parts }: QuestionSummary, part: string, value: string): number {
	const counts = parts.find((one) => one.part === part)?.counts ?? [];
	return (answered ?? 0) - (countOf(counts, value) ?? 0);
}

/** Whether a table has a number that few stand behind. */
const hasSmall = (summary: QuestionSummary) =>
	isSmall(summary.answered) ||
	summary.parts.some(({ part, counts }) =>
		counts.some(
			({ value, count }) => isSmall(count) || (isMany(summary.question) && isSmall(missed(summary, part, value))),
		),
	);

/** What a table leaves of its whole. */
function restOf(whole: QuestionSummary, own: QuestionSummary): QuestionSummary {
	const parts = whole.parts.map((part) => {
		const counts = own.parts.find((one) => one.part === part.part)?.counts ?? [];
		const less = part.counts.map(({ value, count }) => ({
			value,
			count: Math.max(0, (count ?? 0) - (countOf(counts, value) ?? 0)),
		}));
		return { ...part, counts: less };
	});
	return { ...whole, answered: Math.max(0, (whole.answered ?? 0) - (own.answered ?? 0)), parts };
}

/** Fewer than five have answered, or have not where others have. */
export const withheld = (summary: QuestionSummary): QuestionSummary => ({
	...summary,
	answered: null,
	parts: summary.parts.map((part) => ({ ...part, answered: null, counts: [], numbers: null, isHidden: true })),
});

/** A part without its distribution: of numbers only the mean, where it tells of nobody in any of these tables. */
function closed(part: Part, question: Question, tables: readonly Part[]): Part {
	const counts = isFree(part, question) || isRepeated(question) ? [] : part.counts;
	const isMeanShown = part.numbers !== null && !isRepeated(question) && tables.every(({ counts }) => tellsMean(counts));
	return {
		...part,
		counts: counts.map((one) => ({ ...one, count: null })),
		numbers: isMeanShown && part.numbers ? meanOnly(part.numbers) : null,
		isHidden: true,
	};
}

/** A mean at the end of a scale tells how many stand apart: enough must be above the lowest and below the highest value. */
export function tellsMean(counts: readonly Count[]): boolean {
	const given = counts.flatMap(({ value, count }) => (count ? [{ value: Number(value), count }] : []));
	if (given.length === 0) return true;
	const total = given.reduce((sum, { count }) => sum + count, 0);
	const at = (end: number) => given.reduce((sum, { value, count }) => sum + (value === end ? count : 0), 0);
	const values = given.map(({ value }) => value);
	return [Math.min(...values), Math.max(...values)].every((end) => total - at(end) >= LEAST);
}

const meanOnly = ({ mean }: Numbers): Numbers => ({
	...{ mean: Math.round(mean * 10) / 10, median: null, deviation: null, min: null, max: null },
});

/** Numbers of a score as they may be shown. */
export function numbersWithoutSmall(numbers: Numbers, tables: readonly (readonly Count[])[]): Numbers | null {
	if (tables.every((counts) => counts.every(({ count }) => !isSmall(count)))) return numbers;
	return tables.every(tellsMean) ? meanOnly(numbers) : null;
}
