import { eq } from "drizzle-orm";
import type { OnDelete } from "#app/forms/retention/removing.server";
import { reportForms } from "#db/schema/general-reports";

/** What goes with a form of a project: its place there. */
export const onDelete: OnDelete = {
	form: (rows, formId) => [rows.clearing(reportForms, formId, eq(reportForms.formId, formId))],
};
