import { page } from "../guard.server";
import { ReportExport } from "../reports/reports.schema";
import { reportDocument } from "../reports/show-reports.server";

export const loader = page("reports", ReportExport, reportDocument);
