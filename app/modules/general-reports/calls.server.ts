import { and } from "drizzle-orm";
import type * as z from "zod";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { type Form, readForm, readOpenForm } from "#app/forms/store/form-row.server";
import { trashForms } from "#app/forms/store/form-status.server";
import { listTemplates } from "#app/forms/store/list-forms.server";
import { publishForm } from "#app/forms/store/publish.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { assertValidDefinition } from "#app/forms/store/validate-definition.server";
import { toCallNames } from "#app/platform/call-names";
import { keyset, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, needId, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { reportProjects } from "#db/schema/general-reports";
import { archiveProject, restoreProject } from "./archive.server";
import { area } from "./area";
import { askMembers, assertMayBeAsked, setDueDay } from "./asking.server";
import type { FormCall, FormsCall, ProjectCall, ProjectsCall, Removed } from "./calls.schema";
import {
	assertOwnTemplate,
	formsIn,
	type ProjectForm,
	projectOf,
	readingProjectForms,
	readToWrite,
	stillOpenBehind,
} from "./forms.server";
import { addForm } from "./new-form.server";
import { projectsOpenTo } from "./opens.server";
import {
	changeProject,
	makeProject,
	mayRead,
	openProject,
	type Project,
	type ProjectRole,
	projectToChange,
	readingOwnRoles,
	roleIn,
} from "./projects.server";

/** One project with its forms, or a page of those that the caller may open, by name. */
export async function getProjects(visit: Visit, { id, limit, cursor }: z.output<typeof ProjectsCall>) {
	if (id !== undefined) {
		const { project, role } = await openProject(visit, { id });
		const forms = formsIn(await visit.rows.read(readingProjectForms(visit, [id])));
		return serializeProject(project, seen(visit, role, forms));
	}
	const place = keyset([reportProjects.sortName, reportProjects.id], { cursor });
	const found = await visit.rows.list(reportProjects, {
		where: and(projectsOpenTo(visit), place.where),
		orderBy: place.orderBy,
		limit: limit + 1,
	});
	const page = pageOf(found, limit, ({ sortName, id: last }) => [sortName, last]);
	const ids = page.items.map((project) => project.id);
	const { roles, ...read } =
		ids.length === 0
			? { roles: [], places: [], heads: [] }
			: await visit.rows.read({ ...readingProjectForms(visit, ids), roles: readingOwnRoles(visit, ids) });
	const forms = formsIn(read);
	return {
		items: page.items.map((project) =>
			serializeProject(
				project,
				seen(
					visit,
					roleIn(visit, project, roles),
					forms.filter(({ projectId }) => projectId === project.id),
				),
			),
		),
		next: page.next,
	};
}

/** Whoever only answers is not told of what is still being written. */
const seen = (visit: Visit, role: ProjectRole | null, forms: ProjectForm[]) =>
	mayRead(visit, { role }) ? forms : forms.filter(({ status }) => status !== "draft");

/** Makes a project, or changes the fields sent of one. */
export async function postProject(visit: Visit, { id, archived, updatedAt, ...input }: z.output<typeof ProjectCall>) {
	if (id === undefined) {
		if (!input.name) throw invalid({ name: "required" });
		return serializeProject(await makeProject(visit, givenBy(input)), []);
	}
	let opened = await openProject(visit, { id });
	if (updatedAt !== undefined && updatedAt !== opened.project.updatedAt)
		throw conflict(await getProjects(visit, { id, limit: 1 }));
	if (archived === false) await restoreProject(visit, opened);
	const isChanged = Object.values(input).some((value) => value !== undefined);
	if (isChanged) {
		opened = await projectToChange(visit, { id });
		await changeProject(visit, opened, givenBy(input, opened.project));
	}
	if (archived) await archiveProject(visit, await openProject(visit, { id }));
	return getProjects(visit, { id, limit: 1 });
}

function givenBy(input: Omit<z.output<typeof ProjectCall>, "id" | "archived" | "updatedAt">, known?: Project) {
	const startsOn = input.starts === undefined ? (known?.startsOn ?? null) : input.starts;
	const endsOn = input.ends === undefined ? (known?.endsOn ?? null) : input.ends;
	if (startsOn !== null && endsOn !== null && endsOn < startsOn)
		throw invalid({ ends: "generalReports:errors.endsBefore" });
	return {
		...{ name: input.name ?? known?.name ?? "", description: input.description ?? known?.description ?? "" },
		...{ startsOn, endsOn },
	};
}

/** Takes away a project in which nobody has answered anything; one with replies goes to the archive instead. */
export async function deleteProject(visit: Visit, { id }: z.output<typeof Removed>) {
	const { project } = await projectToChange(visit, { id });
	const forms = formsIn(await visit.rows.read(readingProjectForms(visit, [project.id])));
	if (forms.some(({ replies }) => replies > 0)) throw conflict(undefined, "generalReports:errors.hasReplies");
	if (forms.length > 0) {
		await trashForms(
			visit,
			forms.map((form) => form.id),
		);
	}
	await visit.rows.remove(reportProjects, project.id);
	return { id, deleted: true };
}

const serializeProject = (project: Project, forms: ProjectForm[]) => ({
	...{
		id: project.id,
		tenant_id: project.tenantId,
		slug: project.slug,
		name: project.name,
		description: project.description,
	},
	...{ starts: project.startsOn, ends: project.endsOn, archived: project.archivedAt !== null },
	owner_id: project.ownerId,
	forms: forms.map(({ id, guid, slug, title, status, dueOn, replies, projectId }) => ({
		...{ id, guid, slug, title, status, project_id: projectId, due: dueOn, replies },
	})),
	updated_at: new Date(project.updatedAt).toISOString(),
});

/** The templates of the tenant. */
export const getTemplates = async (visit: Visit) => ({
	items: (await listTemplates(visit, area)).map((form) => headOf(form, null, null)),
	next: null,
});

/** One form with its draft, or the forms of a project. */
export async function getForms(visit: Visit, { id, projectId }: z.output<typeof FormsCall>) {
	if (id !== undefined) return serializeForm(visit, id);
	if (projectId === undefined) throw needId();
	const { project, role } = await openProject(visit, { id: projectId });
	const forms = formsIn(await visit.rows.read(readingProjectForms(visit, [project.id])));
	return { items: serializeProject(project, seen(visit, role, forms)).forms, next: null };
}

/** Makes a form in a project, or changes what is sent of one: its draft, its due day, who is asked. */
export async function postForm(visit: Visit, { id, ...input }: z.output<typeof FormCall>) {
	const { due, userIds } = input;
	const form = id === undefined ? await made(visit, input) : await changed(visit, id, input);
	if (!form.isTemplate && (due !== undefined || userIds)) await giveOut(visit, form.id, due, userIds);
	return serializeForm(visit, form.id);
}

type Sent = Omit<z.output<typeof FormCall>, "id">;

async function changed(visit: Visit, id: string, { publish, name, ...input }: Sent): Promise<Form> {
	const { form, draft } = await readToWrite(visit, { id });
	let { revision } = draft;
	if (input.updatedAt !== undefined && input.updatedAt !== form.updatedAt)
		throw conflict(await serializeForm(visit, id));
	if (input.definition && input.revision === undefined) throw invalid({ revision: "required" });
	const sent = input.definition ?? (name === undefined ? undefined : draft.definition);
	if (sent) {
		const [language] = sent.languages;
		const definition = name === undefined ? sent : { ...sent, title: { ...sent.title, [language]: name } };
		if (publish) assertValidDefinition(visit, definition);
		const saving = saveDraft(visit, area, { id, revision: input.revision ?? revision, definition });
		revision = (await withCurrent(saving, () => serializeForm(visit, id))).revision;
	}
	if (publish)
		await publishForm(visit, area, { id, revision, along: form.isTemplate ? [] : [stillOpenBehind(visit, id)] });
	return form;
}

async function giveOut(visit: Visit, id: string, due: string | null | undefined, userIds: string[] | undefined) {
	const [placed, { form }] = await Promise.all([projectOf(visit, id), readOpenForm(visit, area, { id })]);
	if (due !== undefined) await setDueDay(visit, placed, form, due);
	if (userIds) await askMembers(visit, placed, form, userIds);
}

async function made(
	visit: Visit,
	{ projectId, name = "", text = "", templateId, copyOf, due, publish, userIds = [], definition }: Sent,
) {
	if (projectId === undefined) throw invalid({ project_id: "required" });
	const from = templateId
		? ("template" as const)
		: copyOf
			? ("copy" as const)
			: text
				? ("list" as const)
				: ("blank" as const);
	if (name === "" && (from === "blank" || from === "list")) throw invalid({ name: "required" });
	const opened = await projectToChange(visit, { id: projectId });
	if (userIds.length > 0) {
		if (!publish) throw invalid({ userIds: "generalReports:errors.notOut" });
		await assertMayBeAsked(visit, projectId, userIds);
	}
	return addForm(visit, opened, {
		...{ from, title: name, text, template: templateId ?? "", copyOf: copyOf ?? "", dueOn: due ?? null },
		...{ definition, isOut: publish },
	});
}

async function serializeForm(visit: Visit, id: string) {
	const { form, draft } = await readForm(visit, area, { id });
	if (form.isTemplate) assertOwnTemplate(visit, form);
	const placed = form.isTemplate ? null : await projectOf(visit, id);
	const isOpen = placed === null || mayRead(visit, placed);
	return {
		...headOf(form, placed?.project.id ?? null, placed?.place.dueOn ?? null),
		...(isOpen && { definition: toCallNames(DefinitionInput, draft.definition), revision: draft.revision }),
	};
}

const headOf = (form: Form, projectId: string | null, due: string | null) => ({
	...{ id: form.id, guid: form.guid, slug: form.slug, title: form.title, status: form.status, replies: form.replies },
	...{ is_template: form.isTemplate, project_id: projectId, due, version: form.currentNumber },
	updated_at: new Date(form.updatedAt).toISOString(),
});

/** Puts a form into the trash, with its replies. */
export async function deleteForm(visit: Visit, { id }: z.output<typeof Removed>) {
	const { form } = await readToWrite(visit, { id });
	await trashForms(visit, [form.id]);
	return { id, deleted: true };
}
