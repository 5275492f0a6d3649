import { page } from "../guard.server";
import { reportDocument } from "../reports/figures.server";
import { ReportNamed } from "../reports/reports.schema";

export const loader = page("reports", ReportNamed, reportDocument);
