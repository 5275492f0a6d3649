import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { duties } from "./duties";

export const DutiesOf = z.object({ company: id });
const documentFields = {
	duty: z.enum(duties, "required"),
	title: oneLine(200, "required").min(1, "required"),
	text: text(20_000, "required").min(1, "required"),
};
export const DocumentInput = z.object({ company: id, ...documentFields });
export const DocumentNamed = z.object({ company: id, document: id });
export const DocumentChange = z.object({ company: id, document: id, ...documentFields, updatedAt: basedOn });
/** "I have read and understood": of the version that was read. */
export const ReadInput = z.object({
	company: id,
	document: id,
	version: z.coerce.number("wrongType").int("wrongType"),
});
