import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { ContactForm } from "../contact-form/open-form.server";
import { instant } from "../present";
import type { FormInput } from "./form-settings.schema";
import { addForm, changeForm } from "./forms.server";

/** Adds a form, or changes one. */
export async function saveForm(visit: Visit, { tenantId: _, id, updatedAt, ...given }: FormInput) {
	if (id !== undefined) return presentForm(await changeForm(visit, { id, updatedAt, ...given }));
	const { name } = given;
	if (name === undefined) throw invalid({ name: "required" });
	return presentForm(await addForm(visit, { ...given, name }));
}

function presentForm(form: ContactForm) {
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
