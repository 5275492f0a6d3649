import * as z from "zod";
import { id } from "#app/platform/text.schema";

const name = z.string("required").trim().min(1, "required").max(60, "tooLong?count=60");
/** The address's query, as `sort=-name&f=…`. */
const query = z.string("wrongType").max(4000, "wrongValue").default("");

export const SaveView = z.object({
	name,
	query,
	shared: z.literal("yes").optional(),
	pinned: z.literal("yes").optional(),
});
export const UpdateView = z.object({ viewId: id, query });
export const OneView = z.object({ viewId: id });
export const StartView = OneView.extend({ role: z.string("required").min(1, "required").max(60, "wrongValue") });
