import * as z from "zod";

/** The most rows that a bulk action takes by id, and the most where it is for all that the filters leave. */
export const CHOSEN_MOST = 500;
export const MATCHING_MOST = 1000;

const matching = z.string("wrongType").max(4000, "wrongValue");

/** A list's query, of whose rows the number is wanted. */
export const Matching = z.object({ matching });

/**
 * The rows that a bulk action is for, to be extended by what it needs more: those ticked (`ids[]`), or all that the list's
 * query (`matching`) leaves.
 */
export const Chosen = z.object({
	ids: z.array(z.string("wrongType").max(100, "wrongValue")).max(CHOSEN_MOST, "lists:errors.tooManyChosen").default([]),
	matching: matching.optional(),
});
export type Chosen = z.output<typeof Chosen>;
