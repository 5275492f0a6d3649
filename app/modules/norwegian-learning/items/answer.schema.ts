import * as z from "zod";
import type { ItemAnswer } from "./answer";

/** An answer as it is kept; what it means is for `score`. */
export const ItemAnswerInput: z.ZodType<ItemAnswer> = z
	.record(z.string().max(40, "wrongValue"), z.string().max(2000, "tooLong?count=2000"))
	.refine((answer) => Object.keys(answer).length <= 120, "wrongValue");
