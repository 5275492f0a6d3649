import * as z from "zod";
import { repeatMonths } from "./repeat-months";

export const RepeatInput = z.object({
	months: z.array(z.enum(repeatMonths, "wrongValue")).max(3, "wrongValue").default([]),
});
/** Areas and the address of the course or event that helps with each, in the same order; "" for none. */
export const OffersInput = z.object({
	areas: z.array(z.string("wrongType").max(60, "wrongValue")).max(30, "wrongValue").default([]),
	offers: z
		.array(
			z.union([
				z.literal(""),
				z
					.string("wrongType")
					.max(300, "wrongValue")
					.regex(/^\/[^/\\]/, "wrongValue"),
			]),
		)
		.max(30, "wrongValue")
		.default([]),
});
