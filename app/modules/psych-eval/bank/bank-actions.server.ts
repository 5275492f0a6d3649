import { sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportSettings } from "#db/schema/psych-eval";
import { paths } from "../paths";
import type {
	CategoryForm,
	Gone,
	Moved,
	NewCategory,
	QuestionForm,
	QuestionGone,
	QuestionMoved,
	QuestionsSorted,
	Sorted,
} from "./bank.schema";
import {
	addCategory,
	archiveCategory,
	findCategory,
	moveCategory,
	saveCategory,
	sortCategories,
} from "./categories.server";
import { archiveQuestion, moveQuestion, saveQuestion, sortQuestions } from "./questions.server";
import type { SafetyForm } from "./safety.schema";

const say = (key: string) => done({ snackbar: { key: `psychEval:snackbar.${key}` } });

/** Adds a category and goes on to its questions. */
export async function add(visit: Visit, { title }: z.output<typeof NewCategory>) {
	const { id } = await addCategory(visit, title);
	return done({ to: paths(visit.tenant.guid).category(id) });
}

export async function move(visit: Visit, { id, by }: z.output<typeof Moved>) {
	await moveCategory(visit, id, by);
	return done();
}

export async function sort(visit: Visit, { ids }: z.output<typeof Sorted>) {
	await sortCategories(visit, ids);
	return done();
}

export async function archive(visit: Visit, { id }: z.output<typeof Gone>) {
	await archiveCategory(visit, id, true);
	return say("archived");
}

export async function restore(visit: Visit, { id }: z.output<typeof Gone>) {
	await archiveCategory(visit, id, false);
	return say("restored");
}

/** Keeps the organisation's own words on whom to call, in the language that is read; those in other languages stay, also where two write at once. */
export async function keepSafety(visit: Visit, { safety }: z.output<typeof SafetyForm>) {
	const { rows, tenant, language } = visit;
	const merged = sql`json_set(${selfReportSettings.safety}, ${`$."${language}"`}, ${safety})`;
	await rows.keep(selfReportSettings, { id: tenant.id, safety: { [language]: safety } }, { safety: merged });
	return say("saved");
}

export async function save(visit: Visit, input: z.output<typeof CategoryForm>) {
	await saveCategory(visit, input.id, input);
	return say("saved");
}

export async function question(visit: Visit, input: z.output<typeof QuestionForm>) {
	await saveQuestion(visit, await findCategory(visit, input.id), input);
	return say("question");
}

export async function archiveOne(visit: Visit, { questionId }: z.output<typeof QuestionGone>) {
	await archiveQuestion(visit, questionId, true);
	return say("archived");
}

export async function restoreOne(visit: Visit, { questionId }: z.output<typeof QuestionGone>) {
	await archiveQuestion(visit, questionId, false);
	return say("restored");
}

export async function sortAll(visit: Visit, { id, ids }: z.output<typeof QuestionsSorted>) {
	await sortQuestions(visit, id, ids);
	return done();
}

export async function moveOne(visit: Visit, { id, questionId, by }: z.output<typeof QuestionMoved>) {
	await moveQuestion(visit, id, questionId, by);
	return done();
}
