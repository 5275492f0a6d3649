import type * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { blankDefinition } from "#app/forms/definition/blank";
import type { Definition } from "#app/forms/definition/definition";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { listForms } from "#app/forms/store/list-forms.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { publishForm } from "#app/forms/store/publish.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { questionsFromText } from "#app/forms/transfer/paste";
import { done } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { FormCall, FormsCall, FormsPage, PastedForm, PublishCall } from "./forms.schema";

const PAGE = 25;

/** The forms of the tenant, what was changed last first. */
export async function showForms(visit: Visit, { cursor }: z.output<typeof FormsPage>) {
	const { items, next } = await listForms(visit, area, { limit: PAGE, cursor });
	return {
		forms: items.map(({ id, guid, title, status, replies, lastReplyAt, currentNumber }) => ({
			...{ id, title, status, replies, lastReplyAt, version: currentNumber },
			address: replyAddress(area, visit.tenant.guid, guid),
		})),
		next,
	};
}

/** Makes a form of a pasted list and publishes it, so that it can be sent at once. */
export async function makeFromPage(visit: Visit, { title, text }: z.output<typeof PastedForm>) {
	const form = await makeForm(visit, area, { definition: pastedDefinition(title, text, visit.language) });
	await publishForm(visit, area, { id: form.id, revision: 1 });
	return done({ snackbar: { key: "formBuilder:made", params: { title } } });
}

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

function pastedDefinition(title: string, text: string, language: Language): Definition {
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
