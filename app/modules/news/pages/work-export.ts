import { page } from "../guard.server";
import { exportWork } from "../work-list/export-work.server";
import { WorkExport } from "../work-list/list.schema";

export const loader = page("work", WorkExport, exportWork);
