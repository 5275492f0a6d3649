import { inArray } from "drizzle-orm";
import type * as z from "zod";
import { blankDefinition } from "#app/forms/definition/blank";
import { textIn } from "#app/forms/definition/texts";
import { withTitle } from "#app/forms/definition/titled";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { listTemplates } from "#app/forms/store/list-forms.server";
import { makeForm } from "#app/forms/store/make-form.server";
import { publishForm } from "#app/forms/store/publish.server";
import { readingFormHeads } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import type { FormSettings } from "#app/forms/store/settings";
import { questionsFromText } from "#app/forms/transfer/paste";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { reportForms } from "#db/schema/general-reports";
import { area } from "./area";
import type { AddForm, FormGiven } from "./forms.schema";
import { projectOf } from "./forms.server";
import { formsReadBy } from "./opens.server";
import { places } from "./places";
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

/** The page of a new form: templates, and the forms of one's projects to copy. */
export async function showNewForm(visit: Visit, { project: slug }: z.output<typeof ProjectNamed>) {
	const [templates, { others, ...read }] = await Promise.all([
		listTemplates(visit, area),
		visit.rows.read({
			...readingProject(visit, { slug }),
			others: readingFormHeads(visit, area, inArray(formRecords.id, formsReadBy(visit) as never), OFFERED),
		}),
	]);
	const opened = openedIn(visit, read);
	assertChanging(visit, opened);
	return {
		...{ title: opened.project.name, top: topOf(visit, opened) },
		templates: templates.map(({ id, title }) => ({ id, title })),
		others: others.map(({ id, titles, languages }) => ({
			id,
			title: textIn(titles, visit.language, languages[0] as never).text,
		})),
	};
}

/** Makes a form in a project; nobody is asked before it is published. */
export async function addForm(visit: Visit, opened: OpenedProject, given: FormGiven): Promise<Form> {
	assertChanging(visit, opened);
	const form = await made(visit, given);
	const projectId = opened.project.id;
	const there = await visit.rows.list(reportForms, { where: inArray(reportForms.projectId, [projectId]), limit: 500 });
	const sortOrder = Math.max(-1, ...there.map((place) => place.sortOrder)) + 1;
	const place = { id: newId(visit.now.getTime()), projectId, formId: form.id, dueOn: given.dueOn, sortOrder };
	const placing = visit.rows.commit([stillOpen(visit, projectId), visit.rows.adding(reportForms, place)]);
	await orElse(placing, () => conflict());
	return form;
}

async function made(visit: Visit, { from, title, text, template, copyOf }: FormGiven): Promise<Form> {
	if (from === "template") return fromTemplate(visit, template, title);
	if (from === "copy") {
		const { definition } = (await readToCopy(visit, copyOf)).draft;
		return makeForm(visit, area, { definition: withTitle(definition, title), settings });
	}
	const definition = blankDefinition(title, visit.language);
	if (from === "list") {
		const questions = questionsFromText(text, visit.language);
		if (questions.length === 0) throw invalid({ text: "required" });
		definition.pages[0]?.sections[0]?.questions.push(...questions);
	}
	return makeForm(visit, area, { definition, settings });
}

async function fromTemplate(visit: Visit, id: string, title: string): Promise<Form> {
	const found = (await listTemplates(visit, area)).some((one) => one.id === id);
	if (!found) throw invalid({ template: "wrongValue" });
	const { form, draft } = await readForm(visit, area, { id });
	return makeForm(visit, area, { definition: withTitle(draft.definition, title), settings, templateId: form.id });
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
	const made = await makeForm(visit, area, { definition: draft.definition, settings, isTemplate: true });
	return (await publishForm(visit, area, { id: made.id, revision: 1 })).form;
}

export async function addFromPage(visit: Visit, { project: slug, ...given }: z.output<typeof AddForm>) {
	const form = await addForm(visit, await projectToChange(visit, { slug }), given);
	const snackbar = { key: "formBuilder:told.made", params: { title: form.title } };
	return done({ snackbar, to: places(visit.tenant.guid).build(form.slug) });
}
