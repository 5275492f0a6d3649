import { page } from "../guard.server";
import { exportAnswers } from "../reports/export.server";
import { ReportExport } from "../reports/reports.schema";

export const loader = page("reports", ReportExport, exportAnswers);
