import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { blankDefinition } from "#app/forms/definition/blank";
import type { Definition } from "#app/forms/definition/definition";
import { checkLocks } from "#app/forms/library/check-locks.server";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { listForms } from "#app/forms/store/list-forms.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { publishForm } from "#app/forms/store/publish.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { questionsFromText } from "#app/forms/transfer/paste";
import type { Language } from "#app/platform/i18n";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { FormCall, FormsCall, PublishCall } from "./forms.schema";

/** A page of forms, or one of them with its draft. */
export async function readForms(visit: Visit, { id, limit, cursor }: z.output<typeof FormsCall>) {
	if (id === undefined) {
		const { items, next } = await listForms(visit, area, { limit, cursor });
		return { items: items.map((form) => presentForm(visit, form)), next };
	}
	const { form, draft } = await readForm(visit, area, { id });
	return { ...presentForm(visit, form), definition: draft.definition, revision: draft.revision };
}

/** Makes a form, or saves the draft of one. */
export async function saveForm(visit: Visit, input: z.output<typeof FormCall>) {
	const { id, title = "", text, settings, revision, language = visit.language } = input;
	const definition = input.definition ?? (text === undefined ? undefined : pastedDefinition(title, text, language));
	if (!definition) throw invalid({ definition: "required" });
	if (id === undefined) {
		await checkLocks(visit, area, definition);
		const form = await makeForm(visit, area, { definition, settings });
		return { ...presentForm(visit, form), revision: 1 };
	}
	if (revision === undefined) throw invalid({ revision: "required" });
	const saved = await saveDraft(visit, area, { id, revision, definition });
	const { form } = await readForm(visit, area, { id });
	return { ...presentForm(visit, form), revision: saved.revision };
}

export async function publish(visit: Visit, input: z.output<typeof PublishCall>) {
	const { form } = await publishForm(visit, area, input);
	return presentForm(visit, form);
}

/** A definition whose questions are written as a list. */
export function pastedDefinition(title: string, text: string, language: Language): Definition {
	const definition = blankDefinition(title, language);
	definition.pages[0]?.sections[0]?.questions.push(...questionsFromText(text, language));
	return definition;
}

const presentForm = (visit: Visit, form: Form) => ({
	id: form.id,
	guid: form.guid,
	name: form.slug,
	title: form.title,
	status: form.status,
	languages: form.languages,
	version: form.currentNumber,
	replies: form.replies,
	last_reply_at: form.lastReplyAt === 0 ? null : new Date(form.lastReplyAt).toISOString(),
	address: `${visit.origin}${replyAddress(area, visit.tenant.guid, form.guid)}`,
	updated_at: new Date(form.updatedAt).toISOString(),
});
