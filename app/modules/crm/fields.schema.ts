import * as z from "zod";

/** A filter of a GET form: an empty field is no filter. */
export const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** A box that is sent only where it is ticked. */
export const ticked = z.preprocess(
	(value) => value === true || value === "1" || value === "on" || value === "true",
	z.boolean(),
);
