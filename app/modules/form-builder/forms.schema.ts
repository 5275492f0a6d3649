import * as z from "zod";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { formList } from "#app/forms/lists/forms.list";
import { SettingsInput } from "#app/forms/store/settings.schema";
import { ListCall } from "#app/lists/query.schema";
import { languageCodes } from "#app/platform/i18n";
import { oneLine } from "#app/platform/text.schema";

const id = z.string().min(1).max(40);

export const FormsCall = ListCall(formList).extend({ id: id.optional() });
export const FormRef = z.object({ id });

const title = oneLine(300).min(1, "required");
const pasted = z.string().max(50_000, "tooLong?count=50000");

/**
 * A new form out of a definition or a pasted list; or what is to change of one that there is: its settings, and its draft or the title
 * of it in a language, based on the draft's revision.
 */
export const FormCall = z.object({
	id: id.optional(),
	title: title.optional(),
	language: z.enum(languageCodes).optional(),
	text: pasted.optional(),
	definition: DefinitionInput.optional(),
	settings: SettingsInput.optional(),
	revision: z.number().int().min(1).optional(),
});

export const PublishCall = z.object({
	id,
	revision: z.coerce.number().int().min(1),
	note: z.string().max(1000).default(""),
});
