import * as z from "zod";
import { Id } from "../definition/parts.schema";
import { BLOCKS_MOST, type Block, CROSS_MOST, chartKinds, measures } from "./blocks";

const id = z.string("wrongType").regex(/^[a-z0-9]{1,12}$/, "wrongValue");
const text = (most: number) => z.string("wrongType").trim().min(1, "required").max(most, `tooLong?count=${most}`);
/** A question; none is chosen where it is empty. */
const question = z.union([z.literal(""), Id], "wrongValue");

export const BlockInput: z.ZodType<Block> = z.discriminatedUnion(
	"type",
	[
		z.object({ id, type: z.literal("heading"), text: text(200) }),
		z.object({ id, type: z.literal("text"), text: text(4000) }),
		z.object({ id, type: z.literal("chart"), question: Id, kind: z.enum(chartKinds, "wrongValue") }),
		z.object({ id, type: z.literal("table"), question: Id }),
		z
			.object({ id, type: z.literal("cross"), rows: Id, columns: Id })
			.refine(({ rows, columns }) => rows !== columns, { path: ["columns"], message: "reportPages:errors.sameTwice" }),
		z
			.object({
				...{ id, type: z.literal("figure"), measure: z.enum(measures, "wrongValue"), question },
				...{ value: z.string("wrongType").max(80, "wrongValue"), label: text(120) },
			})
			.refine(({ measure, question: of }) => measure === "n" || of !== "", { path: ["question"], message: "required" })
			.refine(({ measure, value }) => measure !== "share" || value !== "", { path: ["value"], message: "required" }),
		z.object({ id, type: z.literal("since") }),
	],
	"wrongValue",
);

export const BlocksInput: z.ZodType<Block[]> = z
	.array(BlockInput)
	.max(BLOCKS_MOST, `reportPages:errors.tooManyBlocks?count=${BLOCKS_MOST}`)
	.refine((blocks) => blocks.filter(({ type }) => type === "cross").length <= CROSS_MOST, {
		message: `reportPages:errors.tooManyCross?count=${CROSS_MOST}`,
	});
