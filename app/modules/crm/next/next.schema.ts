import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { CustomersQuery } from "../customers-list/list.schema";
import { filter } from "../fields.schema";

export const outcomes = ["called", "noAnswer", "followUp"] as const;

/** The address of the list with its filters; behind the last customer stands `through`. */
export const NextQuery = CustomersQuery.extend({ through: filter(z.literal("1", "wrongValue")) });
export type NextQuery = z.output<typeof NextQuery>;

/** What came of it with one customer, and where one goes on. */
export const OutcomeInput = z.object({
	id,
	outcome: z.enum(outcomes, "wrongValue"),
	/** What was said; may stay empty. */
	words: z.string("wrongType").trim().max(2000, "tooLong?count=2000").default(""),
	/** The query of the next one. */
	go: z.string("wrongType").max(5000, "wrongValue").default(""),
});
