import type * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { noteList } from "./notes.list";

export const NotesQuery = ListQuery(noteList);
export type NotesQuery = z.output<typeof NotesQuery>;
export const NotesExport = NotesQuery.extend(exportFormat);
