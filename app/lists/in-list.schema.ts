import * as z from "zod";

/** For the schema of a record's page: what `inList` has put into its address. What cannot be read is no list. */
export const inListParam = { in: z.string().max(4000).optional().catch(undefined) };
