import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { filter } from "../fields.schema";
import { meetingList, noteList } from "./work.list";

/** The page's own address says what of the list the file holds; `view` is one of its tabs. */
export const MeetingsExport = ListQuery(meetingList).extend({
	...exportFormat,
	mine: filter(z.literal("1", "wrongValue")),
});
export const NotesExport = ListQuery(noteList).extend(exportFormat);
