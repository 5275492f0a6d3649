import { handler } from "#app/platform/guard.server";
import { studentReports } from "#db/schema/finch";
import { endpoint } from "../guard.server";
import { deleteReport, getReports, postReport } from "../reports/calls.server";
import { ReportCall, ReportRef, ReportsCall } from "../reports/reports.schema";

const api = endpoint(
	{
		get: handler(ReportsCall, getReports, { level: 10 }),
		post: handler(ReportCall, postReport, { level: 10 }),
		delete: handler(ReportRef, deleteReport, { level: 10 }),
	},
	{ record: studentReports },
);
export const loader = api.loader;
export const action = api.action;
