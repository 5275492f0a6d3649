import type * as z from "zod";
import { notesOn } from "#app/directory/on-record/notes.server";
import { filesOn } from "#app/media/on-record/files.server";
import type { Visit } from "#app/platform/tenant/context";
import { entrepreneurFiles, entrepreneurNotes } from "#db/schema/business-evaluator";
import type { FileNamed, FilesInput, NoteInput, PartRef } from "./entrepreneurs.schema";
import { findEntrepreneur } from "./entrepreneurs.server";

const find = async (visit: Visit, id: string) => (await findEntrepreneur(visit, id)).id;
export const notes = notesOn({ table: entrepreneurNotes, of: "entrepreneurId", find });
export const files = filesOn({
	...{ table: entrepreneurFiles, of: "entrepreneurId", find },
	/** No grant opens them, only the page of an entrepreneur who is seen. */
	ownedBy: "business_evaluator.entrepreneur",
});

export const addNote = (visit: Visit, { entrepreneur, text }: z.output<typeof NoteInput>) =>
	notes.add(visit, entrepreneur, text);
export const removeNote = (visit: Visit, { entrepreneur, id }: z.output<typeof PartRef>) =>
	notes.remove(visit, entrepreneur, id);
export const addFiles = (visit: Visit, { entrepreneur, files: sent, kind }: z.output<typeof FilesInput>) =>
	files.add(visit, entrepreneur, sent, { kind });
export const removeFile = (visit: Visit, { entrepreneur, id }: z.output<typeof PartRef>) =>
	files.remove(visit, entrepreneur, id);
/** The bytes of a file, to be saved. */
export const openFile = (visit: Visit, { entrepreneur, file }: z.output<typeof FileNamed>) =>
	files.open(visit, entrepreneur, file);
