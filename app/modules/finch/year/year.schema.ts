import * as z from "zod";
import { oneLine } from "#app/platform/text.schema";

/** Groups, as `readingGroups` gives them, and what each is called next year, in the same order; "" stays as it is. */
export const NextYearInput = z.object({
	groups: z.array(z.string("wrongType").max(400, "wrongValue")).max(500, "wrongValue").default([]),
	names: z.array(oneLine(60)).max(500, "wrongValue").default([]),
});
