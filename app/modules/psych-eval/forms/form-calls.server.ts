import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { openForm } from "#app/forms/answering/open-form.server";
import { givenTo, readingAssignments } from "#app/forms/assignments/reading.server";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { isAsked } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Schedule } from "#app/forms/schedule/schedule";
import { type Form, readForm, readOpenForm } from "#app/forms/store/form-row.server";
import { publishForm } from "#app/forms/store/publish.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import type { Language } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { invalid, needId, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Tenant, Visit } from "#app/platform/tenant/context";
import { selfReportForms } from "#db/schema/psych-eval";
import { area } from "../area";
import { readingCategories, readingQuestionsById } from "../bank/bank.server";
import { askedOf } from "../bank/bank-calls.server";
import { definitionFrom } from "../bank/definition-from";
import { clientFor, followedClients } from "../clients.server";
import type { SchemaCall, SchemaQuery } from "./calls.schema";
import { giveForm } from "./give.server";
import { findSelfReport, makeSelfReport, onceToday, scheduleOf } from "./make-self-report.server";

/** The form that everybody may read who has its guid. */
export async function schemaByGuid(
	args: LoaderFunctionArgs | ActionFunctionArgs,
	{ guid = "" }: z.output<typeof SchemaQuery>,
) {
	const { ctx, form, version } = await openForm(args.context, area, guid);
	const [language, own] = await Promise.all([
		languageOfPage(args.request, args.context),
		ctx.rows.find(selfReportForms, form.id),
	]);
	return present(ctx.tenant, language, form, version.definition, { clientId: own?.clientId ?? null, schedule: null });
}

/** One form, for those who were given it and those who follow them up. */
export async function schemaById(visit: Visit, { id }: z.output<typeof SchemaQuery>) {
	if (id === undefined) throw needId();
	const [{ form, version }, own] = await Promise.all([readOpenForm(visit, area, { id }), findSelfReport(visit, id)]);
	const { given } = await visit.rows.read({ given: readingAssignments(visit, area, [own.clientId ?? visit.user.id]) });
	if (own.clientId !== null) await clientFor(visit, own.clientId);
	const assignment = given.find(({ assignment: { formId } }) => formId === id)?.assignment;
	if (visit.access.level < LEVEL_CLIENTS && !assignment) throw notFound();
	const about = { clientId: own.clientId, schedule: assignment?.schedule ?? null };
	return present(visit.tenant, visit.language, form, version?.definition ?? null, about);
}

/** The forms that a client was given. */
export async function schemasOfClient(visit: Visit, { clientId, limit }: z.output<typeof SchemaQuery>) {
	const client = await clientFor(visit, clientId);
	const given = readingAssignments(visit, area, [client.id], limit);
	const read = await visit.rows.read({ given, forms: readingForms(visit, area, givenTo(visit, client.id), limit) });
	const items = read.given.map(({ assignment, form }) => {
		const version = read.forms.find((one) => one.form.id === form.id)?.version;
		const about = { clientId: client.id, schedule: assignment.schedule };
		return present(visit.tenant, visit.language, form, version?.definition ?? null, about);
	});
	return { items, next: null };
}

/** Makes a form for a client, who is told; or asks other questions by one that there is, as its next version. */
export async function writeSchema(visit: Visit, input: z.output<typeof SchemaCall>) {
	const { id, clientId, questionIds, title, schedule } = input;
	if (id !== undefined) return changeSchema(visit, { ...input, id });
	if (clientId === undefined) throw invalid({ clientId: "required" });
	if (questionIds === undefined) throw invalid({ questionIds: "required" });
	const [client] = await followedClients(visit, [clientId], "clientId");
	const plan = schedule == null ? onceToday : scheduleOf(schedule);
	const { form, version } = await makeSelfReport(visit, { title, questionIds, clientId: client?.id });
	await giveForm(visit, { formId: form.id, clientIds: [clientId], schedule: plan });
	return present(visit.tenant, visit.language, form, version.definition, { clientId, schedule: plan });
}

async function changeSchema(
	visit: Visit,
	{ id, questionIds, title, schedule }: z.output<typeof SchemaCall> & { id: string },
) {
	const [{ form, draft }, own] = await Promise.all([readForm(visit, area, { id }), findSelfReport(visit, id)]);
	if (own.clientId === null) throw notFound();
	await followedClients(visit, [own.clientId], "clientId");
	const definition = await changed(visit, draft.definition, { questionIds, title });
	const isSame = JSON.stringify(definition) === JSON.stringify(draft.definition);
	const published = isSame
		? { form }
		: await publishForm(visit, area, {
				id,
				revision: (await saveDraft(visit, area, { id, revision: draft.revision, definition })).revision,
			});
	const plan = schedule == null ? null : scheduleOf(schedule);
	if (plan) await giveForm(visit, { formId: id, clientIds: [own.clientId], schedule: plan, replaces: true });
	return present(visit.tenant, visit.language, published.form, definition, { clientId: own.clientId, schedule: plan });
}

async function changed(
	visit: Visit,
	before: Definition,
	{ questionIds, title }: { questionIds?: string[]; title?: string },
) {
	const titles = title === undefined ? before.title : { ...before.title, [visit.language]: title };
	if (questionIds === undefined) return { ...before, title: titles };
	const ids = [...new Set(questionIds)];
	const { bank, categories } = await visit.rows.read({
		bank: readingQuestionsById(visit, ids),
		categories: readingCategories(visit, true),
	});
	const questions = ids.flatMap((one) => bank.find((question) => question.id === one) ?? []);
	if (questions.length === 0 || questions.length < ids.length) throw invalid({ questionIds: "wrongValue" });
	const of = categories.filter((category) => questions.some(({ categoryId }) => categoryId === category.id));
	return definitionFrom({ titles, questions, categories: of, language: visit.tenant.language });
}

function present(
	tenant: Tenant,
	language: Language,
	form: Form,
	definition: Definition | null,
	{ clientId, schedule }: { clientId: string | null; schedule: Schedule | null },
) {
	const questions = definition ? questionsOf(definition).filter(isAsked) : [];
	return {
		...{ id: form.id, guid: form.guid, client_id: clientId, tenant_id: tenant.id },
		title: textIn(definition?.title ?? form.titles, language, tenant.language).text,
		questions: questions.map((question) => askedOf(question, [language, tenant.language])),
		...{ schedule, status: form.status, updated_at: new Date(form.updatedAt).toISOString() },
	};
}
