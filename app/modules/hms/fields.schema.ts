import * as z from "zod";
import { isDay } from "#app/platform/clock";
import { text } from "#app/platform/text.schema";

export const day = z.string("wrongType").min(1, "required").refine(isDay, "wrongValue");

/** Photos that a form takes at once. */
const MOST_PHOTOS = 5;

/** Photos that may come with a form. */
export const photosOfForm = z.preprocess(
	(sent) => [sent ?? []].flat().filter((file) => file instanceof File && (file.size > 0 || file.name !== "")),
	z.array(z.unknown()).max(MOST_PHOTOS, `tooMany?count=${MOST_PHOTOS}`),
);

/** What somebody found who looked at the effect of what was done, and whether it was enough. */
export const effectFields = {
	isEnough: z.enum(["yes", "no"], "required"),
	effect: text(2000, "required").min(1, "required"),
};
/** The same in a call. */
export const effectCall = {
	isEnough: z.boolean("wrongType").optional(),
	effect: effectFields.effect.optional(),
};
