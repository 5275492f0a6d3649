import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { hasId } from "#app/lists/chosen.server";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList, readList } from "#app/lists/read-list.server";
import { ownCells } from "#app/lists/source.server";
import { isKept } from "#app/lists/trash.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { ListOptions, PendingQuery, Row, TenantRows } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { languageTests, testAnswers, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { middleOf } from "../attempts/scale";
import type { ReachedLevel, Skill } from "../choices";
import { withAccepted } from "../items/accepted";
import type { ItemAnswer } from "../items/answer";
import { score } from "../items/score";
import { answerLines } from "./answer-words";
import { resultList } from "./results.list";
import type { AttemptQuery, ResultsFileQuery, ResultsQuery } from "./results.schema";
import { resultSource, visibleAttempts } from "./results.source.server";

export type Attempt = Row<typeof testAttempts>;
/** Tests that the filter of the list offers. */
const TESTS_MOST = 200;
const ANSWERS_MOST = 400;
/** Attempts of one person that are drawn. */
const TAKEN_MOST = 50;

/** What an attempt of a list points to. */
export const attemptPointers = {
	test: [languageTests, testAttempts.testId, ["title"]],
	link: [testLinks, testAttempts.linkId, ["label"]],
	person: [people, testAttempts.userId, NAMED],
} as const;
type Read = Awaited<ReturnType<ReturnType<typeof readingAttempts>["shape"]>>[number];

/** For one `rows.read`: attempts with what they point to. */
export const readingAttempts = (rows: TenantRows, options: ListOptions) =>
	rows.listingWith(testAttempts, attemptPointers, options);

/** Who took it: by name, or by address; "" for somebody who said neither. */
const candidateOf = ({ row, person }: Read): string => row.name || (person && nameOf(person)) || row.email || "";
const levelOf = ({ row }: Read, skill: Skill) => row.result?.skills[skill]?.level ?? null;

export const serializeAttempt = (read: Read) => {
	const { row, test, link } = read;
	return {
		...{ id: row.id, candidate: candidateOf(read), email: row.email, test: test?.title ?? "", testId: row.testId },
		...{ link: link?.label ?? "", status: row.status, overall: row.result?.overall ?? null },
		skills: row.result?.skills ?? {},
		...{ path: row.path, advice: row.advice },
		...{ answered: row.answered, asked: row.items.length, begunAt: row.createdAt, doneAt: row.doneAt },
	};
};
export type ListedAttempt = ReturnType<typeof serializeAttempt>;

const readingTests = ({ rows }: Visit): PendingQuery<{ value: string; label: string }[]> => {
	const { query, shape } = rows.listing(languageTests, {
		where: isKept(languageTests),
		orderBy: [asc(languageTests.sortTitle), asc(languageTests.id)],
		limit: TESTS_MOST,
	});
	return { query, shape: (found) => shape(found).map(({ id, title }) => ({ value: id, label: title })) };
};

/** A page of the results. */
export async function showResults(visit: Visit, query: ResultsQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, resultSource as never, query, reads, visibleAttempts(visit));
	const found = reads.add(readingAttempts(visit.rows, list.options));
	const tests = reads.add(readingTests(visit));
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	return { list: data, rows: rows.map(serializeAttempt), tests: tests(), tenant: visit.tenant.guid };
}

/** What the filters leave, or what was ticked, as a file for a spreadsheet. */
export function exportResults(visit: Visit, query: z.output<typeof ResultsFileQuery>): Promise<Response> {
	const { ids } = query;
	const visible = visibleAttempts(visit);
	const where = ids ? (and(hasId(testAttempts, ids), filtering(visible)) as SQL) : visible;
	const read = async (asks: Asks) => {
		const plan = planList(resultSource as never, asks, askedBy(visit), where);
		const { found } = await visit.rows.read({ found: readingAttempts(visit.rows, plan.options) });
		return plan.page(found, ({ row }) => row);
	};
	return exportList(visit, {
		definition: resultList,
		query,
		name: "results",
		read,
		cells: {
			...ownCells(resultSource),
			candidate: candidateOf,
			test: ({ test }) => test?.title ?? "",
			reading: (one) => levelOf(one, "reading"),
			listening: (one) => levelOf(one, "listening"),
			vocabulary: (one) => levelOf(one, "vocabulary"),
			grammar: (one) => levelOf(one, "grammar"),
			overall: ({ row }) => row.result?.overall ?? null,
			link: ({ link }) => link?.label ?? "",
		},
	});
}

/** The attempts of whoever made one: by their login, or by the address that they gave. */
function samePerson(tenantId: string, id: string): SQL {
	const of = (column: SQLiteColumn) =>
		sql`(select ${column} from ${testAttempts} where ${testAttempts.tenantId} = ${tenantId} and ${testAttempts.id} = ${id})`;
	return or(eq(testAttempts.userId, of(testAttempts.userId)), eq(testAttempts.email, of(testAttempts.email))) as SQL;
}

/** A test that somebody has taken, as their way through several is drawn. One with fixed items gives the middle of its level. */
function serializeTaken({ row, test }: Read) {
	if (!row.result) return [];
	const skills = Object.fromEntries(
		Object.entries(row.result.skills).map(([skill, { level, theta, se }]) => [
			skill,
			{ level, theta: theta ?? middleOf(level), se: se ?? null },
		]),
	) as Partial<Record<Skill, { level: ReachedLevel; theta: number; se: number | null }>>;
	return [
		{ id: row.id, test: test?.title ?? "", at: row.doneAt ?? row.createdAt, overall: row.result.overall, skills },
	];
}

/** One attempt, with what was answered to each item and what is right. */
export async function showAttempt(visit: Visit, { attempt_id: id }: z.output<typeof AttemptQuery>) {
	const { rows, tenant, access } = visit;
	const { attempts, answers, taken } = await rows.read({
		attempts: readingAttempts(rows, { where: and(eq(testAttempts.id, id), visibleAttempts(visit)), limit: 1 }),
		answers: rows.listing(testAnswers, { where: eq(testAnswers.attemptId, id), limit: ANSWERS_MOST }),
		taken: readingAttempts(rows, {
			where: and(samePerson(tenant.id, id), eq(testAttempts.status, "done"), visibleAttempts(visit)),
			orderBy: [asc(testAttempts.createdAt), asc(testAttempts.id)],
			limit: TAKEN_MOST,
		}),
	});
	const [read] = attempts;
	if (!read) throw notFound();
	const byItem = new Map(answers.map((answer) => [answer.itemId, answer]));
	return {
		attempt: {
			...serializeAttempt(read),
			...{ language: read.row.language, limitMinutes: read.row.limitMinutes, extraPercent: read.row.extraPercent },
		},
		items: read.row.items.map(({ id: itemId, skill, level, passage, audioGuid, transcript, pictureGuid, ...asked }) => {
			const answer = byItem.get(itemId);
			const task = withAccepted(asked.task, answer?.accepted ?? null);
			const given = (answer?.answer ?? null) as ItemAnswer | null;
			return {
				...{ id: itemId, skill, level, kind: task.kind, question: task.question, passage, transcript },
				text: "text" in task ? task.text : "",
				...{ audioGuid, pictureGuid, isAnswered: given !== null, plays: answer?.plays ?? 0 },
				score: answer?.score ?? (answer ? score(task, given) : null),
				lines: answerLines(task, given),
			};
		}),
		history: taken.flatMap(serializeTaken),
		mayRemove: access.level >= LEVEL_ALL,
		tenant: tenant.guid,
	};
}
export type AttemptData = Awaited<ReturnType<typeof showAttempt>>;

/** Removes an attempt with its answers for good: whoever took it may ask for that. */
export async function removeAttempt(visit: Visit, { id }: { id: string }): Promise<void> {
	if (!(await visit.rows.remove(testAttempts, id))) throw notFound();
}

/** For one `rows.read`: the latest attempts that the visitor may see. */
export const readingLatest = (visit: Visit, limit: number) =>
	readingAttempts(visit.rows, {
		where: visibleAttempts(visit),
		orderBy: [desc(testAttempts.createdAt), desc(testAttempts.id)],
		limit,
	});
