import { and, asc, eq, isNull } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import type { Texts } from "../definition/texts";
import { withTitle } from "../definition/titled";
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

/** A form of one's own made of a template, which keeps what the template has locked. */
export async function formFromTemplate(visit: Visit, area: Area, id: string, title: string): Promise<Form> {
	const { form, draft } = await readForm(visit, area, { id });
	const { definition } = draft;
	return makeForm(visit, area, {
		definition: withTitle(definition, title),
		settings: form.settings,
		subjectType: form.subjectType,
		isHealth: form.isHealth,
		templateId: form.id,
		locks: form.locks,
	});
}

/** The templates of an area by title. */
export async function listTemplates(visit: Visit, area: Area): Promise<{ id: string; title: string }[]> {
	const found = await visit.rows.list(forms, {
		where: and(eq(forms.moduleKey, area.moduleKey), eq(forms.isTemplate, true), isNull(forms.deletedAt)),
		orderBy: [asc(forms.sortTitle), asc(forms.id)],
		limit: 200,
	});
	return found.map(({ id, title }) => ({ id, title }));
}
