import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { deviationKinds } from "../deviations/statuses";
import { photosOfForm } from "../fields.schema";

export const PostersOf = z.object({ company: id });
export const PosterNamed = z.object({ poster: id });
export const PosterInput = z.object({
	company: id,
	area: oneLine(120),
	allowsAnonymous: z.literal("on").optional(),
});
export const PosterRef = z.object({ company: id, id });

/** The field by which Turnstile vouches for whoever sends. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

/** What somebody reports by a poster. */
export const OpenReport = z.object({
	poster: id,
	kind: z.enum(deviationKinds, "required"),
	event: text(4000, "required").min(1, "required"),
	place: oneLine(200).default(""),
	happenedOn: z.string("wrongType").min(1, "required").refine(isDay, "wrongValue"),
	immediateAction: text(2000).default(""),
	name: oneLine(160).default(""),
	contact: oneLine(160).default(""),
	files: photosOfForm,
	[HONEYPOT]: z.string().default(""),
	[TURNSTILE_FIELD]: z.string().max(4000, "wrongValue").default(""),
});
export type OpenReport = z.output<typeof OpenReport>;
