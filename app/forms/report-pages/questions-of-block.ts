import type { Question } from "../definition/question";
import type { Block } from "./blocks";
import { piecesOf } from "./placeholders";

/** The questions whose answers a block shows. */
export function questionsOfBlock(block: Block, questions: readonly Question[]): string[] {
	switch (block.type) {
		case "chart":
		case "table":
			return [block.question];
		case "cross":
			return [block.rows, block.columns];
		case "figure":
			return block.question && block.measure !== "n" ? [block.question] : [];
		case "heading":
		case "text":
			return piecesOf(block.text, questions).flatMap((piece) =>
				"asked" in piece && piece.asked?.kind === "share" ? piece.asked.question : [],
			);
		case "since":
			return [];
	}
}
