import { page } from "../guard.server";
import { ReportQuery } from "../report.schema";
import { reportDocument } from "../report.server";

export const loader = page("front", ReportQuery, reportDocument);
