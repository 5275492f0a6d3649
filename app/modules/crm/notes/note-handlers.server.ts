import { handler } from "#app/platform/guard.server";
import { NoteRef, PinInput } from "./note.schema";
import { bringNoteBack, pin, removeNote } from "./note-actions.server";

/** What can be pressed on a note, wherever it is shown. */
export const noteHandlers = {
	pinNote: handler(PinInput, pin, { level: 20 }),
	removeNote: handler(NoteRef, removeNote, { level: 20 }),
	restoreNote: handler(NoteRef, bringNoteBack, { level: 20 }),
};
