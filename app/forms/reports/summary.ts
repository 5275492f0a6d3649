import { OTHER } from "../answers/answer";
import { ANSWERED } from "../answers/answer-facts";
import { type Definition, innerQuestions } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { isContent, isNumeric, optionsOf, type Question, rangeOf } from "../definition/question";
import { type Figure, joinVersions } from "../versions/version-mapping";
import { type DateUnit, inPeriods, withoutSmallDates } from "./date-periods";

/** How often a value was answered; null: not told, so that nobody can be recognised. */
export type Count = { value: string; count: number | null };
/** What is said of numbers: of all values that were answered. Only the mean where the others would tell of somebody. */
export type Numbers = {
	mean: number;
	median: number | null;
	deviation: number | null;
	min: number | null;
	max: number | null;
};
export type QuestionSummary = {
	question: Question;
	/** Replies that answered it; for a choice of several the number of choices can be more. Null: too few to be told. */
	answered: number | null;
	/** In the order of the options or of the scale; also what nobody chose. Row by row for a matrix or a ranking. `isHidden`: something is not told. */
	parts: { part: string; counts: Count[]; numbers: Numbers | null; answered: number | null; isHidden?: boolean }[];
};

/** What repeats as one summary for each of its columns, whose values are told by themselves; another question as it is. */
export function splitColumns(summary: QuestionSummary): (QuestionSummary & { times?: number | null })[] {
	const { question, answered, parts } = summary;
	const inner = innerQuestions(question);
	if (inner.length === 0) return [summary];
	return parts.map((part) => {
		const own = inner.find(({ id }) => id === part.part) ?? goneColumn(part.part);
		return {
			question: { ...own, id: `${question.id}:${own.id}`, code: `${question.code}.${own.code}` },
			answered: answered === null || part.isHidden ? answered : part.answered,
			parts: [{ ...part, part: "" }],
			times: answered,
		};
	});
}

/** One that earlier versions had. */
const goneColumn = (id: string): Question => ({ id, code: id, type: "shortText", label: {} });

/** The same as they are shown where nothing is hidden: even there no date tells of single people. */
export const summariseOpen = (definition: Definition, figures: readonly Figure[]): QuestionSummary[] =>
	withoutSmallDates(summarise(definition, figures, "fitting"));

/** A report's numbers by question, of all versions, in the order of the current one; days put together, in all tables of one report alike. */
export function summarise(
	definition: Definition,
	figures: readonly Figure[],
	dates: DateUnit = "years",
): QuestionSummary[] {
	const joined = joinVersions(figures, definition);
	const byQuestion = new Map<string, Figure[]>();
	for (const figure of joined) byQuestion.set(figure.question, [...(byQuestion.get(figure.question) ?? []), figure]);
	return questionsWithPipedOptions(definition)
		.filter((question) => !isContent(question))
		.map((question) => summaryOf(question, byQuestion.get(question.id) ?? [], dates));
}

function summaryOf(question: Question, figures: Figure[], dates: DateUnit): QuestionSummary {
	const own = figures.filter(({ part }) => ![OTHER, "comment", ANSWERED].includes(part));
	const found = [...new Set(own.map(({ part }) => part))];
	const parts = partsOf(question, found).map((part) => {
		const of = own.filter((figure) => figure.part === part);
		const answered = of.reduce((sum, { count }) => sum + count, 0);
		const asked = innerQuestions(question).find(({ id }) => id === part) ?? question;
		return {
			part,
			answered,
			counts: countsOf(asked, asked.type === "date" ? inPeriods(of, dates) : of),
			numbers: isNumeric(asked) || asked.type === "ranking" ? numbersOf(of) : null,
		};
	});
	const answeredCount = figures.find(({ part }) => part === ANSWERED)?.count;
	return { question, answered: answeredCount ?? Math.max(0, ...parts.map(({ answered }) => answered)), parts };
}

function partsOf(question: Question, found: string[]): string[] {
	if (question.type === "matrix") return question.rows.map(({ id }) => id);
	if (question.type === "ranking") return question.options.map(({ id }) => id);
	const columns = innerQuestions(question).map(({ id }) => id);
	if (columns.length > 0) return [...new Set([...columns, ...found])];
	return found.length > 0 ? found : [""];
}

function countsOf(question: Question, figures: Figure[]): Count[] {
	const range = rangeOf(question);
	const isShort = range && range.max - range.min <= 20;
	const known =
		question.type === "ranking"
			? question.options.map((_, at) => String(at + 1))
			: question.type === "yesNo" || question.type === "consent"
				? ["1", "0"]
				: isShort
					? Array.from({ length: range.max - range.min + 1 }, (_, at) => String(range.min + at))
					: optionsOf(question).map(({ id }) => id);
	const given = [...new Set(figures.map(({ value }) => value))].filter((value) => !known.includes(value));
	const sorted = isNumeric(question) ? given.sort((one, other) => Number(one) - Number(other)) : given.sort();
	const values = isNumeric(question) && !isShort ? sorted : [...known, ...sorted];
	return values.map((value) => ({
		value,
		count: figures.reduce((sum, figure) => sum + (figure.value === value ? figure.count : 0), 0),
	}));
}

/** Mean, median, deviation and ends of values that were answered so often; null where there are none. */
export function numbersOf(counts: readonly Count[]): Numbers | null {
	const values = counts
		.map(({ value, count }) => ({ value: value === "" ? Number.NaN : Number(value), count: count ?? 0 }))
		.filter(({ value, count }) => Number.isFinite(value) && count > 0)
		.sort((one, other) => one.value - other.value);
	const n = values.reduce((sum, { count }) => sum + count, 0);
	const [first] = values;
	const last = values[values.length - 1];
	if (!first || !last) return null;
	const mean = values.reduce((sum, { value, count }) => sum + value * count, 0) / n;
	const squares = values.reduce((sum, { value, count }) => sum + count * (value - mean) ** 2, 0);
	const at = (place: number) => {
		let seen = 0;
		return values.find(({ count }) => {
			seen += count;
			return seen > place;
		})?.value as number;
	};
	return {
		mean,
		median: (at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2,
		deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
		min: first.value,
		max: last.value,
	};
}
