import * as z from "zod";
import { oneLine } from "#app/platform/text.schema";

/** `from` is the page that somebody wants help with. */
export const HelpQuery = z.object({
	q: oneLine(100).optional().catch(undefined),
	from: z.string().optional().catch(undefined),
});
