import { page } from "../guard.server";
import { reportDocument } from "../reports/document.server";
import { ReportExport } from "../reports/reports.schema";

export const loader = page("reports", ReportExport, reportDocument);
