import { and, eq, like } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, Problem } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { NewRow } from "#app/platform/tenant/rows.server";
import { formDrafts, forms, formVersions } from "#db/schema/forms";
import type { Area, SubjectType } from "../area";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import { openingPictures } from "../files/form-pictures.server";
import { authored } from "../versions/measures";
import { asForm, type Form, type Version } from "./form-row.server";
import { type FormSettings, plainSettings } from "./settings";
import { slugFrom } from "./slug";
import { assertValidDefinition } from "./validate-definition.server";

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
	return withFreeSlug(async () => {
		const { row, draft } = await rowsOf(visit, area, given);
		return commitNew(visit, { row, draft, along: given.along?.(row.id) });
	});
}

/** Makes a form that is answered from now on, in one batch. Throws `invalid` (`form`) where it has errors, or tests that fail. */
export async function makeOpenForm(
	visit: Visit,
	area: Area,
	given: NewForm,
): Promise<{ form: Form; version: Version }> {
	return withFreeSlug(async () => {
		const { row, draft } = await rowsOf(visit, area, given);
		assertValidDefinition(visit, draft.definition);
		const version: Version = {
			...{ id: newId(visit.now.getTime()), formId: row.id, number: 1 },
			definition: draft.definition,
		};
		const out = { ...row, status: "open" as const, currentVersionId: version.id, currentNumber: version.number };
		const publishing = visit.rows.adding(formVersions, {
			...{ ...version, definition: draft.definition, note: "", changes: [], publisherId: visit.user.id },
		});
		const opening = openingPictures(visit, area, row, draft.definition);
		const form = await commitNew(visit, {
			...{ row: out, draft },
			along: [publishing, ...opening, ...(given.along?.(row.id) ?? [])],
		});
		return { form, version };
	});
}

/** Chooses the form's slug anew where somebody has taken it meanwhile; throws `conflict` where that happens three times. */
async function withFreeSlug<Made>(make: () => Promise<Made>, left = 3): Promise<Made> {
	try {
		return await make();
	} catch (error) {
		if (left > 1 && error instanceof Problem && error.kind === "conflict") return withFreeSlug(make, left - 1);
		throw error;
	}
}

async function rowsOf(visit: Visit, area: Area, given: NewForm) {
	const definition = authored(given.definition);
	const [language] = definition.languages;
	const title = textIn(definition.title, language).text;
	const start = slugFrom(title, [], language);
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
			language,
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
	return { row, draft: { id, definition: { ...definition }, editorId: visit.user.id } };
}

type New = {
	row: NewRow<typeof forms>;
	draft: NewRow<typeof formDrafts>;
	along?: readonly PendingWrite[];
};

async function commitNew(visit: Visit, { row, draft, along = [] }: New): Promise<Form> {
	const made = visit.rows.commit([
		visit.rows.adding(forms, row),
		visit.rows.adding(formDrafts, draft),
		visit.rows.indexing(forms, row.id, Object.values(row.titles)),
		...along,
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
