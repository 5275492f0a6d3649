import { eq } from "drizzle-orm";
import type { OnDelete } from "#app/forms/retention/removing.server";
import { givenForms, studentReports } from "#db/schema/finch";

/** What students were given of a form goes with it, and the reports on it. */
export const onDelete: OnDelete = {
	form: (rows, formId) => [
		rows.clearing(givenForms, formId, eq(givenForms.formId, formId)),
		rows.clearing(studentReports, formId, eq(studentReports.formId, formId)),
	],
};
