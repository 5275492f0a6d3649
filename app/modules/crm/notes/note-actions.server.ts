import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { changeFeedback } from "#app/ui/change-feedback";
import { resolveCustomerByName } from "../resolve-customer.server";
import type { NoteEdit, NoteForm, NoteRef, PinInput } from "./note.schema";
import { addNote, changeNote, type Note, pinNote, restoreNote, trashNote } from "./notes.server";

type Input<Schema extends z.ZodType> = z.output<Schema>;

/** Adds the note of the list's form, about the customer that is named in it. */
export async function writeNote(
	visit: Visit,
	{ customer = null, customerId, contact: _, ...note }: Input<typeof NoteForm>,
) {
	await addNote(visit, { ...note, customerId: await resolveCustomerByName(visit, customer, customerId) });
	return done({ snackbar: { key: "crmLog:snackbar.noteSaved" } });
}

/** Adds a note about the contact person whose page it is written on. */
export async function writeNoteAbout(
	visit: Visit,
	{ contact, customer: _, customerId: __, ...note }: Input<typeof NoteForm>,
) {
	await addNote(visit, { ...note, contactId: contact });
	return done({ snackbar: { key: "crmLog:snackbar.noteSaved" } });
}

/** Saves a note on its own page. */
export async function editNote(visit: Visit, { note: id, ...fields }: Input<typeof NoteEdit>) {
	await changeNote(visit, { id, ...fields });
	return done({ snackbar: { key: "crmLog:snackbar.noteSaved" } });
}

const noteFeedback = (note: Note, key: string, undo: string | null = null) =>
	changeFeedback(note, `crmLog:told.${key}`, { undo });

export async function pin(visit: Visit, { id, pinned }: Input<typeof PinInput>) {
	const note = await pinNote(visit, id, pinned);
	const key = pinned ? "pinned" : "unpinned";
	return noteFeedback(note, note.kind === "email" ? `email.${key}` : key);
}

export async function removeNote(visit: Visit, { id }: Input<typeof NoteRef>) {
	const note = await trashNote(visit, id);
	return noteFeedback(note, note.kind === "email" ? "email.removed" : "noteRemoved", "restoreNote");
}

export async function bringNoteBack(visit: Visit, { id }: Input<typeof NoteRef>) {
	const note = await restoreNote(visit, id);
	return noteFeedback(note, note.kind === "email" ? "email.restored" : "noteRestored");
}
