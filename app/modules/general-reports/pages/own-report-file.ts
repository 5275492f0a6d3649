import { page } from "../guard.server";
import { OwnQuery } from "../reports/report.schema";
import { ownReportFile } from "../reports/report.server";

export const loader = page("front", OwnQuery, ownReportFile);
