import type { ItemTask } from "#db/schema/norwegian-learning";
import type { ItemKind } from "../items/kinds";
import { partsOfText } from "../items/parts-of-text";

/** A task as a plain form has it: what is right stands in a text between [[ and ]], or is ticked in a row. */
export type TaskFields = {
	question: string;
	/** With its gaps written where they stand: `[[right|wrong|wrong]]`. */
	text: string;
	/** Each on a line of its own. */
	extra: string;
	parts: string;
	accepted: string;
	optionTexts: string[];
	/** The places of the options that are right. */
	optionRight: string[];
	/** The picture of each option, "" for none. */
	optionPictures: string[];
	statementTexts: string[];
	statementRights: string[];
	pairWords: string[];
	pairAlts: string[];
	pairGuids: string[];
};

export const noFields: TaskFields = {
	...{ question: "", text: "", extra: "", parts: "", accepted: "" },
	...{ optionTexts: [], optionRight: [], optionPictures: [], statementTexts: [], statementRights: [] },
	...{ pairWords: [], pairAlts: [], pairGuids: [] },
};

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
const idAt = (at: number) => `${at + 1}`;

/** The task that a form says; whether it is sound `parseTask` tells. Rows that are empty are left out. */
export function taskFrom(kind: ItemKind, fields: TaskFields): { kind: ItemKind } & Record<string, unknown> {
	const { question } = fields;
	switch (kind) {
		case "single":
		case "multiple": {
			const options = fields.optionTexts.map((text, at) => ({
				...{ id: idAt(at), text },
				isRight: fields.optionRight.includes(String(at)),
				...(kind === "single" && fields.optionPictures[at] && { picture: fields.optionPictures[at] }),
			}));
			return { kind, question, options: options.filter(({ text }) => text !== "") };
		}
		case "gapList": {
			const { text, gaps } = gapsFrom(fields.text);
			return {
				kind,
				question,
				text,
				gaps: gaps.map(({ id, words }) => ({ id, options: words, right: words[0] ?? "" })),
			};
		}
		case "gapTyped": {
			const { text, gaps } = gapsFrom(fields.text);
			return { kind, question, text, gaps: gaps.map(({ id, words }) => ({ id, accepted: words })) };
		}
		case "dragWords": {
			const { text, gaps } = gapsFrom(fields.text);
			const gapList = gaps.map(({ id, words }) => ({ id, right: words.join("|") }));
			return { kind, question, text, gaps: gapList, extra: linesOf(fields.extra) };
		}
		case "order":
			return { kind, question, parts: linesOf(fields.parts) };
		case "match": {
			const pairs = fields.pairWords.map((word, at) => ({
				...{ id: idAt(at), word, alt: fields.pairAlts[at] ?? "", pictureGuid: fields.pairGuids[at] ?? "" },
			}));
			return { kind, question, pairs: pairs.filter(({ word, alt, pictureGuid }) => word || alt || pictureGuid) };
		}
		case "trueFalse": {
			const statements = fields.statementTexts.map((text, at) => ({
				...{ id: idAt(at), text, right: fields.statementRights[at] ?? "" },
			}));
			return { kind, question, statements: statements.filter(({ text }) => text !== "") };
		}
		case "clickWord":
			return { kind, question, ...clickedFrom(fields.text) };
		case "dictation":
			return { kind, question, accepted: linesOf(fields.accepted) };
	}
}

/** The fields of a form in which the task is changed. */
export function fieldsOf(task: ItemTask): TaskFields {
	const { question } = task;
	const own = (fields: Partial<TaskFields>): TaskFields => ({ ...noFields, question, ...fields });
	switch (task.kind) {
		case "single":
		case "multiple":
			return own({
				optionTexts: task.options.map(({ text }) => text),
				optionPictures: task.options.map(({ picture = "" }) => picture),
				optionRight: task.options.flatMap(({ isRight }, at) => (isRight ? [String(at)] : [])),
			});
		case "gapList":
			return own({
				text: withMarks(task.text, task.gaps, ({ options, right }) => [
					right,
					...options.filter((option) => option !== right),
				]),
			});
		case "gapTyped":
			return own({ text: withMarks(task.text, task.gaps, ({ accepted }) => accepted) });
		case "dragWords":
			return own({ text: withMarks(task.text, task.gaps, ({ right }) => [right]), extra: task.extra.join("\n") });
		case "order":
			return own({ parts: task.parts.join("\n") });
		case "match":
			return own({
				pairWords: task.pairs.map(({ word }) => word),
				pairAlts: task.pairs.map(({ alt }) => alt),
				pairGuids: task.pairs.map(({ pictureGuid }) => pictureGuid),
			});
		case "trueFalse":
			return own({
				statementTexts: task.statements.map(({ text }) => text),
				statementRights: task.statements.map(({ right }) => right),
			});
		case "clickWord":
			return own({ text: marked(task.text, task.right) });
		case "dictation":
			return own({ accepted: task.accepted.join("\n") });
	}
}

function gapsFrom(written: string) {
	const gaps: { id: string; words: string[] }[] = [];
	const text = partsOfText(written).map((part) => {
		if ("text" in part) return part.text;
		const id = idAt(gaps.length);
		gaps.push({ id, words: part.gap.split("|").map((word) => word.trim()) });
		return `[[${id}]]`;
	});
	return { text: text.join(""), gaps };
}

function withMarks<Gap extends { id: string }>(text: string, gaps: readonly Gap[], wordsOf: (gap: Gap) => string[]) {
	return partsOfText(text)
		.map((part) => {
			if ("text" in part) return part.text;
			const gap = gaps.find(({ id }) => id === part.gap);
			return gap ? `[[${wordsOf(gap).join("|")}]]` : "";
		})
		.join("");
}

const pieces = (text: string) => text.split(/(\s+)/);
const isWord = (piece: string) => /\S/.test(piece);

/** The text without its marks, and the places of the words that stood between them. */
function clickedFrom(written: string): { text: string; right: number[] } {
	const right: number[] = [];
	let word = 0;
	let isInside = false;
	const bare = pieces(written).map((piece) => {
		if (!isWord(piece)) return piece;
		if (isInside || piece.includes("[[")) right.push(word);
		isInside = (isInside || piece.includes("[[")) && !piece.includes("]]");
		const without = piece.replaceAll("[[", "").replaceAll("]]", "");
		if (isWord(without)) word += 1;
		return without;
	});
	return { text: bare.join(""), right: [...new Set(right)] };
}

function marked(text: string, right: readonly number[]): string {
	let word = -1;
	return pieces(text)
		.map((piece) => {
			if (!isWord(piece)) return piece;
			word += 1;
			if (!right.includes(word)) return piece;
			const [, before = "", bare = piece, after = ""] = piece.match(/^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u) ?? [];
			return `${before}[[${bare}]]${after}`;
		})
		.join("");
}
