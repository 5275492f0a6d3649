import { scoreQuestion } from "../answers/answer-facts";
import { type Definition, innerQuestions } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { isContent, type Question, type SimpleQuestion } from "../definition/question";
import { isEarlier, measureKey, shownUnder } from "./measures";
import { mapPoint, mapRow } from "./version-mapping";

/** What is asked no more, or was another measure, and the last version that asked it. */
export type Retired = { id: string; until: number };

/**
 * A definition with what earlier versions asked and it does not, so that a report tells of all that was answered: questions at its end,
 * options, rows and columns at the end of their question. What leads to something that is asked now is counted there. What was another measure then
 * stands there as well, under an id of its own.
 */
export function withRetired(
	definition: Definition,
	versions: readonly { number: number; definition: Definition }[],
): { definition: Definition; retired: Retired[] } {
	const { lineage } = definition;
	const found = new Map(questionsWithPipedOptions(definition).map((question) => [question.id, question]));
	const retired: Retired[] = [];
	const scores = [...definition.scores];
	const newestFirst = [...versions].sort((one, other) => other.number - one.number);
	for (const { number, definition: earlier } of newestFirst)
		for (const question of questionsWithPipedOptions(earlier)) {
			const id = shownUnder(definition, measureKey(earlier, question.id));
			if (isContent(question) || mapPoint(lineage, { question: id }).question !== id) continue;
			const now = found.get(id);
			if (!now) retired.push({ id, until: number });
			const code = isEarlier(id) ? `${question.code}_v${number}` : question.code;
			found.set(id, now ? withParts(now, question, definition) : { ...question, id, code });
		}
	for (const { number, definition: earlier } of newestFirst)
		for (const score of earlier.scores) {
			const id = shownUnder(definition, measureKey(earlier, scoreQuestion(score.id))).slice(scoreQuestion("").length);
			if (!isEarlier(id) || scores.some((one) => one.id === id)) continue;
			retired.push({ id, until: number });
			scores.push({ ...score, id });
		}
	const gone = retired.flatMap(({ id }) => found.get(id) ?? []);
	const pages = definition.pages.map((page) => ({
		...page,
		sections: page.sections.map((section) => ({
			...section,
			questions: section.questions.map((question) => found.get(question.id) ?? question),
		})),
	}));
	const last = { id: RETIRED, sections: [{ id: RETIRED, questions: gone }] };
	return { definition: { ...definition, scores, pages: gone.length > 0 ? [...pages, last] : pages }, retired };
}

const RETIRED = "retired";

const isGone = (of: readonly { id: string }[]) => (one: { id: string }) => !of.some(({ id }) => id === one.id);

/** A question with the options, rows and columns that it had, and has no more. */
function withParts(now: Question, before: Question, { lineage }: Pick<Definition, "lineage">): Question {
	const isRowLed = ({ id: row }: { id: string }) => mapRow(lineage, now.id, row) !== row;
	const inner = innerQuestions(before).filter((one) => !isRowLed(one));
	if (now.type === "table") return { ...now, columns: withInner(now.columns, inner) };
	if (now.type === "group") return { ...now, questions: withInner(now.questions, inner) };
	const isLed = ({ id: option }: { id: string }) => mapPoint(lineage, { question: now.id, option }).option !== option;
	if (!("options" in now) || !("options" in before)) return now;
	const options = before.options.filter(isGone(now.options)).filter((option) => !isLed(option));
	const rows =
		now.type === "matrix" && before.type === "matrix"
			? before.rows.filter(isGone(now.rows)).filter((row) => !isRowLed(row))
			: [];
	if (options.length + rows.length === 0) return now;
	return {
		...now,
		options: [...now.options, ...options.map((option) => ({ ...option, isRetired: true }))],
		...(now.type === "matrix" && { rows: [...now.rows, ...rows] }),
	} as Question;
}

/** What stands inside of what repeats; its options nothing leads on. */
const withInner = (now: SimpleQuestion[], was: readonly Question[]): SimpleQuestion[] => {
	const kept = now.map((one) => {
		const old = was.find(({ id }) => id === one.id);
		return old ? withParts(one, old, { lineage: [] }) : one;
	});
	return [...kept, ...was.filter(isGone(now))] as SimpleQuestion[];
};
