import { verb } from "#app/platform/guard.server";
import { studentReports } from "#db/schema/finch";
import { endpoint } from "../guard.server";
import { deleteReport, getReports, postReport } from "../reports/calls.server";
import { ReportCall, ReportRef, ReportsCall } from "../reports/reports.schema";

const api = endpoint(
	{
		get: verb(ReportsCall, getReports, { level: 10 }),
		post: verb(ReportCall, postReport, { level: 10 }),
		delete: verb(ReportRef, deleteReport, { level: 10 }),
	},
	{ record: studentReports },
);
export const loader = api.loader;
export const action = api.action;
