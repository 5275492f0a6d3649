import { questionsWithOptions } from "../definition/carried";
import type { Definition } from "../definition/definition";
import { isContent, type Question } from "../definition/question";
import { follow, followRow } from "./lineage";

/** A question that is asked no more, and the last version that did. */
export type Retired = { id: string; until: number };

/**
 * A definition with what earlier versions asked and it does not, so that a report tells of all that was answered: questions at its end,
 * options and rows at the end of their question. What leads to something that is asked now is counted there.
 */
export function withRetired(
	definition: Definition,
	versions: readonly { number: number; definition: Definition }[],
): { definition: Definition; retired: Retired[] } {
	const { lineage } = definition;
	const found = new Map(questionsWithOptions(definition).map((question) => [question.id, question]));
	const retired: Retired[] = [];
	for (const { number, definition: earlier } of [...versions].sort((one, other) => other.number - one.number))
		for (const question of questionsWithOptions(earlier)) {
			const { id } = question;
			if (isContent(question) || follow(lineage, { question: id }).question !== id) continue;
			const now = found.get(id);
			if (!now) retired.push({ id, until: number });
			found.set(id, now ? withParts(now, question, definition) : question);
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
	return { definition: { ...definition, pages: gone.length > 0 ? [...pages, last] : pages }, retired };
}

const RETIRED = "retired";

/** A question with the options and rows that it had, and has no more. */
function withParts(now: Question, before: Question, { lineage }: Definition): Question {
	const isGone = (of: readonly { id: string }[]) => (one: { id: string }) => !of.some(({ id }) => id === one.id);
	const isLed = ({ id: option }: { id: string }) => follow(lineage, { question: now.id, option }).option !== option;
	if (!("options" in now) || !("options" in before)) return now;
	const options = before.options.filter(isGone(now.options)).filter((option) => !isLed(option));
	const isRowLed = ({ id: row }: { id: string }) => followRow(lineage, now.id, row) !== row;
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
