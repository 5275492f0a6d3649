import { page } from "../guard.server";
import { ReportFile } from "../reports/report.schema";
import { reportFile } from "../reports/report.server";

export const loader = page("front", ReportFile, reportFile);
