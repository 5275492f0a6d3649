import * as z from "zod";
import { oneLine, text } from "#app/platform/text.schema";
import type { ItemTask } from "#db/schema/norwegian-learning";
import { gapsOf, wordsOf } from "./parts-of-text";
import { pictureNames } from "./pictures";

const id = z.string("wrongType").regex(/^[\w-]{1,40}$/, "wrongValue");
const question = text(1000, "required").min(1, "required");
const longText = text(5000, "required").min(1, "required");
const word = oneLine(200, "required").min(1, "required");
const says = (detail: string) => `norwegianTest:taskErrors.${detail}`;
/** No two of them alike. */
const areApart = (list: readonly string[]) => new Set(list).size === list.length;
const haveOwnIds = (list: readonly { id: string }[]) => areApart(list.map((one) => one.id));

const options = z
	.array(
		z.object({
			...{ id, text: word, isRight: z.boolean("wrongType") },
			picture: z.enum(pictureNames, "wrongValue").optional(),
		}),
	)
	.min(2, says("twoOptions"))
	.max(12, "wrongValue")
	.refine(haveOwnIds, "wrongValue")
	.refine((list) => areApart(list.map((one) => one.text)), says("alike"))
	.refine((list) => new Set(list.map(({ picture }) => picture !== undefined)).size === 1, says("pictures"));
const rightOnes = (list: readonly { isRight: boolean }[]) => list.filter(({ isRight }) => isRight).length;

/** A text in which each gap stands once, and nothing is a gap that is none. */
const isGapText = ({ text, gaps }: { text: string; gaps: readonly { id: string }[] }) => {
	const named = gapsOf(text);
	return (
		areApart(named) && haveOwnIds(gaps) && named.length === gaps.length && gaps.every((gap) => named.includes(gap.id))
	);
};
const gapText = { path: ["text"], message: says("gaps") };
const gaps = <Gap extends z.ZodRawShape>(shape: Gap) =>
	z
		.array(z.object({ id, ...shape }))
		.min(1, says("gaps"))
		.max(20, "wrongValue");

/** What a teacher may save as the task of an item; messages are keys of texts. */
export const ItemTaskInput = z.discriminatedUnion("kind", [
	z.object({
		...{ kind: z.literal("single"), question },
		options: options.refine((list) => rightOnes(list) === 1, says("oneRight")),
	}),
	z.object({
		...{ kind: z.literal("multiple"), question },
		options: options.refine((list) => rightOnes(list) > 0, says("someRight")),
	}),
	z
		.object({
			...{ kind: z.literal("gapList"), question, text: longText },
			gaps: gaps({
				options: z.array(word).min(2, says("twoOptions")).max(12, "wrongValue").refine(areApart, says("alike")),
				right: word,
			}).refine((list) => list.every((gap) => gap.options.includes(gap.right)), says("rightIsOption")),
		})
		.refine(isGapText, gapText),
	z
		.object({
			...{ kind: z.literal("gapTyped"), question, text: longText },
			gaps: gaps({ accepted: z.array(word).min(1, "required").max(20, "wrongValue") }),
		})
		.refine(isGapText, gapText),
	z
		.object({
			...{ kind: z.literal("dragWords"), question, text: longText },
			gaps: gaps({ right: word }),
			extra: z.array(word).max(12, "wrongValue"),
		})
		.refine(isGapText, gapText),
	z.object({
		...{ kind: z.literal("order"), question },
		parts: z
			.array(word)
			.min(2, says("twoParts"))
			.max(15, "wrongValue")
			.refine((list) => new Set(list).size > 1, says("alike")),
	}),
	z.object({
		...{ kind: z.literal("match"), question },
		pairs: z
			.array(
				z.object({
					id,
					pictureGuid: z.string(says("picture")).min(1, says("picture")).max(100, "wrongValue"),
					alt: word,
					word,
				}),
			)
			.min(2, says("twoPairs"))
			.max(8, "wrongValue")
			.refine(haveOwnIds, "wrongValue")
			.refine((list) => areApart(list.map((one) => one.word)), says("alike")),
	}),
	z.object({
		...{ kind: z.literal("trueFalse"), question },
		statements: z
			.array(
				z.object({
					id,
					text: oneLine(500, "required").min(1, "required"),
					right: z.enum(["true", "false", "notStated"], "required"),
				}),
			)
			.min(1, "required")
			.max(12, "wrongValue")
			.refine(haveOwnIds, "wrongValue"),
	}),
	z
		.object({
			...{ kind: z.literal("clickWord"), question, text: longText },
			right: z.array(z.number().int().min(0)).min(1, says("clicked")).max(100, "wrongValue"),
		})
		.refine(({ text, right }) => right.every((place) => place < wordsOf(text).length), {
			path: ["right"],
			message: says("clicked"),
		}),
	z.object({
		...{ kind: z.literal("dictation"), question },
		accepted: z.array(oneLine(500, "required").min(1, "required")).min(1, "required").max(10, "wrongValue"),
	}),
]) satisfies z.ZodType<ItemTask>;
