import { exportLog } from "../export.server";
import { page } from "../guard.server";
import { ExportPage } from "../logs.schema";

export const loader = page("readreply", ExportPage, exportLog);
