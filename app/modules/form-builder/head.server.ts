import type { Form } from "#app/forms/store/form-row.server";
import type { Visit } from "#app/platform/tenant/context";

/** What stands above each page of a form. */
export const headOf = (visit: Visit, form: Form) => ({
	...{ id: form.id, slug: form.slug, guid: form.guid, title: form.title, status: form.status },
	...{ replies: form.replies, number: form.currentNumber, languages: form.languages },
	tenant: visit.tenant.guid,
});
export type FormHead = ReturnType<typeof headOf>;
