import { toCallNames } from "#app/platform/call-names";
import { handler } from "#app/platform/guard.server";
import { invalid, withCurrent } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { DefinitionInput } from "../definition/definition.schema";
import { checkLocks } from "../library/check-locks.server";
import { type Form, readForm } from "../store/form-row.server";
import { trashForms } from "../store/form-status.server";
import { listForms } from "../store/list-forms.server";
import { makeForm } from "../store/make-form.server";
import { saveDraft } from "../store/save-draft.server";
import { FormCall, FormRef, FormsCall } from "./module-forms.schema";

/** The calls of a module's forms, for its endpoint. */
export function formCalls(area: Area) {
	const one = async (visit: Visit, id: string) => {
		const { form, draft } = await readForm(visit, area, { id });
		return { ...serialize(form), definition: toCallNames(DefinitionInput, draft.definition), revision: draft.revision };
	};
	return {
		/** A page of the module's forms, or one of them with its draft. */
		get: handler(
			FormsCall,
			async (visit: Visit, { id, f, ...asks }) => {
				if (id !== undefined) return one(visit, id);
				const { items, next } = await listForms(visit, area, { ...asks, filters: f.filters });
				return { items: items.map(serialize), next };
			},
			{ level: LEVEL_CLIENTS },
		),
		/** Makes a form, or saves the draft of one. */
		post: handler(
			FormCall,
			async (visit: Visit, { id, definition, revision }) => {
				if (id === undefined) {
					await checkLocks(visit, area, definition);
					return { ...serialize(await makeForm(visit, area, { definition })), revision: 1 };
				}
				if (revision === undefined) throw invalid({ revision: "required" });
				await withCurrent(saveDraft(visit, area, { id, revision, definition }), () => one(visit, id));
				const saved = await readForm(visit, area, { id });
				return { ...serialize(saved.form), revision: saved.draft.revision };
			},
			{ level: LEVEL_CLIENTS },
		),
		/** Puts a form with its replies into the trash. */
		delete: handler(
			FormRef,
			async (visit: Visit, { id }) => {
				await readForm(visit, area, { id });
				await trashForms(visit, [id]);
				return { id, deleted: true };
			},
			{ level: LEVEL_CLIENTS },
		),
	};
}

const serialize = (form: Form) => ({
	...{ id: form.id, guid: form.guid, name: form.slug, title: form.title, status: form.status },
	...{ languages: form.languages, version: form.currentNumber, replies: form.replies },
	updated_at: new Date(form.updatedAt).toISOString(),
});
