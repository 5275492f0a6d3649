import * as z from "zod";
import { ListCall } from "#app/lists/query.schema";
import { oneLine } from "#app/platform/text.schema";
import { DefinitionInput } from "../definition/definition.schema";
import { formList } from "../lists/forms.list";

const id = z.string("wrongType").min(1, "required").max(40, "wrongValue");

/** `template`: the module's own form, out at once; `blank`: one to be built. */
export const NewFormInput = z.object({
	from: z.enum(["template", "blank"], "wrongValue").default("template"),
	title: oneLine(300).default(""),
});
export const FormStatusInput = z.object({ id, status: z.enum(["open", "closed"], "wrongValue") });
export const FormRef = z.object({ id });

export const FormsCall = ListCall(formList).extend({ id: id.optional() });
/** A new form out of a definition, or a draft of one, based on its revision. */
export const FormCall = z.object({
	id: id.optional(),
	definition: DefinitionInput,
	revision: z.number().int().min(1).optional(),
});
