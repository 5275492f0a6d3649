import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Use } from "#app/media/library/uses.server";
import { newGuid, newId } from "#app/platform/ids";
import { after, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { plainText } from "#app/platform/rich-text/document";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row, TenantRows } from "#app/platform/tenant/rows.server";
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
import { manifest } from "../manifest";
import { paths } from "../paths";
import { droppingUnasked } from "../question-files.server";
import { findQuiz, notingQuiz, questionFrom, writeQuestions } from "../questions.server";

export type BankQuestion = Row<typeof courseQuestions>;

const PAGE = 30;
/** Tags that are offered, and questions that are offered to a quiz at once. */
const TAGS_MOST = 200;
const OFFERED_MOST = 50;

/** A condition on questions: they have a tag; an empty one: all have it. */
export const isTagged = (tag: string): SQL | undefined =>
	tag === "" ? undefined : sql`exists (select 1 from json_each(${courseQuestions.tags}) where value = ${tag})`;

/** For one `rows.read`: the tags of the questions in one language (or in all), with how many have each. */
export function readingBankTags(rows: TenantRows, language?: string): PendingQuery<{ tag: string; count: number }[]> {
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
	const { tags, language, updatedAt, ...found } = await findBankQuestion(visit, id);
	return { question: { id, ...askedIn(found), tags, updatedAt }, language, tenant: visit.tenant.guid };
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
	const { rows, now } = visit;
	const before = id === undefined ? undefined : await findBankQuestion(visit, id);
	if (before && updatedAt !== undefined && before.updatedAt !== updatedAt) throw conflict(before);
	const { language, tags } = input;
	const newOne = newId(now.getTime());
	const { question, writes } = await questionFrom(visit, input, before, usedByBank(visit, id ?? newOne, input));
	if (!before) return addToBank(visit, { ...question, language, tags }, { id: newOne, writes });
	const commit = rows.commit([
		unmoved(visit, before),
		rows.changing(courseQuestions, before.id, { ...question, language, tags, sought: soughtIn(question) }),
		...writes,
		...droppingUnasked(rows, [before]),
	]);
	await orElse(commit, () => conflict(before));
	return before.id;
}

/** Refuses a commit whose question has moved on since it was read. */
const unmoved = ({ context, tenant }: Visit, { id, updatedAt }: BankQuestion): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${courseQuestions} where ${and(eq(courseQuestions.tenantId, tenant.id), eq(courseQuestions.id, id), eq(courseQuestions.updatedAt, updatedAt))})`,
	);

/** The bank as the library names it to who may change a file that a question shows. */
const usedByBank = (visit: Visit, id: string, { question }: Pick<BankQuestionInput, "question">): Use => ({
	...{ moduleKey: manifest.key, refGuid: id, title: plainText(question.doc).slice(0, 200) },
	path: paths(visit.tenant.guid).question(id),
});

type Asked = Omit<QuizQuestion, "id">;

/** A question alone, without where it comes from. */
export const askedIn = ({ kind, text, body, explanation, media, options }: Asked): Asked => ({
	...{ kind, text, body, explanation, media, options },
});

/** What a search looks through. */
export const soughtIn = ({ text }: Pick<Asked, "text">) => text.toLowerCase();

type Added = { id: string; writes: PendingWrite[] };

async function addToBank(
	{ rows, user, now }: Visit,
	said: Asked & Pick<BankQuestion, "language" | "tags">,
	{ id, writes }: Added = { id: newId(now.getTime()), writes: [] },
): Promise<string> {
	await rows.commit([
		rows.adding(courseQuestions, { id, authorId: user.id, ...said, sought: soughtIn(said) }),
		...writes,
	]);
	return id;
}

export async function removeBankQuestion(visit: Visit, { question_id: id }: z.output<typeof BankQuestionQuery>) {
	const { rows } = visit;
	const question = await findBankQuestion(visit, id);
	await rows.commit([rows.removing(courseQuestions, id), ...droppingUnasked(rows, [question])]);
}

/** Keeps a question of a quiz in the bank too. */
export async function keepInBank(visit: Visit, { id, language, questionId }: z.output<typeof QuestionRef>) {
	const { text } = await findQuiz(visit, id, language);
	const question = text.questions.find((one) => one.id === questionId);
	if (!question) throw notFound();
	await addToBank(visit, { ...askedIn(question), language, tags: [] });
}

/** The same question under ids of its own: one that tells its order would tell the answer. */
const anew = (question: BankQuestion): QuizQuestion => ({
	...{ ...askedIn(question), id: newGuid() },
	options: question.options.map((option) => ({ ...option, id: newGuid() })),
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
