import * as z from "zod";
import { isDay } from "#app/platform/clock";

/** A yes or no: of a form's choice, or of a call. */
export const yesNo = z.preprocess(
	(sent) => (sent === "yes" ? true : sent === "no" ? false : sent),
	z.boolean("wrongType"),
);

/** A day, or `none` where the field is left empty: a limit that is not set. */
export const dayOr = (none: string) =>
	z.preprocess(
		(sent) => (sent === "" || sent === null ? none : sent),
		z.string("wrongType").refine(isDay, "wrongValue"),
	);
