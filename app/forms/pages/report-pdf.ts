import { ReportQuery } from "../reports/report-screen.schema";
import { reportScreen } from "../reports/report-screen.server";
import { formPage } from "./form-module.server";

export const loader = formPage(
	"reportPdf",
	"read",
	ReportQuery,
	({ reviewConfig }) => reportScreen(reviewConfig).document,
);
