import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import { openingKinds } from "#db/schema/directory";

export const OpeningsQuery = z.object({
	q: z.string().trim().max(200).default("").catch(""),
	kind: z.enum(openingKinds).optional().catch(undefined),
	company: id.optional().catch(undefined),
});
export const OpeningInput = z.object({
	company: id,
	kind: z.enum(openingKinds, "required"),
	title: oneLine(200, "required").min(1, "required"),
	places: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(1000, "wrongValue").default(1),
	note: text(2000).default(""),
	endsOn: z.string("wrongType").min(1, "required").refine(isDay, "wrongValue"),
});
export const OpeningRef = z.object({ id });
