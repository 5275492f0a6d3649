import * as z from "zod";
import { DefinitionInput } from "#app/forms/definition/definition.schema";

/** What is written of the form, based on the draft's revision. */
export const DraftCall = z.object({
	id: z.string("wrongType").min(1, "required").max(100, "wrongValue"),
	definition: DefinitionInput,
	revision: z.number("wrongType").int().min(1),
});
