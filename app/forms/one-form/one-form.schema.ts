import * as z from "zod";
import { id, text } from "#app/platform/text.schema";
import { DefinitionInput } from "../definition/definition.schema";
import { sitesIn } from "../store/sites";

/** What is written of the form, based on the draft's revision. */
export const DraftCall = z.object({
	id,
	definition: DefinitionInput,
	revision: z.number("wrongType").int().min(1),
});

/** What people are told before they answer, and for how long it is kept. */
export const OneFormInput = z.object({
	contact: z.string("wrongType").trim().max(300, "tooLong?count=300").default(""),
	keptDays: z
		.union([
			z.literal(""),
			z.coerce.number("wrongType").int("wrongValue").min(30, "wrongValue").max(36_500, "wrongValue"),
		])
		.default("")
		.transform((sent) => (sent === "" ? undefined : sent)),
	isOpen: z.preprocess((sent) => sent === "on" || sent === true, z.boolean()),
});

/** The sites in which the form may stand, a line each. */
export const SitesInput = z.object({
	sites: text(2000)
		.default("")
		.transform(sitesIn)
		.pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "oneForm:embed.wrong")).max(20, "tooMany?count=20")),
});
