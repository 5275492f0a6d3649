import * as z from "zod";
import { id, oneLine, text } from "#app/platform/text.schema";
import { day } from "../fields.schema";

export const ObservationsQuery = z.object({ company: id.optional().catch(undefined) });
export const ObservationInput = z.object({
	company: id,
	text: text(2000, "required").min(1, "required"),
	area: oneLine(120).default(""),
	seenOn: day,
});
export const ThanksInput = z.object({ id, thanks: oneLine(300).default("") });
