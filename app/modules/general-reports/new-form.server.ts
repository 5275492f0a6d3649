import { inArray } from "drizzle-orm";
import type * as z from "zod";
import { blankDefinition } from "#app/forms/definition/blank";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { textIn } from "#app/forms/definition/texts";
import { withTitle } from "#app/forms/definition/titled";
import { checkLocks } from "#app/forms/library/check-locks.server";
import { beginningFromLibrary } from "#app/forms/library/library.server";
import { providedHead } from "#app/forms/library/provided";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { listTemplates } from "#app/forms/store/list-forms.server";
import { makeForm, makeOpenForm, type NewForm } from "#app/forms/store/make-form.server";
import { readingFormHeads } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import type { FormSettings } from "#app/forms/store/settings";
import { pastedForm } from "#app/forms/transfer/pasted-form.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { readingProvided } from "#app/platform/tenant/provider-library.server";
import { reportForms } from "#db/schema/general-reports";
import { area } from "./area";
import type { AddForm, FormGiven } from "./forms.schema";
import { projectOf } from "./forms.server";
import { formsReadBy } from "./opens.server";
import { paths } from "./paths";
import { topOf } from "./project-pages.server";
import type { ProjectNamed } from "./projects.schema";
import {
	assertChanging,
	mayRead,
	type OpenedProject,
	openedIn,
	projectToChange,
	readingProject,
	stillOpen,
} from "./projects.server";

/** Members answer, who are known, and whoever has a link of their own. */
const settings: FormSettings = { presentation: "pages", knowsMembers: true, membersOnly: true };
/** Forms that are offered to be copied. */
const OFFERED = 200;

/** The page of a new form: templates, those of the provider too, and the forms of one's projects to copy. */
export async function showNewForm(visit: Visit, { project: slug }: z.output<typeof ProjectNamed>) {
	const [templates, { others, provided, ...read }] = await Promise.all([
		listTemplates(visit, area),
		visit.rows.read({
			...readingProject(visit, { slug }),
			others: readingFormHeads(visit, area, inArray(formRecords.id, formsReadBy(visit) as never), OFFERED),
			provided: readingProvided(visit, "form"),
		}),
	]);
	const opened = openedIn(visit, read);
	assertChanging(visit, opened);
	return {
		...{ title: opened.project.name, top: topOf(visit, opened) },
		templates: [
			...templates.map(({ id, title }) => ({ id, title, isProvided: false })),
			...provided.map((item) => providedHead(item, visit.language)),
		],
		others: others.map(({ id, titles, languages }) => ({
			id,
			title: textIn(titles, visit.language, languages[0] as never).text,
		})),
	};
}

/** `definition`: what it asks in place of what it begins with. `isOut`: it is published at once. */
type Given = FormGiven & { definition?: Definition; isOut?: boolean };

/**
 * Makes a form in a project, whole or not at all; nobody is asked before it is published. Where the project is archived meanwhile,
 * nothing is made.
 */
export async function addForm(visit: Visit, opened: OpenedProject, given: Given): Promise<Form> {
	assertChanging(visit, opened);
	const { id: projectId } = opened.project;
	const there = await visit.rows.list(reportForms, { where: inArray(reportForms.projectId, [projectId]), limit: 500 });
	const sortOrder = Math.max(-1, ...there.map((place) => place.sortOrder)) + 1;
	const along = (formId: string) => [
		stillOpen(visit, projectId),
		visit.rows.adding(reportForms, {
			...{ id: newId(visit.now.getTime()), projectId, formId, dueOn: given.dueOn, sortOrder },
		}),
	];
	const begun = await beginning(visit, given);
	if (given.definition) await checkLocks(visit, area, given.definition, { before: begun.definition });
	const made = { ...begun, ...(given.definition && { definition: given.definition }), settings, along };
	return given.isOut ? (await makeOpenForm(visit, area, made)).form : makeForm(visit, area, made);
}

type Beginning = Pick<NewForm, "definition" | "templateId">;

async function beginning(visit: Visit, { from, title, text, template, copyOf }: FormGiven): Promise<Beginning> {
	if (from === "template") return fromTemplate(visit, template, title);
	if (from === "copy") return { definition: withTitle((await readToCopy(visit, copyOf)).draft.definition, title) };
	const isList = from === "list";
	const definition = isList ? pastedForm(title, text, visit.language) : blankDefinition(title, visit.language);
	if (isList && questionsOf(definition).length === 0) throw invalid({ text: "required" });
	return { definition };
}

async function fromTemplate(visit: Visit, id: string, title: string): Promise<Beginning> {
	const isOwn = (await listTemplates(visit, area)).some((one) => one.id === id);
	if (!isOwn) return beginningFromLibrary(visit, area, id, title);
	const { form, draft } = await readForm(visit, area, { id });
	return { definition: withTitle(draft.definition, title), templateId: form.id };
}

/** A form with its draft, of a project whose forms the visitor reads. Throws `notFound`. */
async function readToCopy(visit: Visit, id: string) {
	const [read, placed] = await Promise.all([readForm(visit, area, { id }), projectOf(visit, id)]);
	if (!mayRead(visit, placed)) throw notFound();
	return read;
}

/** Keeps what a form asks as a template of the tenant. */
export async function keepAsTemplate(visit: Visit, form: Pick<Form, "id">): Promise<Form> {
	const { draft } = await readForm(visit, area, { id: form.id });
	return (await makeOpenForm(visit, area, { definition: draft.definition, settings, isTemplate: true })).form;
}

export async function addFromPage(visit: Visit, { project: slug, ...given }: z.output<typeof AddForm>) {
	const form = await addForm(visit, await projectToChange(visit, { slug }), given);
	const snackbar = { key: "formBuilder:told.made", params: { title: form.title } };
	return done({ snackbar, to: paths(visit.tenant.guid).build(form.slug) });
}
