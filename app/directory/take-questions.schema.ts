import * as z from "zod";
import { text } from "#app/platform/text.schema";

/** What a page asks that offers questions of other modules. */
export const OfferedQuery = z.object({
	q: z.preprocess((value) => (value === "" ? undefined : value), text(100).optional().catch(undefined)),
});

/** Questions of another module (`from`) that are taken as copies. */
export const TakeOverInput = z.object({
	from: z.string("wrongType").max(60, "wrongValue"),
	questions: z.preprocess(
		(value) => (value === undefined ? [] : [value].flat()),
		z
			.array(z.string("wrongType").max(100, "wrongValue"))
			.min(1, "questionOffer:errors.noneChosen")
			.max(50, "tooMany?count=50"),
	),
});
