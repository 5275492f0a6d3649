import { exportMeetings } from "../exports/export-work.server";
import { MeetingsExport } from "../exports/work.schema";
import { page } from "../guard.server";

export const loader = page("customers", MeetingsExport, exportMeetings);
