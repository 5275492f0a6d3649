import * as z from "zod";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { SettingsInput } from "#app/forms/store/settings.schema";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";

export const FormsCall = Paging.extend({ id: z.string().max(40).optional() });

const title = z.string().trim().min(1, "required").max(300, "tooLong?count=300");
const pasted = z.string().max(50_000, "tooLong?count=50000");

/** A new form out of a definition or a pasted list; or the draft of one that there is, based on its revision. */
export const FormCall = z.object({
	id: z.string().max(40).optional(),
	title: title.optional(),
	language: z.enum(languageCodes).optional(),
	text: pasted.optional(),
	definition: DefinitionInput.optional(),
	settings: SettingsInput.optional(),
	revision: z.number().int().min(1).optional(),
});

export const PublishCall = z.object({
	id: z.string().min(1).max(40),
	revision: z.coerce.number().int().min(1),
	note: z.string().max(1000).default(""),
});

export const ReplyRef = z.object({ id: z.string().min(1).max(40) });
/** `file`: the guid of one that the reply holds. */
export const ReplyFileRef = ReplyRef.extend({ file: z.string().max(40) });
