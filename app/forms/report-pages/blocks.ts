export const chartKinds = ["bars", "shares"] as const;
export const measures = ["n", "share", "mean", "median"] as const;

/** A part of a report page; questions are named by their ids, the value of a share as it is counted. */
export type Block = { id: string } & (
	| { type: "heading"; text: string }
	| { type: "text"; text: string }
	| { type: "chart"; question: string; kind: (typeof chartKinds)[number] }
	| { type: "table"; question: string }
	| { type: "cross"; rows: string; columns: string }
	| { type: "figure"; measure: (typeof measures)[number]; question: string; value: string; label: string }
	| { type: "since" }
);
export type BlockType = Block["type"];
export const blockTypes = [
	"heading",
	"text",
	"figure",
	"chart",
	"table",
	"cross",
	"since",
] as const satisfies BlockType[];

/** Blocks that a page has at most, and tables of two questions among them: each of those is a read of its own. */
export const BLOCKS_MOST = 40;
export const CROSS_MOST = 6;
