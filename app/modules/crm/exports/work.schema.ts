import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { noteList } from "./work.list";

/** The page's own address says what of the list the file holds; `view` is one of its tabs. */
export const NotesExport = ListQuery(noteList).extend(exportFormat);
