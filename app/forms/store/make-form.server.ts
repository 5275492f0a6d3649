import { and, eq, like } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { conflict } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { formDrafts, forms } from "#db/schema/forms";
import type { Area, SubjectType } from "../area";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import { authored } from "../versions/measures";
import { asForm, type Form } from "./form-row.server";
import { type FormSettings, plainSettings } from "./settings";
import { slugFrom } from "./slug";

export type NewForm = {
	definition: Definition;
	subjectType?: SubjectType;
	settings?: FormSettings;
	isHealth?: boolean;
	isTemplate?: boolean;
	/** Of a copy of a template. */
	templateId?: string;
	locks?: string[];
	folder?: string;
	/** What is written in the same batch, or nothing is. */
	along?: (formId: string) => PendingWrite[];
};

/** Makes a form with its first draft; nobody can answer it before it is published. */
export async function makeForm(visit: Visit, area: Area, given: NewForm): Promise<Form> {
	const definition = authored(given.definition);
	const title = textIn(definition.title, definition.languages[0]).text;
	const start = slugFrom(title, []);
	const alike = await visit.rows.list(forms, {
		where: and(eq(forms.moduleKey, area.moduleKey), like(forms.slug, `${start.replace(/\d+$/, "")}%`)),
		limit: 500,
	});
	const id = newId(visit.now.getTime());
	const row = {
		...{ id, guid: newGuid(), moduleKey: area.moduleKey, ownerId: visit.user.id },
		slug: slugFrom(
			title,
			alike.map(({ slug }) => slug),
		),
		...headOf(definition),
		subjectType: given.subjectType ?? area.subjects[0],
		isHealth: given.isHealth ?? area.isHealth ?? false,
		isTemplate: given.isTemplate ?? false,
		templateId: given.templateId ?? null,
		locks: given.locks ?? [],
		folder: given.folder ?? "",
		settings: { ...(given.settings ?? plainSettings) },
	};
	const draft = { id, definition: { ...definition }, editorId: visit.user.id };
	const made = visit.rows.commit([
		visit.rows.adding(forms, row),
		visit.rows.adding(formDrafts, draft),
		visit.rows.indexing(forms, id, Object.values(row.titles)),
		...(given.along?.(id) ?? []),
	]);
	const [form] = await orElse(made, () => conflict());
	return asForm(form as never);
}

/** What lists show of a definition. */
export function headOf(definition: Definition) {
	const title = textIn(definition.title, definition.languages[0]).text;
	return {
		title,
		sortTitle: title.toLowerCase(),
		titles: definition.title as Record<string, string>,
		languages: definition.languages as string[],
	};
}
