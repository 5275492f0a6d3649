import { parseInput } from "#app/platform/handler.server";
import { invalid } from "#app/platform/problems";
import type { Definition } from "../definition/definition";
import { questionsOf } from "../definition/definition";
import { isContent } from "../definition/question";
import { canGroup } from "../reports/groups";
import type { Block } from "./blocks";
import { BlockInput, BlocksInput } from "./blocks.schema";
import type { BlockFields } from "./edit.schema";

/** A block of what was filled in. Throws `invalid` with the fields that are wrong. */
export function blockOf(id: string, fields: BlockFields, definition: Definition): Block {
	const { type, text, question, kind, rows, columns, shows, label } = fields;
	const [measure = "", of = "", ...value] = shows.split(":");
	const wanted = {
		heading: { text },
		text: { text },
		chart: { question, kind },
		table: { question },
		cross: { rows, columns },
		figure: { measure, question: of, value: value.join(":"), label },
		since: {},
	}[type];
	if (type === "figure" && !shows) throw invalid({ shows: "required" });
	const block = parseInput(BlockInput, { id, type, ...wanted }) as Block;
	checkQuestions(block, definition);
	return block;
}

/** What a block tells of must be asked. */
function checkQuestions(block: Block, definition: Definition): void {
	const asked = questionsOf(definition).filter((question) => !isContent(question));
	const must = (field: string, id: string, isFit: (question: (typeof asked)[number]) => boolean = () => true) => {
		if (!asked.some((question) => question.id === id && isFit(question))) throw invalid({ [field]: "wrongValue" });
	};
	if (block.type === "chart" || block.type === "table") must("question", block.question);
	if (block.type === "figure" && block.measure !== "n") must("shows", block.question);
	if (block.type === "cross") {
		must("rows", block.rows, canGroup);
		must("columns", block.columns, canGroup);
	}
}

/** The blocks with one more at the end. Throws `invalid` where a page has no room for it. */
export const withBlock = (blocks: readonly Block[], block: Block): Block[] => checked([...blocks, block]);

const checked = (blocks: Block[]): Block[] => {
	const found = BlocksInput.safeParse(blocks);
	if (!found.success) throw invalid({ type: found.error.issues[0]?.message ?? "wrongValue" });
	return blocks;
};

/** The blocks with one of them changed. */
export const changed = (blocks: readonly Block[], block: Block): Block[] =>
	blocks.map((one) => (one.id === block.id ? block : one));

/** The blocks with one moved up (-1) or down (1); at the end it stays. */
export function moved(blocks: readonly Block[], id: string, by: -1 | 1): Block[] {
	const at = blocks.findIndex((block) => block.id === id);
	const [one, other] = [blocks[at], blocks[at + by]];
	if (!one || !other) return [...blocks];
	return blocks.map((block) => (block === one ? other : block === other ? one : block));
}

/** An id that no block of the page has. */
export function nextBlockId(blocks: readonly Block[]): string {
	const numbers = blocks.map(({ id }) => Number(id.slice(1))).filter(Number.isFinite);
	return `b${Math.max(0, ...numbers) + 1}`;
}
