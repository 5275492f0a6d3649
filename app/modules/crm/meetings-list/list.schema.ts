import type * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { meetingList } from "./meetings.list";

export const MeetingsQuery = ListQuery(meetingList);
export type MeetingsQuery = z.output<typeof MeetingsQuery>;
export const MeetingsExport = MeetingsQuery.extend(exportFormat);
