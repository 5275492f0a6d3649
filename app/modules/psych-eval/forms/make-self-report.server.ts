import type { Schedule } from "#app/forms/schedule/schedule";
import type { Form, Version } from "#app/forms/store/form-row.server";
import { makeOpenForm } from "#app/forms/store/make-form.server";
import type { FormSettings } from "#app/forms/store/settings";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportForms } from "#db/schema/psych-eval";
import { area } from "../area";
import { readingCategories, readingQuestionsById } from "../bank/bank.server";
import { definitionFrom } from "../bank/definition-from";

/** Questions that a form has at most. */
export const ASKED_MOST = 90;

/** As on a phone, also of a form that was not made here. */
export const askedOneByOne: FormSettings = { presentation: "questions" };

export type NewSelfReport = {
	/** None: the names of its categories. */
	title?: string;
	intro?: string;
	questionIds: string[];
	/** Made for this client alone. */
	clientId?: string | null;
	adaptEvery?: number;
	template?: { source: string; licence: string };
};

/** Makes a form of questions from the bank and publishes it. Throws `invalid` for a question that is not there. */
export async function makeSelfReport(visit: Visit, given: NewSelfReport): Promise<{ form: Form; version: Version }> {
	const { questionIds, title, intro, clientId = null, adaptEvery = 0, template } = given;
	const ids = [...new Set(questionIds)];
	if (ids.length === 0) throw invalid({ questionIds: "psychEval:errors.noQuestions" });
	if (ids.length > ASKED_MOST) throw invalid({ questionIds: `psychEval:errors.tooMany?count=${ASKED_MOST}` });
	const { bank, categories } = await visit.rows.read({
		bank: readingQuestionsById(visit, ids),
		categories: readingCategories(visit, true),
	});
	const questions = ids.map((id) => bank.find((one) => one.id === id));
	if (questions.some((one) => !one || one.archivedAt !== null)) throw invalid({ questionIds: "wrongValue" });
	const asked = questions.filter((one) => one !== undefined);
	const of = categories.filter(({ id }) => asked.some(({ categoryId }) => categoryId === id));
	const language = visit.tenant.language;
	const titles = title ? { [visit.language]: title } : joined(of.map((category) => category.titles));
	const definition = definitionFrom({
		...{ titles, questions: asked, categories: of, language, isLocked: template !== undefined },
		...(intro && { intro: { [visit.language]: intro } }),
	});
	const row = { clientId, adaptEvery, source: template?.source ?? "", licence: template?.licence ?? "" };
	return makeOpenForm(visit, area, {
		...{ definition, subjectType: "person", isHealth: true, isTemplate: template !== undefined },
		settings: askedOneByOne,
		...(template && { locks: ["wording", "options", "order", "scoring"] }),
		along: (id) => [visit.rows.adding(selfReportForms, { id, ...row })],
	});
}

/** A title out of those of the categories, in each language. */
function joined(titles: Partial<Record<string, string>>[]): Record<string, string> {
	const languages = [...new Set(titles.flatMap((one) => Object.keys(one)))];
	const all = languages.map((code) => [
		code,
		titles
			.flatMap((one) => one[code] ?? [])
			.join(", ")
			.slice(0, 300),
	]);
	return Object.fromEntries(all);
}

/** Once, today: what a form without a schedule has. */
export const onceToday: Schedule = { repeat: { kind: "once" }, hour: 0, reminders: { most: 2, gapHours: 48 } };

/** The form's own row of this module; `notFound` where there is none. */
export async function findSelfReport({ rows }: Pick<Visit, "rows">, formId: string) {
	const row = await rows.find(selfReportForms, formId);
	if (!row) throw notFound();
	return row;
}
