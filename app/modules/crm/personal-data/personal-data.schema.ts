import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { ticked } from "../fields.schema";
import { erasable } from "./parts";

export const PersonalDataFile = z.object({ contact: id, format: z.enum(["json", "csv"], "wrongValue") });
/** What is to be erased, and that it is meant. */
export const EraseForm = z.object({
	contact: id,
	erase: z.preprocess(
		(sent) => (sent === undefined ? [] : [sent].flat()),
		z.array(z.enum(erasable, "wrongValue")).min(1, "crmContacts:errors.nothingMarked"),
	),
	sure: ticked.refine((is) => is, "crmContacts:errors.notSure"),
});
