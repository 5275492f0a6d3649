import { asc, eq } from "drizzle-orm";
import type { Form, Version } from "#app/forms/store/form-row.server";
import { makeOpenForm } from "#app/forms/store/make-form.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { template } from "./template";

/** The read of the organisation's form: the first that was made. */
export const readingIntakeForm = (ctx: TenantContext) =>
	readingForms(ctx, area, eq(formRecords.isTemplate, false), 1, asc(formRecords.id));

/** The organisation's form; on first use it is made out of the template, and takes answers. */
export async function intakeForm(visit: Visit): Promise<{ form: Form; version: Version | null }> {
	const [found] = (await visit.rows.read({ found: readingIntakeForm(visit) })).found;
	const settings = { presentation: "pages" as const, checksPeople: true };
	return found ?? makeOpenForm(visit, area, { definition: template, settings });
}
