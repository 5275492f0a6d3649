import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine } from "#app/platform/text.schema";

export const FollowUpInput = z.object({
	company: id,
	title: oneLine(300, "required").min(1, "required"),
	ownerId: orNone(id),
	dueOn: z.string("wrongType").min(1, "required").refine(isDay, "wrongValue"),
	/** The reply and its question that it follows from, as the page offers them; empty for neither. */
	from: z.string("wrongType").max(200, "wrongValue").default(""),
});
export const FollowUpRef = z.object({ company: id, id });
