import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { openForm } from "#app/forms/answering/open-form.server";
import { givenTo, readingAssignments } from "#app/forms/assignments/reading.server";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { isAsked } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Schedule } from "#app/forms/schedule/schedule";
import { ScheduleInput } from "#app/forms/schedule/schedule.schema";
import { type Form, readForm, readOpenForm } from "#app/forms/store/form-row.server";
import { publishForm } from "#app/forms/store/publish.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { toCallNames } from "#app/platform/call-names";
import type { Language } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { keyset, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, needId, notFound, Problem } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { Tenant, Visit } from "#app/platform/tenant/context";
import { enterModule } from "#app/platform/tenant/enter.server";
import { selfReportForms } from "#db/schema/psych-eval";
import { area } from "../area";
import { readingCategories, readingQuestionsById } from "../bank/bank.server";
import { askedOf } from "../bank/bank-calls.server";
import { definitionFrom } from "../bank/definition-from";
import { clientFor, followedClients } from "../clients.server";
import { manifest } from "../manifest";
import type { SchemaCall, SchemaQuery } from "./calls.schema";
import { giveForm, planned } from "./give.server";
import { findSelfReport, makeSelfReport, onceToday } from "./make-self-report.server";

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
	const clientId = own?.clientId ? await seenClient(args, ctx.tenant, own.clientId) : null;
	return serialize(ctx.tenant, language, form, version.definition, { clientId, schedule: null });
}

/** Whose form it is, for whoever may see that person; null for everybody else. */
async function seenClient({ request, context }: Parameters<typeof schemaByGuid>[0], tenant: Tenant, id: string) {
	const entrance = { request, context, claim: { guid: tenant.guid }, scope: { kind: "all" } as const };
	try {
		const visit = await enterModule(entrance, { moduleKey: manifest.key, level: 10 });
		return (await clientFor(visit, id)).id;
	} catch (error) {
		if (error instanceof Problem) return null;
		throw error;
	}
}

/** One form, for those who were given it and those who follow them up. */
export async function schemaById(visit: Visit, { id }: Pick<z.output<typeof SchemaQuery>, "id">) {
	if (id === undefined) throw needId();
	const [{ form, version }, own] = await Promise.all([readOpenForm(visit, area, { id }), findSelfReport(visit, id)]);
	const { given } = await visit.rows.read({ given: readingAssignments(visit, area, [own.clientId ?? visit.user.id]) });
	if (own.clientId !== null) await clientFor(visit, own.clientId);
	const assignment = given.find(({ assignment: { formId } }) => formId === id)?.assignment;
	if (visit.access.level < LEVEL_CLIENTS && !assignment) throw notFound();
	const about = { clientId: own.clientId, schedule: assignment?.schedule ?? null };
	return serialize(visit.tenant, visit.language, form, version?.definition ?? null, about);
}

/** The forms that a client was given, the newest first, each with the schedule that it was given by last. */
export async function schemasOfClient(visit: Visit, { clientId, limit, cursor }: z.output<typeof SchemaQuery>) {
	const client = await clientFor(visit, clientId);
	const place = keyset([formRecords.id], { cursor }, "desc");
	const isShown = and(givenTo(visit, client.id), place.where) as SQL;
	const { forms, given } = await visit.rows.read({
		forms: readingForms(visit, area, isShown, limit + 1, place.orderBy),
		given: readingAssignments(visit, area, [client.id]),
	});
	const { items, next } = pageOf(forms, limit, ({ form }) => [form.id]);
	return {
		items: items.map(({ form, version }) => {
			const schedule = given.find(({ assignment: { formId } }) => formId === form.id)?.assignment.schedule ?? null;
			const about = { clientId: client.id, schedule };
			return serialize(visit.tenant, visit.language, form, version?.definition ?? null, about);
		}),
		next,
	};
}

/** Makes a form for a client, who is told; or asks other questions by one that there is, as its next version. */
export async function writeSchema(visit: Visit, input: z.output<typeof SchemaCall>) {
	const { id, clientId, questionIds, title, schedule } = input;
	if (id !== undefined) return changeSchema(visit, { ...input, id });
	if (clientId === undefined) throw invalid({ clientId: "required" });
	if (questionIds === undefined) throw invalid({ questionIds: "required" });
	const [client] = await followedClients(visit, [clientId], "clientId");
	const { schedule: plan } = planned(visit, { schedule: schedule ?? onceToday });
	const { form, version } = await makeSelfReport(visit, { title, questionIds, clientId: client?.id });
	await giveForm(visit, { formId: form.id, clientIds: [clientId], schedule: plan });
	return serialize(visit.tenant, visit.language, form, version.definition, { clientId, schedule: plan });
}

/** Changes what is sent of a client's form; nothing of it where one thing is wrong, or the form has moved on from `updatedAt`. */
function changeSchema(visit: Visit, change: SchemaChange) {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

type SchemaChange = z.output<typeof SchemaCall> & { id: string };

async function writeChange(visit: Visit, { id, questionIds, title, schedule, updatedAt }: SchemaChange) {
	const [{ form, draft }, own] = await Promise.all([readForm(visit, area, { id }), findSelfReport(visit, id)]);
	if (own.clientId === null) throw notFound();
	await followedClients(visit, [own.clientId], "clientId");
	if (updatedAt !== undefined && updatedAt !== form.updatedAt) throw conflict(await schemaById(visit, { id }));
	const plan = schedule == null ? null : planned(visit, { schedule });
	const definition = await changed(visit, draft.definition, { questionIds, title });
	const isSame = JSON.stringify(definition) === JSON.stringify(draft.definition);
	if (!isSame) {
		const { revision } = await saveDraft(visit, area, { id, revision: draft.revision, definition });
		await publishForm(visit, area, { id, revision });
	}
	if (plan) await giveForm(visit, { formId: id, clientIds: [own.clientId], ...plan, replaces: true });
	return schemaById(visit, { id });
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
	const { intro } = before;
	return definitionFrom({
		titles,
		questions,
		categories: of,
		language: visit.tenant.language,
		...(intro && { intro }),
	});
}

function serialize(
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
		...{
			schedule: toCallNames(ScheduleInput, schedule),
			status: form.status,
			updated_at: new Date(form.updatedAt).toISOString(),
		},
	};
}
