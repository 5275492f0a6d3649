import * as z from "zod";
import { isDay } from "#app/platform/clock";

export const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
export const day = z.string("wrongType").min(1, "required").refine(isDay, "wrongValue");

/** Photos that a form takes at once. */
const MOST_PHOTOS = 5;

/** Photos that may come with a form. */
export const photosOfForm = z.preprocess(
	(sent) => [sent ?? []].flat().filter((file) => file instanceof File && (file.size > 0 || file.name !== "")),
	z.array(z.unknown()).max(MOST_PHOTOS, `tooMany?count=${MOST_PHOTOS}`),
);
