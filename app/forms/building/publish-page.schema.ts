import * as z from "zod";
import { FormNamed } from "./build.schema";

/** A part of the version before: `question`, `question:option`, or `question:row:row`, as which inner questions are named too. */
const point = z.string().regex(/^[A-Za-z0-9_-]{1,40}(:row:[A-Za-z0-9_-]{1,40}|:[A-Za-z0-9_-]{1,40})?$/, "wrongValue");
const list = <Item extends z.ZodType>(item: Item) =>
	z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(item).max(1000));

/** For each part that goes, in the same order, what becomes of it (nothing, `retire`, or the part that it is led on to). */
export const becoming = { gone: list(point), becomes: list(z.union([z.literal(""), z.literal("retire"), point])) };
const BecomingInput = z.object(becoming);
export type Becoming = z.output<typeof BecomingInput>;

/** What publishes. */
export const PublishForm = FormNamed.extend({
	revision: z.coerce.number().int().min(1),
	note: z.string().max(1000, "tooLong?count=1000").default(""),
	...becoming,
});
