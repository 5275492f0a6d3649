import type * as z from "zod";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { checkLocks } from "#app/forms/library/check-locks.server";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { trashForms } from "#app/forms/store/form-standing.server";
import { listForms } from "#app/forms/store/list-forms.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { toCallNames } from "#app/platform/call-names";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import type { FormCall, FormRef, FormsCall } from "./forms.schema";

/** A page of the module's forms, or one of them with its draft. */
export async function getForms(visit: Visit, { id, f, ...asks }: z.output<typeof FormsCall>) {
	if (id !== undefined) return oneForm(visit, id);
	const { items, next } = await listForms(visit, area, { ...asks, filters: f.filters });
	return { items: items.map(present), next };
}

async function oneForm(visit: Visit, id: string) {
	const { form, draft } = await readForm(visit, area, { id });
	return { ...present(form), definition: toCallNames(DefinitionInput, draft.definition), revision: draft.revision };
}

/** Makes a form, or saves the draft of one. */
export async function postForm(visit: Visit, { id, definition, revision }: z.output<typeof FormCall>) {
	if (id === undefined) {
		await checkLocks(visit, area, definition);
		return { ...present(await makeForm(visit, area, { definition })), revision: 1 };
	}
	if (revision === undefined) throw invalid({ revision: "required" });
	await withCurrent(saveDraft(visit, area, { id, revision, definition }), () => oneForm(visit, id));
	const saved = await readForm(visit, area, { id });
	return { ...present(saved.form), revision: saved.draft.revision };
}

/** Puts a form with its replies into the trash. */
export async function deleteForm(visit: Visit, { id }: z.output<typeof FormRef>) {
	await readForm(visit, area, { id });
	await trashForms(visit, [id]);
	return { id, deleted: true };
}

const present = (form: Form) => ({
	...{ id: form.id, guid: form.guid, name: form.slug, title: form.title, status: form.status },
	...{ languages: form.languages, version: form.currentNumber, replies: form.replies },
	updated_at: new Date(form.updatedAt).toISOString(),
});
