import { eq } from "drizzle-orm";
import type * as z from "zod";
import { openedByTempGrant } from "#app/directory/temp-grants.server";
import { replyAddress } from "#app/forms/area";
import type { Definition } from "#app/forms/definition/definition";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { checkLocks } from "#app/forms/library/check-locks.server";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { trashForms } from "#app/forms/store/form-status.server";
import { listForms } from "#app/forms/store/list-forms.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { publishForm } from "#app/forms/store/publish.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { changingSettings } from "#app/forms/store/save-settings.server";
import { pastedForm } from "#app/forms/transfer/pasted-form.server";
import { toCallNames } from "#app/platform/call-names";
import type { SelfOrVisit } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { invalid, isClosed, withCurrent } from "#app/platform/problems";
import type { PersonContext, TenantContext, Visit } from "#app/platform/tenant/context";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { tempGrants } from "#db/schema/directory";
import { area } from "./area";
import type { FormCall, FormRef, FormsCall, PublishCall } from "./forms.schema";

/** A page of forms, or one of them with its draft. */
export async function readForms(visit: Visit, { id, f, ...asks }: z.output<typeof FormsCall>) {
	if (id === undefined) {
		const { items, next } = await listForms(visit, area, { ...asks, filters: f.filters });
		return { items: items.map((form) => serializeForm(visit, form)), next };
	}
	return oneForm(visit, id);
}

/** The same by call: one form opens by a temporary grant as well to a member whom nothing else opens it to. */
export async function readFormsAs({ person, visit }: SelfOrVisit, input: z.output<typeof FormsCall>) {
	try {
		return await readForms(await visit(), input);
	} catch (error) {
		const opened = input.id !== undefined && isClosed(error) && (await formByGrant(person, input.id));
		if (!opened) throw error;
		return opened;
	}
}

async function formByGrant({ request, context, user, memberships }: PersonContext, id: string) {
	const member = { id: user.id, tenants: memberships.map(({ tenant }) => tenant) };
	const wanted = { kind: "form", is: eq(tempGrants.recordId, id) } as const;
	const opened = await openedByTempGrant(request, context, member, wanted);
	const isOpen = opened && (await enterOpenModule(context, area.moduleKey, opened.ctx.tenant.guid));
	return isOpen && oneForm(opened.ctx, id);
}

async function oneForm(ctx: TenantContext, id: string) {
	const { form, draft } = await readForm(ctx, area, { id });
	return {
		...serializeForm(ctx, form),
		definition: toCallNames(DefinitionInput, draft.definition),
		revision: draft.revision,
	};
}

/** Makes a form, or changes what was sent of one. */
export async function saveForm(visit: Visit, input: z.output<typeof FormCall>) {
	const { id, title = "", text, settings, language = visit.language } = input;
	const definition = input.definition ?? (text === undefined ? undefined : pastedForm(title, text, language));
	if (id !== undefined) return changeForm(visit, id, { ...input, definition, language });
	if (!definition) throw invalid({ definition: "required" });
	await checkLocks(visit, area, definition);
	const form = await makeForm(visit, area, { definition: titled(definition, input.title, language), settings });
	return { ...serializeForm(visit, form), revision: 1 };
}

type Changed = Pick<z.output<typeof FormCall>, "title" | "settings" | "revision"> & {
	definition?: Definition;
	language: Language;
};

async function changeForm(visit: Visit, id: string, { title, settings, revision, language, ...sent }: Changed) {
	const { draft } = await readForm(visit, area, { id });
	const definition = sent.definition ?? (title === undefined ? undefined : draft.definition);
	if (!definition && !settings) throw invalid({ definition: "required" });
	const along = settings ? [await changingSettings(visit, area, { id }, { settings })] : [];
	if (!definition) await visit.rows.commit(along);
	else if (revision === undefined) throw invalid({ revision: "required" });
	else {
		const saving = saveDraft(visit, area, { id, revision, definition: titled(definition, title, language) }, along);
		await withCurrent(saving, () => oneForm(visit, id));
	}
	const saved = await readForm(visit, area, { id });
	return { ...serializeForm(visit, saved.form), revision: saved.draft.revision };
}

/** A definition with another title in one of its languages. */
function titled(definition: Definition, title: string | undefined, language: Language): Definition {
	if (title === undefined) return definition;
	if (!definition.languages.includes(language)) throw invalid({ language: "wrongValue" });
	return { ...definition, title: { ...definition.title, [language]: title } };
}

/** Puts a form with its replies into the trash. */
export async function removeForm(visit: Visit, { id }: z.output<typeof FormRef>) {
	await readForm(visit, area, { id });
	await trashForms(visit, [id]);
	return { id, deleted: true };
}

export async function publish(visit: Visit, input: z.output<typeof PublishCall>) {
	const { form } = await withCurrent(publishForm(visit, area, input), () => oneForm(visit, input.id));
	return serializeForm(visit, form);
}

const serializeForm = (ctx: TenantContext, form: Form) => ({
	id: form.id,
	guid: form.guid,
	name: form.slug,
	title: form.title,
	status: form.status,
	languages: form.languages,
	version: form.currentNumber,
	replies: form.replies,
	last_reply_at: form.lastReplyAt === 0 ? null : new Date(form.lastReplyAt).toISOString(),
	address: `${ctx.origin}${replyAddress(area, ctx.tenant.guid, form.guid)}`,
	updated_at: new Date(form.updatedAt).toISOString(),
});
