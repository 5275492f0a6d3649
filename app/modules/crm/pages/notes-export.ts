import { exportNotes } from "../exports/export-work.server";
import { page } from "../guard.server";
import { NotesExport } from "../notes-list/list.schema";

export const loader = page("notes", NotesExport, exportNotes);
