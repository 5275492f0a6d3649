import { eq } from "drizzle-orm";
import type { OnDelete } from "#app/forms/retention/removing.server";
import { selfReportAlerts, selfReportForms } from "#db/schema/psych-eval";

/** What goes with a self report: the alerts that it has raised, and what the module knows of its form. */
export const onDelete: OnDelete = {
	reply: (rows, replyId) => [rows.clearing(selfReportAlerts, replyId, eq(selfReportAlerts.replyId, replyId))],
	form: (rows, formId) => [rows.clearing(selfReportForms, formId, eq(selfReportForms.id, formId))],
};
