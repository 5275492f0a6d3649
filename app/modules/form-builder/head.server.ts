import { questionColumns } from "#app/forms/lists/reply-columns";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";

/** What stands above each page of a form. */
export const headOf = (visit: Visit, form: Form) => ({
	...{ id: form.id, slug: form.slug, guid: form.guid, title: form.title, status: form.status },
	...{ replies: form.replies, number: form.currentNumber, languages: form.languages },
	tenant: visit.tenant.guid,
});
export type FormHead = ReturnType<typeof headOf>;

/** A form by its name in the address, with the questions that are asked now as columns. */
export async function formWithColumns(visit: Visit, name: string) {
	const [{ form, version, draft }, t] = await Promise.all([
		readForm(visit, area, { slug: name }),
		translator(visit.language),
	]);
	const { definition } = version ?? draft;
	const questions = questionColumns(definition, visit.language, { yes: t("common:yes"), no: t("common:no") });
	return { form, definition, questions };
}
