import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";

const guid = z.string("wrongType").max(100, "wrongValue");
const text = z.string().max(5000).default("");

export const FormRef = z.object({ form: guid });
export const StatusRef = FormRef.extend({ token: z.string().max(100) });

/** What the form's page sends. The answers stand beside these and are judged by the fields that the form has. */
export const SentForm = z.looseObject({
	form: guid,
	/** When the form was opened, signed. */
	opened: text,
	/** The version of the consent text that was read. */
	consentVersion: z.coerce.number().int().catch(0),
	consent: z.string().optional(),
	homepage: text,
});
export type SentForm = z.output<typeof SentForm>;

/** Another language, with what is typed so far. */
export const OtherLanguage = z.looseObject({ form: guid });

export const PostCodeQuery = z.string().regex(/^\d{4}$/, "postCode");

/** A call that sends a form. */
export const SentByCall = z.object({
	guid,
	answers: z.record(z.string(), z.string("wrongType").max(5000, "tooLong?count=5000")),
	opened: text,
	consentVersion: z.coerce.number().int().catch(0),
	language: z.enum(languageCodes, "wrongValue").optional(),
	turnstile: text,
});
export const FormByGuid = z.object({ guid: guid.optional() });
