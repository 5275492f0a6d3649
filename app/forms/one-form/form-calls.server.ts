import type * as z from "zod";
import { readForm } from "#app/forms/store/form-row.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { paths } from "../paths";
import type { DraftCall } from "./form.schema";
import { readingIntakeForm } from "./intake-form.server";

/** The organisation's form as the calls give it. Throws `notFound` before its first use: a call that reads makes none. */
export async function describeForm(visit: Visit) {
	const [found] = (await visit.rows.read({ found: readingIntakeForm(visit) })).found;
	if (!found) throw notFound();
	const { id } = found.form;
	const { form, draft } = await readForm(visit, area, { id });
	return {
		...{ id, guid: form.guid, title: form.title, status: form.status, languages: form.languages },
		...{ version: form.currentNumber, replies: form.replies, revision: draft.revision },
		address: `${visit.origin}${paths(visit.tenant.guid).form}`,
	};
}

/** Keeps what is written of it; people answer it as it was published last. */
export async function saveForm(visit: Visit, input: z.output<typeof DraftCall>) {
	const { revision } = await saveDraft(visit, area, input);
	return { id: input.id, revision };
}
