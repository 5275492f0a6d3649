import type { ExportCell, ExportColumn } from "#app/lists/export/export-column";
import type { Language } from "#app/platform/i18n";
import type { Answers } from "../answers/answer";
import { commentKey, otherKey } from "../answers/answer";
import { type Speech, spoken } from "../answers/spoken";
import { questionsWithOptions } from "../definition/carried";
import type { Definition } from "../definition/definition";
import { isContent, isNumeric, type Question } from "../definition/question";
import { textIn } from "../definition/texts";

/** A version whose replies are in the export. */
export type ExportedVersion = { id: string; number: number; definition: Definition };
/** A column of answers: what it is called, and what a reply of any version holds in it. */
export type AnswerColumn = ExportColumn & { cell: (reply: { versionId: string; answers: Answers }) => ExportCell };

/** The words of the head for what goes with a question: its own words, its comment, and that it is asked no more. */
export type ColumnWords = { other: string; comment: string; untilVersion: (number: number) => string };

/**
 * The columns of all versions, in the order of the newest, what is asked no more at the end with the version that asked it last.
 * `codes`: values as they are kept (for statistics) instead of words. Each reply is read by its own version.
 */
export function answerColumns(
	versions: readonly ExportedVersion[],
	{ speech, words, codes = false }: { speech: Speech; words: ColumnWords; codes?: boolean },
): AnswerColumn[] {
	const [language] = speech.languages;
	const newest = versions[versions.length - 1];
	const asked = new Map<string, { question: Question; number: number }>();
	for (const { number, definition } of versions)
		for (const question of questionsWithOptions(definition))
			if (!isContent(question)) asked.set(question.id, { question, number });
	const inNewest = newest ? questionsWithOptions(newest.definition).map(({ id }) => id) : [];
	const order = [
		...inNewest.filter((id) => asked.has(id)),
		...[...asked.keys()].filter((id) => !inNewest.includes(id)),
	];
	const byVersion = new Map(
		versions.map(({ id, definition }) => [
			id,
			new Map(questionsWithOptions(definition).map((question) => [question.id, question])),
		]),
	);
	return order.flatMap((id) => {
		const { question, number } = asked.get(id) as { question: Question; number: number };
		const gone = number === newest?.number ? "" : ` (${words.untilVersion(number)})`;
		const title = `${codes ? question.code : titleOf(question, language)}${gone}`;
		const own: AnswerColumn = {
			title,
			kind: isNumeric(question) ? "number" : "text",
			cell: ({ versionId, answers }) => cellOf(byVersion.get(versionId)?.get(id), answers, speech, codes),
		};
		const text = (name: string, key: string): AnswerColumn => ({
			title: `${title} – ${name}`,
			kind: "text",
			cell: ({ answers }) => textCell(answers[key]),
		});
		return [
			own,
			...("hasOther" in question && question.hasOther ? [text(words.other, otherKey(id))] : []),
			...(question.hasComment ? [text(words.comment, commentKey(id))] : []),
		];
	});
}

const titleOf = (question: Question, language: Language) => textIn(question.label, language).text || question.code;

function cellOf(question: Question | undefined, answers: Answers, speech: Speech, codes: boolean): ExportCell {
	const answer = question && answers[question.id];
	if (!question || answer === undefined) return null;
	if (typeof answer === "number" || typeof answer === "boolean") return answer;
	if (!codes) return spoken(question, answers, speech).join("\n");
	if (typeof answer === "string") return answer;
	return Array.isArray(answer) && answer.every((one) => typeof one === "string")
		? (answer as string[])
		: JSON.stringify(answer);
}

const textCell = (answer: unknown): ExportCell => (typeof answer === "string" ? answer : null);
