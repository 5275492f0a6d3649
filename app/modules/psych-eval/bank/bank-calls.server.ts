import type * as z from "zod";
import { optionsOf, rangeOf } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { conflict, invalid, needId, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import {
	type CategoriesCall,
	type CategoryCall,
	type Gone,
	kindedOf,
	type QuestionCall,
	type QuestionsCall,
} from "./bank.schema";
import { pageOfCategories, pageOfQuestions } from "./bank.server";
import { addCategory, archiveCategory, findCategory, renameCategory } from "./categories.server";
import type { BankQuestion, Category } from "./category";
import { callKindOf } from "./question-kinds";
import { addQuestion, archiveQuestion, changeQuestion, findQuestion } from "./questions.server";

/** The categories in their order, or one of them. */
export async function readCategories(visit: Visit, input: z.output<typeof CategoriesCall>) {
	if (input.id !== undefined) return serializeCategory(visit, await findCategory(visit, input.id));
	const { items, next } = await pageOfCategories(visit, input);
	return { items: items.map((category) => serializeCategory(visit, category)), next };
}

/** Adds a category, or changes what is given of one. */
export async function writeCategory(visit: Visit, { id, title, sortOrder, updatedAt }: z.output<typeof CategoryCall>) {
	if (id !== undefined) {
		assertInUse(await findCategory(visit, id));
		const changed = await renameCategory(visit, { id, title, sortOrder, updatedAt });
		if (!changed) throw conflict(serializeCategory(visit, await findCategory(visit, id)));
		return serializeCategory(visit, changed);
	}
	if (title === undefined) throw invalid({ title: "required" });
	return serializeCategory(visit, await addCategory(visit, title, sortOrder));
}

/** Takes a category out of use; what was answered stays. */
export async function deleteCategory(visit: Visit, { id }: z.output<typeof Gone>) {
	assertInUse(await findCategory(visit, id));
	await archiveCategory(visit, id, true);
	return { id, deleted: true };
}

/** The questions of a category in their order, or one question. */
export async function readQuestions(visit: Visit, input: z.output<typeof QuestionsCall>) {
	if (input.id !== undefined) return serializeQuestion(visit, await findQuestion(visit, input.id));
	const { categoryId } = input;
	if (categoryId === undefined) throw needId();
	const [page] = await Promise.all([pageOfQuestions(visit, { ...input, categoryId }), findCategory(visit, categoryId)]);
	return { items: page.items.map((question) => serializeQuestion(visit, question)), next: page.next };
}

/** Adds a question, or changes what is given of one. */
export async function writeQuestion(visit: Visit, input: z.output<typeof QuestionCall>) {
	const { id, categoryId, text, kind, options, sortOrder, updatedAt } = input;
	const kinded = kindedOf(kind, options);
	if (kind !== undefined && !kinded) throw invalid({ options: options == null ? "required" : "wrongValue" });
	if (id !== undefined) {
		assertInUse(await findQuestion(visit, id));
		const changed = await changeQuestion(visit, {
			id,
			categoryId,
			text,
			sortOrder,
			updatedAt,
			...(kinded && { kinded }),
		});
		if (!changed) throw conflict(serializeQuestion(visit, await findQuestion(visit, id)));
		return serializeQuestion(visit, changed);
	}
	if (categoryId === undefined) throw invalid({ categoryId: "required" });
	if (text === undefined) throw invalid({ text: "required" });
	if (!kinded) throw invalid({ kind: "required" });
	return serializeQuestion(visit, await addQuestion(visit, { categoryId, text, kinded, sortOrder }));
}

/** Takes a question out of use; forms that ask it go on. */
export async function deleteQuestion(visit: Visit, { id }: z.output<typeof Gone>) {
	assertInUse(await findQuestion(visit, id));
	await archiveQuestion(visit, id, true);
	return { id, deleted: true };
}

/** To a call what lies in the archive is gone. */
function assertInUse({ archivedAt }: Pick<Category, "archivedAt">): void {
	if (archivedAt !== null) throw notFound();
}

const serializeCategory = (visit: Visit, { id, titles, sortOrder, updatedAt }: Category) => ({
	...{ id, tenant_id: visit.tenant.id, title: textIn(titles, visit.language, visit.tenant.language).text },
	...{ sort_order: sortOrder, updated_at: new Date(updatedAt).toISOString() },
});

const serializeQuestion = (visit: Visit, { id, categoryId, question, sortOrder, updatedAt }: BankQuestion) => ({
	...askedOf(question, [visit.language, visit.tenant.language]),
	...{ id, category_id: categoryId, sort_order: sortOrder, updated_at: new Date(updatedAt).toISOString() },
});

/** A question as the calls show it: the ends of a scale, or the words that can be chosen. */
export function askedOf(question: BankQuestion["question"], languages: [Visit["language"], Visit["language"]]) {
	const range = rangeOf(question);
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, ...languages).text;
	const ends = question as { low?: typeof question.label; high?: typeof question.label };
	return {
		...{ id: question.id, text: say(question.label), kind: callKindOf(question) },
		options: range
			? { ...range, low: say(ends.low), high: say(ends.high) }
			: optionsOf(question).length > 0
				? optionsOf(question).map(({ label }) => say(label))
				: null,
	};
}
