import * as z from "zod";

/** The module whose tasks alone are shown. */
export const OwnTasksQuery = z.object({ module: z.string().max(64).optional().catch(undefined) });

/** A task that is handled where it is listed. */
export const SettleTask = z.object({
	kind: z.string().max(64),
	id: z.string().max(64),
	/** What was done, where that is asked for. */
	note: z.string().trim().max(1000, "tooLong?count=1000").default(""),
});
