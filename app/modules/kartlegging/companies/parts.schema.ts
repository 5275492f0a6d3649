import * as z from "zod";
import { emailAddress, orNone, phoneNumber } from "#app/directory/company.schema";
import { noteText } from "#app/directory/on-record/notes.schema";
import { filesOfForm } from "#app/media/on-record/files.schema";
import { id, oneLine } from "#app/platform/text.schema";

export const ContactInput = z.object({
	company: id,
	name: oneLine(160, "required").min(1, "required"),
	jobTitle: orNone(oneLine(120)),
	email: orNone(emailAddress),
	phone: orNone(phoneNumber),
});
export const ChangedContactInput = ContactInput.extend({ id });
export const NoteInput = z.object({ company: id, text: noteText });
export const FilesInput = z.object({ company: id, files: filesOfForm });
/** One contact, note or file of a company. */
export const PartRef = z.object({ company: id, id });
export const FileNamed = z.object({ company: id, file: id });
