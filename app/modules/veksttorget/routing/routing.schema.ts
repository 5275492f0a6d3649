import * as z from "zod";

const words = (most: number) => z.string("wrongType").trim().max(most, `tooLong?count=${most}`);

/** Who gets what comes in about a topic, from a municipality; one of the two is said. */
export const RouteInput = z.object({
	topic: words(60).default(""),
	municipality: words(60).default(""),
	ownerId: words(100).min(1, "required"),
});
export const RouteRef = z.object({ id: words(40).min(1, "required") });

/** What people are told before they answer, and for how long it is kept. */
export const FormInput = z.object({
	contact: words(300).default(""),
	keptDays: z
		.union([
			z.literal(""),
			z.coerce.number("wrongType").int("wrongValue").min(30, "wrongValue").max(36_500, "wrongValue"),
		])
		.default("")
		.transform((sent) => (sent === "" ? undefined : sent)),
	isOpen: z.preprocess((sent) => sent === "on" || sent === true, z.boolean()),
});
