import * as z from "zod";
import { inListParam } from "#app/lists/in-list.schema";
import { isDay } from "#app/platform/clock";
import { oneLine } from "#app/platform/text.schema";

const id = z.string().min(1, "required").max(40);
const client = z.string().max(40).optional();

export const ReportsPage = z.object({
	client,
	form: z.string().max(40).optional(),
	/** Two replies to be compared. */
	one: z.string().max(40).optional(),
	other: z.string().max(40).optional(),
	...inListParam,
});
/** Without a form: all that the client has answered. */
export const ReportExport = z.object({ client, form: id.optional() });

export const NewNote = z.object({
	replyId: id,
	text: z.string().trim().min(1, "required").max(2000, "tooLong?count=2000"),
	isShown: z.literal("on").optional(),
});
export const NewMarker = z.object({
	client,
	day: z.string().refine(isDay, "forms:fault.date"),
	label: oneLine(100).min(1, "required"),
});
export const MarkerGone = z.object({ client, id });
export const HiddenNote = z.object({ id, isHidden: z.enum(["yes", "no"]) });
