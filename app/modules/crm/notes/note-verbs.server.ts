import { verb } from "#app/platform/guard.server";
import { NoteRef, PinInput } from "./note.schema";
import { bringNoteBack, pin, removeNote } from "./note-actions.server";

/** What can be pressed on a note, wherever it is shown. */
export const noteVerbs = {
	pinNote: verb(PinInput, pin, { level: 20 }),
	removeNote: verb(NoteRef, removeNote, { level: 20 }),
	restoreNote: verb(NoteRef, bringNoteBack, { level: 20 }),
};
