import { exportMeetings } from "../exports/export-work.server";
import { page } from "../guard.server";
import { MeetingsExport } from "../meetings-list/list.schema";

export const loader = page("meetings", MeetingsExport, exportMeetings);
