import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import type { Form, Version } from "../store/form-row.server";
import { setFormStatus } from "../store/form-status.server";
import { makeOpenForm } from "../store/make-form.server";
import { readingForms } from "../store/reading-forms.server";
import { formRecords } from "../store/records.server";
import { changingSettings } from "../store/save-settings.server";
import type { FormSettings } from "../store/settings";
import type { OneFormInput, SitesInput } from "./one-form.schema";

/** An area in which an organisation has one public form, and what it begins with. */
export type OneForm = { area: Area; template: Definition; settings?: FormSettings };

/** The read of the organisation's form: the first that was made. */
export const readingOneForm = (ctx: TenantContext, { area }: Pick<OneForm, "area">) =>
	readingForms(ctx, area, eq(formRecords.isTemplate, false), 1, asc(formRecords.id));

type Found = { form: Form; version: Version | null };

/** The organisation's form; on first use it is made out of the template, and takes answers. */
export async function oneForm(visit: Visit, one: OneForm): Promise<Found> {
	const [found] = (await visit.rows.read({ found: readingOneForm(visit, one) })).found;
	return found ?? makeOpenForm(visit, one.area, { definition: one.template, settings: one.settings });
}

/** What the page of settings shows of the form. Before it is out it is shown as it will be. */
export function serializeOneForm(visit: Visit, { area }: OneForm, found: Found | undefined) {
	const { contact = "", keptDays = null } = found?.form.settings ?? {};
	return {
		...{ slug: found?.form.slug, isOpen: !found || found.form.status === "open", contact, keptDays },
		sites: found?.form.settings.embeddedBy ?? [],
		address: visit.origin + to.inTenant(visit.tenant.guid, area.replyPath),
	};
}
export type ShownOneForm = ReturnType<typeof serializeOneForm>;

/** Saves what is said before the first question, for how long answers are kept, and whether any are taken. */
export const saveOneForm =
	(one: OneForm) =>
	async (visit: Visit, { contact, keptDays, isOpen }: z.output<typeof OneFormInput>) => {
		const { form } = await oneForm(visit, one);
		const settings = { ...form.settings, contact: contact || undefined, keptDays };
		const saving = await changingSettings(visit, one.area, { id: form.id }, { settings });
		const standing = isOpen ? "open" : "closed";
		if (form.status === standing) await visit.rows.commit([saving]);
		else await setFormStatus(visit, [form], standing, [saving]);
		return done({ snackbar: { key: "oneForm:saved" } });
	};

/** Saves in which sites the form may stand. */
export const saveSites =
	(one: OneForm) =>
	async (visit: Visit, { sites }: z.output<typeof SitesInput>) => {
		const { form } = await oneForm(visit, one);
		const { embeddedBy: _, ...others } = form.settings;
		const settings = { ...others, ...(sites.length > 0 && { embeddedBy: sites }) };
		await visit.rows.commit([await changingSettings(visit, one.area, { id: form.id }, { settings })]);
		return done({ snackbar: { key: "oneForm:saved" } });
	};
