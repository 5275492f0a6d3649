import * as z from "zod";

/** The words on whom to call, in the language in which they are written; empty: ours. */
export const SafetyForm = z.object({ safety: z.string().trim().max(1000, "tooLong?count=1000").default("") });
