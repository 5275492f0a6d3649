import { and, inArray, ne, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { insertQuestion } from "#app/forms/builder/edit";
import { newPartId } from "#app/forms/definition/blank";
import { codeFrom } from "#app/forms/definition/code-from";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { isAsked, type Question } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { formIdBy, formIn, readingForm } from "#app/forms/store/form-row.server";
import { readingForms } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { reportForms, reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { formTop } from "./form-page.server";
import type { BankPage, PickQuestions } from "./forms.schema";
import { placeIn, readingPlace } from "./forms.server";
import { formsReadBy } from "./opens.server";
import { paths } from "./paths";
import { assertChanging } from "./projects.server";

/** Forms whose questions are offered, and questions that one page shows. */
const FORMS = 60;
const SHOWN = 150;
/** Forms whose project is named. */
const NAMED = 2000;

/** The published forms of one's projects but this one: what they ask is offered again. */
const readingBank = (visit: Visit, formId: SQL) =>
	readingForms(
		visit,
		area,
		and(inArray(formRecords.id, formsReadBy(visit) as never), ne(formRecords.id, formId)) as never,
		FORMS,
	);

/** The form that an address names, to be written, and what it may take from: one round trip. A template takes nothing. */
async function readWithBank(visit: Visit, name: string) {
	const key = { slug: name };
	const formId = formIdBy(visit, area, key);
	const {
		form: row,
		found,
		owned,
		...place
	} = await visit.rows.read({
		form: readingForm(visit, area, key),
		found: readingBank(visit, formId),
		owned: visit.rows.listingWith(
			reportForms,
			{ project: [reportProjects, reportForms.projectId, ["name"]] },
			{ where: inArray(reportForms.formId, formsReadBy(visit) as never), fields: ["id", "formId"], limit: NAMED },
		),
		...readingPlace(visit, formId),
	});
	const read = formIn(area, row);
	const placed = placeIn(visit, place);
	assertChanging(visit, placed);
	const projects = new Map(owned.map((one) => [one.row.formId, one.project?.name]));
	return { ...read, placed, found, projects };
}

/** Questions of the forms of one's projects, to be taken into a form; those that fit the words that are looked for. */
export async function showBank(visit: Visit, { form_name, q }: z.output<typeof BankPage>) {
	const { form, draft, placed, found, projects } = await readWithBank(visit, form_name);
	const wanted = q.toLowerCase();
	const groups = found.flatMap(({ form: from, version }) => {
		if (!version) return [];
		const languages = [visit.language, version.definition.languages[0]] as const;
		const questions = questionsOf(version.definition)
			.filter(isAsked)
			.map(({ id, type, label }) => ({ key: `${from.id}:${id}`, type, label: textIn(label, ...languages).text }))
			.filter(({ label }) => label.toLowerCase().includes(wanted));
		const title = textIn(from.titles, ...languages).text;
		return questions.length > 0 ? [{ id: from.id, title, project: projects.get(from.id), questions }] : [];
	});
	let left = SHOWN;
	return {
		...{ title: form.title, top: formTop(visit, form, placed), revision: draft.revision, q },
		groups: groups.flatMap((group) => {
			const questions = group.questions.slice(0, Math.max(0, left));
			left -= questions.length;
			return questions.length > 0 ? [{ ...group, questions }] : [];
		}),
	};
}

/** Takes questions into the draft of a form, at its end. */
export async function pickQuestions(visit: Visit, { form_name, revision, questions }: z.output<typeof PickQuestions>) {
	const { form, draft, found } = await readWithBank(visit, form_name);
	const picked = questions.map((key) => {
		const [formId, id] = key.split(":");
		const from = found.find((one) => one.form.id === formId)?.version?.definition;
		const question = from && questionsOf(from).find((one) => one.id === id);
		if (!question) throw invalid({ questions: "wrongValue" });
		return question;
	});
	const definition = picked.reduce(taking, draft.definition);
	await saveDraft(visit, area, { id: form.id, revision, definition });
	const snackbar = { key: "generalReports:told.picked", params: { count: picked.length } };
	return done({ snackbar, to: paths(visit.tenant.guid).build(form.slug) });
}

/**
 * The form with one more question at its end. It keeps its id where that is free, so that the same question is known in two forms; what
 * speaks of other questions of where it comes from stays behind.
 */
function taking(definition: Definition, question: Question): Definition {
	const section = definition.pages.at(-1)?.sections.at(-1);
	if (!section) return definition;
	const there = questionsOf(definition);
	const { showIf: _, requireIf: __, isLocked: ___, ...own } = question;
	const taken = {
		...own,
		...("optionsFrom" in own && { optionsFrom: undefined }),
		...("perOptionOf" in own && { perOptionOf: undefined }),
		id: there.some(({ id }) => id === question.id) ? newPartId() : question.id,
		code: codeFrom(
			question.code,
			there.map(({ code }) => code),
		),
	} as Question;
	return insertQuestion(
		definition,
		{ section: section.id, at: section.questions.length },
		JSON.parse(JSON.stringify(taken)),
	);
}
