import * as z from "zod";
import { emailAddress, orNone, phoneNumber } from "#app/directory/company.schema";
import { oneLine, text } from "#app/platform/text.schema";
import { id } from "./companies.schema";

const MOST_FILES = 5;
/** Bytes that a form with files takes. */
export const FILES_FORM_MAX = 21_000_000;

export const ContactInput = z.object({
	company: id,
	name: oneLine(160, "required").min(1, "required"),
	jobTitle: orNone(oneLine(120)),
	email: orNone(emailAddress),
	phone: orNone(phoneNumber),
});
export const ChangedContactInput = ContactInput.extend({ id });
export const NoteInput = z.object({ company: id, text: text(5000, "required").min(1, "required") });
export const FilesInput = z.object({
	company: id,
	files: z.preprocess(
		(sent) => [sent ?? []].flat().filter((file) => file instanceof File && (file.size > 0 || file.name !== "")),
		z.array(z.unknown()).min(1, "kartlegging:errors.noFile").max(MOST_FILES, `tooMany?count=${MOST_FILES}`),
	),
});
/** One contact, note or file of a company. */
export const PartRef = z.object({ company: id, id });
export const FileNamed = z.object({ company: id, file: id });
