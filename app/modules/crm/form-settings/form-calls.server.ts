import { eq } from "drizzle-orm";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { contactForms } from "#db/schema/crm";
import type { ContactForm } from "../contact-form/open-form.server";
import { instant } from "../serialize";
import type { FormInput } from "./form-settings.schema";
import { addForm, changeForm } from "./forms.server";

/** Adds a form, or changes one that is named by its id, its guid or both. */
export async function saveForm(visit: Visit, { tenantId: _, id: sent, guid, updatedAt, ...given }: FormInput) {
	const id = guid === undefined ? sent : await idOf(visit, guid, sent);
	if (id !== undefined) return serializeForm(await changeForm(visit, { id, updatedAt, ...given }));
	const { name } = given;
	if (name === undefined) throw invalid({ name: "required" });
	return serializeForm(await addForm(visit, { ...given, name }));
}

/** Throws `notFound` where the tenant has no such form, or the id is another's. */
async function idOf(visit: Visit, guid: string, id: string | undefined): Promise<string> {
	const where = eq(contactForms.guid, guid.toLowerCase());
	const [form] = await visit.rows.list(contactForms, { where, limit: 1 });
	if (!form || (id !== undefined && id !== form.id)) throw notFound();
	return form.id;
}

function serializeForm(form: ContactForm) {
	return {
		id: form.id,
		guid: form.guid,
		tenant_id: form.tenantId,
		name: form.name,
		fields: form.fields.map(({ key, isRequired }) => ({
			key: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
			required: isRequired,
		})),
		texts: form.texts,
		consent_version: form.consentVersion,
		allowed_domains: form.allowedDomains,
		assignee_id: form.assigneeId,
		asks_confirmation: form.asksConfirmation,
		is_active: form.isActive,
		created_at: instant(form.createdAt),
		updated_at: instant(form.updatedAt),
	};
}
