import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { fileAt, serveRecordFile } from "#app/media/record-files.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { assessments, productions } from "#db/schema/norwegian-learning";
import type { SpokenCommentQuery } from "./production.schema";
import { readingTasks } from "./production-tasks.server";
import { visibleProductions, waitingFor } from "./visible.server";
import { countWords } from "./words";

/** Answers that the queue, and what was assessed last, show. */
const MOST = 50;

/** For one `rows.read`: what waits for this teacher, the longest first. */
export const readingWaiting = (visit: Visit, limit: number) =>
	visit.rows.listingWith(
		productions,
		{ person: [people, productions.userId, NAMED] },
		{ where: waitingFor(visit), orderBy: [asc(productions.sentAt), asc(productions.id)], limit },
	);

/** The room: for a teacher what waits and the tasks, for a learner the tasks and how the own answers stand. */
export async function showRoom(visit: Visit) {
	const { rows, user, tenant, access } = visit;
	const isTeacher = access.level >= LEVEL_CLIENTS;
	const { tasks, waiting, done, own } = await rows.read({
		tasks: readingTasks(visit, { isOpen: !isTeacher }),
		waiting: readingWaiting(visit, isTeacher ? MOST : 0),
		done: rows.listingWith(
			productions,
			{ person: [people, productions.userId, NAMED] },
			{
				where: and(eq(productions.status, "done"), ne(productions.userId, user.id), visibleProductions(visit)),
				orderBy: [desc(productions.sentAt), desc(productions.id)],
				limit: isTeacher ? MOST : 0,
			},
		),
		own: rows.listing(productions, {
			where: eq(productions.userId, user.id),
			orderBy: desc(productions.id),
			limit: MOST,
		}),
	});
	const serialize = ({ row, person }: (typeof waiting)[number]) => ({
		...{ id: row.id, title: row.task.title, kind: row.task.kind, name: person ? nameOf(person) : "" },
		...{ sentAt: row.sentAt, level: row.level },
	});
	return {
		isTeacher,
		waiting: waiting.map(serialize),
		done: done.map(serialize),
		tasks: tasks.map(({ id, title, kind, status, wordsAbout, secondsMost }) => {
			const mine = own.find(({ taskId }) => taskId === id);
			return {
				...{ id, title, kind, status, wordsAbout, secondsMost },
				own: mine ? { id: mine.id, status: mine.status, level: mine.level } : null,
			};
		}),
		/** Answered tasks that are closed by now. */
		earlier: own
			.filter(({ taskId, status }) => status !== "draft" && tasks.every(({ id }) => id !== taskId))
			.map(({ id, task, status, level }) => ({ id, title: task.title, kind: task.kind, status, level })),
		tenant: tenant.guid,
	};
}
export type RoomData = Awaited<ReturnType<typeof showRoom>>;

/** Whether somebody sees how others have assessed an answer: once it is done, or their own assessment stands. */
const seesOthers = ({ status }: { status: string }, hasOwn: boolean): boolean => status === "done" || hasOwn;

/** An answer as its learner or a teacher sees it. Nobody sees another teacher's assessment before their own stands. */
export async function showAnswer(visit: Visit, { production_id: id }: { production_id: string }) {
	const { rows, user, tenant, access } = visit;
	const { found, given } = await rows.read({
		found: rows.listingWith(
			productions,
			{ person: [people, productions.userId, NAMED] },
			{ where: and(eq(productions.id, id), ne(productions.status, "draft"), visibleProductions(visit)), limit: 1 },
		),
		given: rows.listingWith(
			assessments,
			{ person: [people, assessments.assessorId, NAMED] },
			{ where: eq(assessments.productionId, id), orderBy: asc(assessments.createdAt), limit: 10 },
		),
	});
	const [one] = found;
	if (!one) throw notFound();
	const { row, person } = one;
	const isOwn = row.userId === user.id;
	const mine = given.find((each) => each.row.assessorId === user.id)?.row ?? null;
	const isTeacher = access.level >= LEVEL_CLIENTS && !isOwn;
	const shown = seesOthers(row, isTeacher && mine !== null);
	return {
		answer: {
			...{ id: row.id, task: row.task, status: row.status, text: row.text, level: row.level, sentAt: row.sentAt },
			...{ hasRecording: row.audioFileId !== null, words: countWords(row.text), name: person ? nameOf(person) : "" },
		},
		mine: mine && {
			...{ scores: mine.scores, level: mine.level, comment: mine.comment },
			...{ hasVoice: mine.audioFileId !== null, at: mine.updatedAt },
		},
		given: shown
			? given.map((each) => ({
					...{ id: each.row.id, by: each.person ? nameOf(each.person) : "", isMine: each.row.assessorId === user.id },
					...{ scores: each.row.scores, level: each.row.level, comment: each.row.comment },
					...{ assessorId: each.row.assessorId, hasVoice: each.row.audioFileId !== null, at: each.row.updatedAt },
				}))
			: [],
		mayAssess: isTeacher && row.status === "sent" && (mine !== null || given.length < row.task.assessors),
		isTeacher,
		tenant: tenant.guid,
	};
}
export type AnswerData = Awaited<ReturnType<typeof showAnswer>>;

/** What somebody has said, for whoever sees the answer. */
export async function openRecording(visit: Visit, { production_id: id }: { production_id: string }) {
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			productions,
			{ file: fileAt(productions.audioFileId) },
			{
				where: and(
					eq(productions.id, id),
					visibleProductions(visit),
					sql`(${productions.status} <> 'draft' or ${productions.userId} = ${visit.user.id})`,
				),
				limit: 1,
			},
		),
	});
	return serveRecordFile(visit, found[0]?.file);
}

/** What an assessor has said to the learner, for whoever sees that assessment. */
export async function openSpokenComment(
	visit: Visit,
	{ production_id: id, assessor_id: assessorId }: z.output<typeof SpokenCommentQuery>,
) {
	const { rows, user } = visit;
	const { found, given } = await rows.read({
		found: rows.listing(productions, {
			where: and(eq(productions.id, id), ne(productions.status, "draft"), visibleProductions(visit)),
			limit: 1,
		}),
		given: rows.listingWith(
			assessments,
			{ file: fileAt(assessments.audioFileId) },
			{ where: eq(assessments.productionId, id), limit: 10 },
		),
	});
	const [production] = found;
	const hasOwn = given.some(({ row }) => row.assessorId === user.id);
	if (!production || !seesOthers(production, hasOwn)) throw notFound();
	return serveRecordFile(visit, given.find(({ row }) => row.assessorId === assessorId)?.file);
}
