import type * as z from "zod";
import type { Question } from "#app/forms/definition/question";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportCategories, selfReportQuestions } from "#db/schema/psych-eval";
import type { QuestionForm } from "./bank.schema";
import { QUESTIONS_MOST, readingQuestionsOf } from "./bank.server";
import { findCategory } from "./categories.server";
import { type AlertRule, asBankQuestion, type BankQuestion, type Category } from "./category";
import { type Choices, type Kinded, questionOf } from "./question-kinds";

/** A question of the tenant's bank; else `notFound`. */
export async function findQuestion({ rows }: Visit, id: string): Promise<BankQuestion> {
	const row = await rows.find(selfReportQuestions, id);
	if (!row) throw notFound();
	return asBankQuestion(row);
}

const questionsOf = async (visit: Visit, categoryId: string) =>
	(await visit.rows.read({ own: readingQuestionsOf(visit, categoryId) })).own;

export type NewQuestion = { categoryId: string; text: string; kinded: Kinded; sortOrder?: number };

/** Adds a question at the end of a category. */
export async function addQuestion(
	visit: Visit,
	{ categoryId, text, kinded, sortOrder }: NewQuestion,
): Promise<BankQuestion> {
	const [, own] = await Promise.all([findCategory(visit, categoryId), questionsOf(visit, categoryId)]);
	const adding = addingQuestion(visit, own, { categoryId, text, kinded, sortOrder }, null);
	const [added] = await visit.rows.commit([adding.write]);
	return asBankQuestion(added as never);
}

function addingQuestion(
	visit: Visit,
	own: BankQuestion[],
	{ categoryId, text, kinded, sortOrder }: NewQuestion,
	alertRule: AlertRule | null,
): { id: string; write: PendingWrite } {
	if (own.length >= QUESTIONS_MOST) throw invalid({ text: `psychEval:errors.tooMany?count=${QUESTIONS_MOST}` });
	const id = newId(visit.now.getTime());
	const question = questionOf(id, text, kinded, visit.language);
	const row = { id, categoryId, question: { ...question }, alertRule: alertRule && { ...alertRule } };
	const at = sortOrder ?? (own.at(-1)?.sortOrder ?? 0) + 1;
	return { id, write: visit.rows.adding(selfReportQuestions, { ...row, sortOrder: at }) };
}

export type ChangedQuestion = {
	id: string;
	categoryId?: string;
	text?: string;
	kinded?: Kinded;
	sortOrder?: number;
	/** Nothing happens where the question has moved on from it. */
	updatedAt?: number;
};

/** Changes what is given of a question. Forms that are out ask on as they did: their versions do not change. */
export async function changeQuestion(visit: Visit, input: ChangedQuestion): Promise<BankQuestion | undefined> {
	const before = await findQuestion(visit, input.id);
	if (input.categoryId) await findCategory(visit, input.categoryId);
	const { question } = before;
	const { text, kinded, categoryId = before.categoryId, sortOrder = before.sortOrder } = input;
	const words = text ?? question.label[visit.language] ?? Object.values(question.label)[0] ?? "";
	const next: Question = kinded
		? questionOf(before.id, words, kinded, visit.language, question)
		: { ...question, label: { ...question.label, ...(text !== undefined && { [visit.language]: text }) } };
	const patch = { question: { ...next }, categoryId, sortOrder };
	const changed = await visit.rows.change(selfReportQuestions, before.id, patch, input.updatedAt);
	return changed && asBankQuestion(changed);
}

/** What the page's form says of a question: its words and kind, whether it counts from the other end, and its alert. */
export async function saveQuestion(
	visit: Visit,
	category: Category,
	input: z.output<typeof QuestionForm>,
): Promise<void> {
	const { questionId, text, isReversed } = input;
	const own = await questionsOf(visit, category.id);
	const before = questionId === undefined ? undefined : own.find(({ id }) => id === questionId);
	if (questionId !== undefined && !before) throw notFound();
	const kinded = kindedIn(input);
	const alertRule = alertIn(input);
	const made = before
		? {
				id: before.id,
				write: visit.rows.changing(selfReportQuestions, before.id, {
					question: { ...questionOf(before.id, text, kinded, visit.language, before.question) },
					alertRule: alertRule && { ...alertRule },
				}),
			}
		: addingQuestion(visit, own, { categoryId: category.id, text, kinded }, alertRule);
	const others = (category.scoring.reversed ?? []).filter((id) => id !== made.id);
	const reversed = isReversed ? [...others, made.id] : others;
	await visit.rows.commit([
		made.write,
		visit.rows.changing(selfReportCategories, category.id, { scoring: { ...category.scoring, reversed } }),
	]);
}

function kindedIn({ kind, low, high, choices }: z.output<typeof QuestionForm>): Kinded {
	const isChosen = kind === "choice" || kind === "many";
	if (!isChosen && kind !== "five") return { kind, low, high };
	const lines = choices
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
	if (!isChosen) return { kind, low, high, choices: lines.map((label) => ({ label })) };
	if (lines.length < 2) throw invalid({ choices: "psychEval:errors.choices" });
	return { kind, choices: lines.map(choiceOf) };
}

/** `Ofte = 3`: the words, and what they count. */
function choiceOf(line: string): Choices[number] {
	const [, label, score] = /^(.*?)\s*=\s*(-?\d+(?:[.,]\d+)?)$/.exec(line) ?? [];
	return label ? { label, score: Number(score?.replace(",", ".")) } : { label: line };
}

function alertIn({ alert, alertValue, alertHours, alertTo }: z.output<typeof QuestionForm>): AlertRule | null {
	if (alert === "none") return null;
	if (alert !== "yes" && alertValue === undefined) throw invalid({ alertValue: "required" });
	return { test: alert, value: alertValue ?? 1, hours: alertHours ?? 24, to: alertTo };
}

/** Puts a question into the archive, so that it is offered for new forms no more, or takes it out again. */
export async function archiveQuestion(visit: Visit, id: string, isArchived: boolean): Promise<void> {
	const archivedAt = isArchived ? visit.now.getTime() : null;
	if (!(await visit.rows.change(selfReportQuestions, id, { archivedAt }))) throw notFound();
}

/** Puts the questions of a category into this order; those that are not named stay behind, in theirs. Throws `notFound` for one of another category. */
export async function sortQuestions(visit: Visit, categoryId: string, ids: readonly string[]): Promise<void> {
	const own = await questionsOf(visit, categoryId);
	if (ids.some((id) => !own.some((one) => one.id === id))) throw notFound();
	const rest = own.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
	await visit.rows.commit(
		[...ids, ...rest].flatMap((id, at) =>
			own.find((one) => one.id === id)?.sortOrder === at + 1
				? []
				: [visit.rows.changing(selfReportQuestions, id, { sortOrder: at + 1 })],
		),
	);
}

/** Moves a question up or down by a place in its category. */
export async function moveQuestion(visit: Visit, categoryId: string, id: string, by: number): Promise<void> {
	const ids = (await questionsOf(visit, categoryId)).map((one) => one.id);
	const from = ids.indexOf(id);
	if (from === -1) throw notFound();
	ids.splice(Math.min(ids.length - 1, Math.max(0, from + by)), 0, ...ids.splice(from, 1));
	await sortQuestions(visit, categoryId, ids);
}
