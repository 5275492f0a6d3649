import { ReportQuery } from "../reports/report-screen.schema";
import { reportScreen } from "../reports/report-screen.server";
import { formPage } from "./form-module.server";

export const loader = formPage(
	"reportFile",
	"read",
	ReportQuery,
	({ reviewConfig }) => reportScreen(reviewConfig).file,
);
