import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { newGuid, newId } from "#app/platform/ids";
import { after, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead, Row, TenantRows } from "#app/platform/tenant/rows.server";
import { courseParts, courseQuestions, type QuizDraw, type QuizQuestion } from "#db/schema/courses";
import type {
	BankQuery,
	BankQuestionInput,
	BankQuestionQuery,
	DrawsInput,
	QuestionRef,
	TakeQuestionsInput,
} from "../courses.schema";
import { findPart } from "../courses.server";
import { findQuiz, notingQuiz, optionsOf, writeQuestions } from "../questions.server";

export type BankQuestion = Row<typeof courseQuestions>;

const PAGE = 30;
/** Tags that are offered, and questions that are offered to a quiz at once. */
const TAGS_MOST = 200;
const OFFERED_MOST = 50;

/** A condition on questions: they have a tag; an empty one: all have it. */
export const isTagged = (tag: string): SQL | undefined =>
	tag === "" ? undefined : sql`exists (select 1 from json_each(${courseQuestions.tags}) where value = ${tag})`;

/** For one `rows.read`: the tags of the questions in one language (or in all), with how many have each. */
export function readingBankTags(rows: TenantRows, language?: string): PendingRead<{ tag: string; count: number }[]> {
	const query = rows
		.select(courseQuestions, { tag: sql<string>`tag.value`.as("tag"), count: sql<number>`count(*)`.as("count") })
		.innerJoin(sql`json_each(${courseQuestions.tags}) as tag`, sql`true`)
		.where(language === undefined ? undefined : eq(courseQuestions.language, language))
		.groupBy(sql`tag.value`)
		.orderBy(sql`tag.value`)
		.limit(TAGS_MOST);
	return { query, shape: (found) => found as { tag: string; count: number }[] };
}

type Offered = { tag: string | undefined; language: string | undefined };

/** For one `rows.read`: the questions in one language that a quiz can take, with a tag (`*`: all); none without. */
export const readingOffered = (rows: TenantRows, { tag, language }: Offered) =>
	rows.listing(courseQuestions, {
		where: and(
			language ? eq(courseQuestions.language, language) : undefined,
			isTagged(tag === undefined || tag === "*" ? "" : tag),
		),
		orderBy: [desc(courseQuestions.createdAt), desc(courseQuestions.id)],
		limit: tag === undefined ? 0 : OFFERED_MOST,
	});

/** A page of the bank, the newest first. */
export async function showBank(visit: Visit, { q, tag, language, cursor }: BankQuery) {
	const { rows, tenant } = visit;
	const order = [courseQuestions.createdAt, courseQuestions.id];
	const { found, tags } = await rows.read({
		found: rows.listing(courseQuestions, {
			where: and(
				q ? sql`instr(${courseQuestions.sought}, ${q.toLowerCase()}) > 0` : undefined,
				isTagged(tag ?? ""),
				language ? eq(courseQuestions.language, language) : undefined,
				after(order, cursor, "desc"),
			),
			orderBy: order.map((column) => desc(column)),
			limit: PAGE + 1,
		}),
		tags: readingBankTags(rows),
	});
	const { items, next } = pageOf(found, PAGE, ({ createdAt, id }) => [createdAt, id]);
	return {
		questions: items.map(({ id, kind, text, language: written, tags: own }) => ({
			...{ id, kind, text, language: written, tags: own },
		})),
		tags: tags.map((one) => one.tag),
		query: { q: q ?? "", tag: tag ?? "", language: language ?? "" },
		next,
		isFirst: cursor === undefined,
		tenant: tenant.guid,
	};
}

export const showNewQuestion = (visit: Visit) => ({
	question: null,
	language: visit.language as string,
	tenant: visit.tenant.guid,
});

/** A question of the bank as its author changes it. */
export async function showBankQuestion(visit: Visit, { question_id: id }: z.output<typeof BankQuestionQuery>) {
	const { kind, text, options, tags, language, updatedAt } = await findBankQuestion(visit, id);
	return { question: { id, kind, text, options, tags, updatedAt }, language, tenant: visit.tenant.guid };
}

async function findBankQuestion({ rows }: Visit, id: string): Promise<BankQuestion> {
	const question = await rows.find(courseQuestions, id);
	if (!question) throw notFound();
	return question;
}

/**
 * Adds a question to the bank, or changes it; gives its id. What quizzes have taken or drawn of it stays as it was. Throws
 * `conflict` where somebody else has changed it since `updatedAt`.
 */
export async function saveBankQuestion(
	visit: Visit,
	{ question_id: id, updatedAt, ...input }: BankQuestionInput,
): Promise<string> {
	const { rows } = visit;
	const { kind, question: text, language, tags } = input;
	const said = { kind, text, language, tags, options: optionsOf(input) };
	if (id === undefined) return addToBank(visit, said);
	const before = await findBankQuestion(visit, id);
	if (!(await rows.change(courseQuestions, id, { ...said, sought: soughtIn(said) }, updatedAt))) throw conflict(before);
	return id;
}

type Said = Pick<BankQuestion, "kind" | "text" | "language" | "tags" | "options">;

/** What a search looks through. */
const soughtIn = ({ text }: Said) => text.toLowerCase();

async function addToBank({ rows, user, now }: Visit, said: Said): Promise<string> {
	const id = newId(now.getTime());
	await rows.add(courseQuestions, { id, authorId: user.id, ...said, sought: soughtIn(said) });
	return id;
}

export async function removeBankQuestion({ rows }: Visit, { question_id: id }: z.output<typeof BankQuestionQuery>) {
	if (!(await rows.remove(courseQuestions, id))) throw notFound();
}

/** Keeps a question of a quiz in the bank too. */
export async function keepInBank(visit: Visit, { id, language, questionId }: z.output<typeof QuestionRef>) {
	const { text } = await findQuiz(visit, id, language);
	const question = text.questions.find((one) => one.id === questionId);
	if (!question) throw notFound();
	const { kind, options } = question;
	await addToBank(visit, { kind, text: question.text, language, tags: [], options });
}

/** The same question under ids of its own: one that tells its order would tell the answer. */
const anew = ({ kind, text, options }: Pick<BankQuestion, "kind" | "text" | "options">): QuizQuestion => ({
	...{ id: newGuid(), kind, text },
	options: options.map((option) => ({ ...option, id: newGuid() })),
});

/** Puts questions of the bank into the quiz of a part in one language, as its own. */
export async function takeFromBank(visit: Visit, { id, language, questions }: z.output<typeof TakeQuestionsInput>) {
	const { part, text } = await findQuiz(visit, id, language);
	const found = await visit.rows.list(courseQuestions, {
		where: among(courseQuestions.id, questions),
		orderBy: courseQuestions.id,
		limit: OFFERED_MOST,
	});
	if (found.length === 0) throw notFound();
	await writeQuestions(visit, part.id, text, [...text.questions, ...found.map(anew)]);
}

/**
 * Says what each attempt at the quiz of a part draws of the bank. Refuses more than the bank has in the first language of
 * the course: a quiz without enough questions could not be passed.
 */
export async function saveDraws(visit: Visit, { id, drawTag, drawCount }: z.output<typeof DrawsInput>): Promise<void> {
	const { rows } = visit;
	const { part, course } = await findPart(visit, id);
	const draws: QuizDraw[] = drawCount.flatMap((count, at) => (count > 0 ? [{ tag: drawTag[at] ?? "", count }] : []));
	const { all, tags } = await rows.read({
		all: rows.counting(courseQuestions, eq(courseQuestions.language, course.firstLanguage), 1000),
		tags: readingBankTags(rows, course.firstLanguage),
	});
	const isTooMany = ({ tag, count }: QuizDraw) =>
		count > (tag === "" ? all : (tags.find((one) => one.tag === tag)?.count ?? 0));
	const sum = draws.reduce((sum, { count }) => sum + count, 0);
	if (draws.some(isTooMany) || sum > all) throw invalid({ draws: "courses:errors.tooFewInBank" });
	await rows.commit([rows.changing(courseParts, part.id, { draws }), notingQuiz(rows, part.id)]);
}
