import { handler } from "#app/platform/guard.server";
import { notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { endpoint } from "../guard.server";
import { NoteInput, NoteRef, NotesCall } from "../notes/note.schema";
import { listNotes, removeNote, saveNote } from "../notes/note-calls.server";

const api = endpoint(
	{
		get: handler(NotesCall, listNotes, { level: 10 }),
		post: handler(NoteInput, saveNote, { level: 20 }),
		delete: handler(NoteRef, removeNote, { level: 20 }),
	},
	{ record: notes, pointer: { field: "customerId", table: companies } },
);
export const loader = api.loader;
export const action = api.action;
