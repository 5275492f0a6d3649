import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { id } from "#app/platform/text.schema";

/** A company's link to a form: sent to an address, or made to be handed over. */
export const SendLinkInput = z.object({
	company: id,
	form: id,
	email: z.string("required").trim().toLowerCase().max(254, "tooLong?count=254").pipe(z.email("email")),
	language: z.enum(languageCodes, "wrongValue").optional().catch(undefined),
});
export const MakeLinkInput = z.object({ company: id, form: id });
