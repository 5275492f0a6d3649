import * as z from "zod";

/** A number or a part of a name. */
export const RegisterQuery = z.object({
	q: z.string("wrongType").trim().max(200, "tooLong?count=200").default(""),
});
export type RegisterQuery = z.output<typeof RegisterQuery>;

export const RegisterPick = z.object({ orgNo: z.string("required").trim().min(1, "required").max(20, "wrongValue") });
