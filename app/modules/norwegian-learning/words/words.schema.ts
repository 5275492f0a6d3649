import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { basedOn, filter, list } from "../bank/items.schema";
import { writtenForms } from "../choices";
import { readLines } from "./lines";
import { SPREAD_MOST, wordDays } from "./plan";

/** Words that one form takes, and people whom a list is given to at once. */
const LINES_MOST = 500;
const PEOPLE_MOST = 1000;
const WORD = 100;
const number = (least: number, most: number) =>
	z.coerce.number("wrongType").int("wrongType").min(least, "wrongValue").max(most, "wrongValue");
const says = (name: string) => `norwegianWords:errors.${name}`;

const written = z.enum(writtenForms, "wrongValue").default("nb");
const lines = text(60_000)
	.default("")
	.transform(readLines)
	.refine((all) => all.length <= LINES_MOST, says("lines"))
	.refine((all) => all.every(({ word }) => word.length <= WORD), says("longWord"))
	.refine(
		(all) => all.every(({ meaning, sentence }) => meaning.length <= 300 && sentence.length <= 300),
		says("longLine"),
	)
	.refine((all) => all.every(({ meaning, sentence }) => meaning !== "" || sentence !== ""), says("bare"));

export const ListQuery = z.object({ list_id: id });
export const ListInput = z.object({
	title: oneLine(200, "required").min(1, "required"),
	written,
	words: lines,
});
export type ListInput = z.output<typeof ListInput>;
export const ChangedListInput = ListInput.extend({ list_id: id, updatedAt: basedOn });
export type ChangedListInput = z.output<typeof ChangedListInput>;

export const WordQuery = z.object({ word_id: id });
export const OwnWordInput = z.object({
	word: oneLine(WORD, "required").min(1, "required"),
	meaning: oneLine(300).default(""),
	sentence: oneLine(300).default(""),
	written,
});
export type OwnWordInput = z.output<typeof OwnWordInput>;
export const ChangedWordInput = OwnWordInput.extend({
	word_id: id,
	/** A picture, a recording or both of the library, each in place of the one that is there. */
	media: list(z.string().max(100, "wrongValue"), 2),
	withoutMedia: z.literal("yes").optional().catch(undefined),
	updatedAt: basedOn,
});
export type ChangedWordInput = z.output<typeof ChangedWordInput>;

export const GiveListInput = ListQuery.extend({ people: list(id, PEOPLE_MOST) });
export const TakeListInput = ListQuery.extend({ person: id });

/** `shown`: the word whose other side is seen. `more`: on after what the day has room for. */
export const ReviewQuery = z.object({ shown: filter(id), more: filter(z.literal("1")) });
/** `reps`: how often the word had been reviewed when it was shown, so that one press counts once. */
export const RateInput = WordQuery.extend({
	reps: number(0, 1_000_000),
	rating: number(1, 4),
	more: filter(z.literal("1")),
});
export type RateInput = z.output<typeof RateInput>;

export const PlanInput = z.object({
	dailyMost: number(1, 500),
	newMost: number(0, 100),
	days: list(z.enum(wordDays, "wrongValue"), 7).refine((all) => all.length === 7, "wrongValue"),
});
export type PlanInput = z.output<typeof PlanInput>;
export const SpreadInput = z.object({ days: number(2, SPREAD_MOST) });

export const ListsCall = Paging.extend({ tenantId: z.string().optional() });
export const ListRef = z.object({ tenantId: z.string().optional(), id });
export const SaveListCall = z.object({
	...{ tenantId: z.string().optional(), id: filter(id), title: ListInput.shape.title, written },
	words: z
		.array(OwnWordInput.omit({ written: true }))
		.max(LINES_MOST, says("lines"))
		.default([]),
});
export const RateCall = z.object({
	...{ tenantId: z.string().optional(), wordId: id },
	...{ reps: RateInput.shape.reps, rating: RateInput.shape.rating },
});
