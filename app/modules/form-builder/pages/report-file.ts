import { page } from "../guard.server";
import { ReportQuery } from "../report.schema";
import { reportFile } from "../report.server";

export const loader = page("front", ReportQuery, reportFile);
