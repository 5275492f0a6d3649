import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";

/** A day of the address; what is none is left out, so that an old link still opens. */
const day = z
	.string()
	.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
	.optional()
	.catch(undefined);
const name = z.string().max(120).optional().catch(undefined);

/** What the address of a report says: its period, its filters, and by what it is grouped. */
export const ReportChoice = z.object({
	from: day,
	to: day,
	language: z.enum(languageCodes).optional().catch(undefined),
	/** Only those about this subject, by id. */
	about: name,
	/** Only those who gave an answer: `<question>:<value>`. */
	only: name,
	/** The question that the others are grouped by. */
	by: name,
});
