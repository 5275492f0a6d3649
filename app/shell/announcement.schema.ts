import * as z from "zod";

/** `id`: of the announcement that is put away in this browser. */
export const HideAnnouncement = z.object({
	id: z.string().regex(/^[\w-]{1,100}$/, "wrongValue"),
	redirectTo: z.string().optional(),
});
