import type * as z from "zod";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { readForm } from "../store/form-row.server";
import { saveDraft } from "../store/save-draft.server";
import type { DraftCall } from "./one-form.schema";
import { readingOneForm } from "./one-form.server";

/** The organisation's form as the calls give it. Throws `notFound` before its first use: a call that reads makes none. */
export const describeForm = (area: Area) => async (visit: Visit) => {
	const [found] = (await visit.rows.read({ found: readingOneForm(visit, { area }) })).found;
	if (!found) throw notFound();
	const { id } = found.form;
	const { form, draft } = await readForm(visit, area, { id });
	return {
		...{ id, guid: form.guid, title: form.title, status: form.status, languages: form.languages },
		...{ version: form.currentNumber, replies: form.replies, revision: draft.revision },
		address: visit.origin + to.inTenant(visit.tenant.guid, area.replyPath),
	};
};

/** Keeps what is written of it; people answer it as it was published last. */
export const saveForm = (area: Area) => async (visit: Visit, input: z.output<typeof DraftCall>) => {
	const { revision } = await saveDraft(visit, area, input);
	return { id: input.id, revision };
};
