import * as z from "zod";

/** The message by which an import goes on: which import, which of its works, and who has asked for it. */
export const importWork = {
	type: "lists.import",
	schema: z.object({ importId: z.string(), run: z.string(), by: z.string() }),
	isLong: true,
};
