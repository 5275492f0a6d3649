import { exportNotes } from "../exports/export-work.server";
import { NotesExport } from "../exports/work.schema";
import { page } from "../guard.server";

export const loader = page("notes", NotesExport, exportNotes);
