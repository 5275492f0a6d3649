import type { ExportCell, ExportColumn } from "#app/lists/export/export-column";
import type { Speech } from "../answers/format-answer";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import { type Answered, type Column, columnsOf } from "./columns";

/** A version whose replies are in the export. */
export type ExportedVersion = { id: string; number: number; definition: Definition };
/** A column of answers: what it is called, and what a reply of any version holds in it. */
export type AnswerColumn = ExportColumn & { cell: (reply: Answered & { versionId: string }) => ExportCell };

/** The words of the head for what goes with a question or a score, and that it is asked no more. */
export type ColumnWords = {
	other: string;
	comment: string;
	goalValue: string;
	band: string;
	untilVersion: (number: number) => string;
};

/** A column as the last version that has it describes it, with what it is in each. */
export type JoinedColumn = { column: Column; first: number; last: number; byVersion: Map<number, Column> };

/** The columns of all versions, oldest version first: in the order of the newest, what is asked no more at the end. */
export function joinedColumns(versions: readonly Pick<ExportedVersion, "number" | "definition">[]): JoinedColumn[] {
	const found = new Map<string, JoinedColumn>();
	for (const { number, definition } of versions)
		for (const column of columnsOf(definition)) {
			const before = found.get(column.id);
			const byVersion = (before?.byVersion ?? new Map<number, Column>()).set(number, column);
			// Taken out and put in again: the newest version comes last and says the order of its own.
			found.delete(column.id);
			found.set(column.id, { column, first: before?.first ?? number, last: number, byVersion });
		}
	const newest = versions[versions.length - 1]?.number;
	const all = [...found.values()];
	return [...all.filter(({ last }) => last === newest), ...all.filter(({ last }) => last !== newest)];
}

/**
 * The columns of all versions for a file. `codes`: values as they are kept (for statistics) instead of words. Each reply is read by
 * its own version; what is asked no more says which version asked it last.
 */
export function answerColumns(
	versions: readonly ExportedVersion[],
	{ speech, words, codes = false }: { speech: Speech; words: ColumnWords; codes?: boolean },
): AnswerColumn[] {
	const numbers = new Map(versions.map(({ id, number }) => [id, number]));
	const newest = versions[versions.length - 1]?.number;
	return joinedColumns(versions).map(({ column, last, byVersion }) => {
		const gone = last === newest ? "" : ` (${words.untilVersion(last)})`;
		return {
			title: `${codes ? column.code : titleOf(column, speech, words)}${gone}`,
			kind: column.isNumeric ? "number" : isDay(column) ? "day" : "text",
			cell: (reply) => {
				const own = byVersion.get(numbers.get(reply.versionId) ?? 0);
				if (!own) return null;
				return codes ? own.coded(reply) : inWords(own, reply, speech);
			},
		};
	});
}

function titleOf({ type, wording, code }: Column, { languages: [language] }: Speech, words: ColumnWords): string {
	const title = textIn(wording, language).text || code;
	const more = type in words ? words[type as "band"] : undefined;
	return more === undefined ? title : `${title} – ${more}`;
}

/** One day, and not those of several times. */
const isDay = ({ type, id }: Column) => type === "date" && !id.includes(":");

function inWords(column: Column, reply: Answered, speech: Speech): ExportCell {
	const kept = column.isNumeric || isDay(column) ? column.coded(reply) : null;
	if (kept !== null) return kept;
	const lines = column.lines(reply, speech);
	return lines.some((line) => line !== "") ? lines.join("\n") : null;
}
