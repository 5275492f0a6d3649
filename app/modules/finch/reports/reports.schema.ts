import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import { reportList } from "./reports.list";
import { reportStatuses } from "./statuses";

const day = z.string("wrongType").refine(isDay, "wrongValue");

export const ReportsQuery = ListQuery(reportList);
export type ReportsQuery = z.output<typeof ReportsQuery>;
export const ReportsFileQuery = ReportsQuery.extend(exportFormat);
export const ReportsCall = ListCall(reportList).extend({ id: id.optional() });

/** One report; without it the page for a new one, about the student that is named or a group. */
export const ReportPageQuery = z.object({
	report_id: id.optional(),
	student: id.optional().catch(undefined),
	group: z.string().max(400).optional().catch(undefined),
});
export const ReportNamed = z.object({ report_id: id });

const reportFields = {
	title: oneLine(200),
	fromDay: day,
	toDay: day,
	status: z.enum(reportStatuses, "wrongValue"),
	note: text(5000),
};
/** About one student (`student`), or one group as `readingGroups` gives it. */
export const NewReportInput = z.object({
	student: id.optional(),
	group: z.string("wrongType").max(400, "wrongValue").optional(),
	form: id,
	title: reportFields.title.default(""),
	fromDay: day,
	toDay: day,
});
export const ReportInput = z.object(reportFields).partial().extend({ report_id: id, updatedAt: basedOn });
export type ReportFacts = Partial<z.output<z.ZodObject<typeof reportFields>>>;

/** A call: without `id` a new report, with it what is to change of one. */
export const ReportCall = NewReportInput.extend(reportFields)
	.partial()
	.extend({ id: id.optional(), updatedAt: basedOn });
export const ReportRef = z.object({ id });
export const BulkReportStatusInput = Chosen.extend({ status: reportFields.status });
