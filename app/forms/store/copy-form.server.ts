import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Texts } from "../definition/texts";
import { type Form, readForm } from "./form-row.server";
import { makeForm } from "./make-form.server";

/** A new draft with all that a form asks, named as a copy in each of its languages; replies and sharing stay behind. */
export async function copyForm(visit: Visit, area: Area, id: string): Promise<Form> {
	const { form, draft } = await readForm(visit, area, { id });
	const { definition } = draft;
	const title: Texts = {};
	for (const [language, text] of Object.entries(definition.title) as [Language, string][])
		title[language] = (await translator(language))("formBuilder:copyOf", { title: text }).slice(0, 300);
	const { opensAt: _, closesAt: __, ...settings } = form.settings;
	return makeForm(visit, area, {
		definition: { ...definition, title },
		settings,
		subjectType: form.subjectType,
		isHealth: form.isHealth,
		templateId: form.templateId ?? undefined,
		locks: form.locks,
		folder: form.folder,
	});
}
