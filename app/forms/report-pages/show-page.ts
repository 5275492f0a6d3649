import type { Language } from "#app/platform/i18n";
import { isNumeric } from "../definition/question";
import { labelOf, type Say, type Summary, sayIn, saySummary, type ValueWords, valuesOf } from "../reports/say-question";
import { partsOfKey } from "../versions/measures";
import type { Block } from "./blocks";
import type { ChangeSincePublished } from "./changes-since-published";
import { type CrossTable, NONE } from "./cross-table";
import type { PageFigures } from "./page-figures.server";
import { type Asked, piecesOf } from "./placeholders";
import { questionsOfBlock } from "./questions-of-block";

/** A block as it is read. `null` for a number: too few stand behind it. */
export type ShownBlock = { id: string } & (
	| { type: "heading"; pieces: ShownPiece[] }
	| { type: "text"; pieces: ShownPiece[] }
	| { type: "chart"; kind: "bars" | "shares" | "table"; summary: Measured; earlier: Measured[] }
	| { type: "cross"; rows: string; columns: string; names: { rows: string[]; columns: string[] }; table: CrossTable }
	| { type: "figure"; label: string; unit: "number" | "share"; value: number | null; n: number }
	| { type: "since"; since: ShownChange | null }
	/** What it tells of is asked no more, or too few have answered; `label` says what. */
	| { type: "missing"; label: string; why: "gone" | "few" }
);
/** A question's figures, which are those of one measure of it: until or since which version. */
type Measured = Summary & { until?: number; since?: number };
export type ShownPiece = { text: string } | { unit: "number" | "share"; value: number | null } | { unknown: string };
export type ShownChange = Omit<ChangeSincePublished, "shares"> & {
	shares: { label: string; value: string; before: number; now: number }[];
};

export type Reader = ValueWords & { language: Language; none: string };

/** A page as it is read in a language; without what is told of the questions of `hidden`. */
export function showBlocks(
	blocks: readonly Block[],
	figures: PageFigures,
	since: ChangeSincePublished | null,
	reader: Reader,
	hidden: readonly string[] = [],
): ShownBlock[] {
	const say = sayIn(reader.language, figures, reader);
	const questions = figures.questions.map(({ question }) => question);
	const kept = blocks.filter((block) => !questionsOfBlock(block, questions).some((id) => hidden.includes(id)));
	return kept.map((block) => ({ id: block.id, ...shownOf(block, figures, since, { say, reader, hidden }) }));
}

type Around = { say: Say; reader: Reader; hidden: readonly string[] };
type Unnamed = ShownBlock extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

function shownOf(block: Block, figures: PageFigures, since: ChangeSincePublished | null, around: Around): Unnamed {
	const { say } = around;
	switch (block.type) {
		case "heading":
		case "text":
			return { type: block.type, pieces: fill(block.text, figures) };
		case "chart":
		case "table": {
			const found = lookUp(figures, block.question, say);
			if ("why" in found) return found;
			const kind = block.type === "table" ? "table" : block.kind;
			const earlier = earlierOf(figures, block.question, say);
			const summary = { ...saySummary(found.summary, figures.number, say), since: earlier[0]?.until };
			return { type: "chart", kind, summary, earlier };
		}
		case "cross":
			return crossOf(block, figures, around);
		case "figure":
			return figureOf(block, figures, say);
		case "since":
			return { type: "since", since: since && sayChange(since, figures, around) };
	}
}

type Found = { summary: PageFigures["questions"][number] } | { type: "missing"; label: string; why: "gone" | "few" };

function lookUp(figures: PageFigures, question: string, say: Say): Found {
	const summary = figures.questions.find((one) => one.question.id === question);
	if (!summary) return { type: "missing", label: "", why: "gone" };
	return summary.parts.length === 0
		? { type: "missing", label: labelOf(summary.question, say), why: "few" }
		: { summary };
}

/** What the question measured otherwise before, newest first. */
function earlierOf({ earlier = [], questions, number }: PageFigures, question: string, say: Say) {
	return earlier.flatMap(({ id, until }) => {
		const summary = partsOfKey(id).id === question && questions.find((one) => one.question.id === id);
		return summary ? [{ ...saySummary(summary, number, say), until }] : [];
	});
}

function crossOf(block: Extract<Block, { type: "cross" }>, figures: PageFigures, { say, reader }: Around): Unnamed {
	const [rows, columns] = [block.rows, block.columns].map((id) => lookUp(figures, id, say));
	if (!rows || "why" in rows) return rows ?? { type: "missing", label: "", why: "gone" };
	if (!columns || "why" in columns) return columns ?? { type: "missing", label: "", why: "gone" };
	const table = figures.cross[block.id];
	if (!table) return { type: "missing", label: labelOf(rows.summary.question, say), why: "gone" };
	const names = (of: typeof rows, values: readonly { value: string }[]) => {
		const called = valuesOf(of.summary.question, say);
		return values.map(({ value }) =>
			value === NONE ? reader.none : (called.find((one) => one.value === value)?.label ?? value),
		);
	};
	return {
		...{ type: "cross", table, rows: labelOf(rows.summary.question, say) },
		columns: labelOf(columns.summary.question, say),
		names: { rows: names(rows, table.rows), columns: names(columns, table.columns) },
	};
}

function figureOf(block: Extract<Block, { type: "figure" }>, figures: PageFigures, say: Say): Unnamed {
	const { label, measure, question, value } = block;
	if (measure === "n") return { type: "figure", label, unit: "number", value: figures.number, n: figures.number };
	const found = lookUp(figures, question, say);
	if ("why" in found && found.why === "gone") return { ...found, label };
	const summary = "summary" in found ? found.summary : undefined;
	const n = summary?.answered ?? 0;
	if (measure === "share") return { type: "figure", label, unit: "share", value: shareOf(figures, question, value), n };
	const numbers = summary && isNumeric(summary.question) ? summary.parts[0]?.numbers : undefined;
	return { type: "figure", label, unit: "number", value: numbers?.[measure] ?? null, n };
}

/** Of those who have answered a question, the share that gave a value; null where too few have. */
function shareOf(figures: PageFigures, question: string, value: string): number | null {
	const summary = figures.questions.find((one) => one.question.id === question);
	if (!summary?.answered) return null;
	const found = summary.parts[0]?.counts.find((one) => one.value === value);
	if (found?.count === null || (!found && summary.parts[0]?.isHidden)) return null;
	return (found?.count ?? 0) / summary.answered;
}

/** A text with its numbers put in. */
export function fill(text: string, figures: PageFigures): ShownPiece[] {
	const numberOf = (asked: Asked): ShownPiece =>
		asked.kind === "n"
			? { unit: "number", value: figures.number }
			: { unit: "share", value: shareOf(figures, asked.question, asked.value) };
	return piecesOf(
		text,
		figures.questions.map(({ question }) => question),
	).map((piece) => ("text" in piece ? piece : piece.asked ? numberOf(piece.asked) : { unknown: piece.written }));
}

function sayChange(
	{ shares, ...since }: ChangeSincePublished,
	figures: PageFigures,
	{ say, hidden }: Around,
): ShownChange {
	const shown = shares.filter(({ question }) => !hidden.includes(question));
	return {
		...since,
		shares: shown.map(({ question: id, value, ...share }) => {
			const question = figures.questions.find((one) => one.question.id === id)?.question;
			const called = question && valuesOf(question, say).find((one) => one.value === value)?.label;
			return { ...share, label: question ? labelOf(question, say) : id, value: called ?? value };
		}),
	};
}
