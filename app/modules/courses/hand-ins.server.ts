import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { attachingFile, fileAt, serveRecordFile, stageFile } from "#app/media/record-files.server";
import { newId } from "#app/platform/ids";
import { textFor } from "#app/platform/localised";
import { notifying } from "#app/platform/notify.server";
import { after, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseEnrolments, courseHandIns, courseParts } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { complete } from "./completing.server";
import type { AnswerHandInInput, HandInFileQuery, HandInInput, HandInsQuery } from "./courses.schema";
import { readingOpen } from "./courses.server";
import { enrolmentId, learnersOf } from "./enrolments.server";
import { findOwnStep, handedInSince, standsInTheWay } from "./learning.server";
import { paths } from "./paths";

/** With a dot: no grant opens what was handed in, only who handed it in and who follows them up. */
const FILES_OF = "courses.handIn";
const PAGE = 20;

/** What the visitor has handed in at a step, the last first. */
export const readingOwnHandIns = ({ rows, user }: Visit, partId: string) =>
	rows.listingWith(
		courseHandIns,
		{ file: fileAt(courseHandIns.fileId), by: [people, courseHandIns.commentedBy, NAMED] },
		{
			where: and(eq(courseHandIns.partId, partId), eq(courseHandIns.userId, user.id)),
			orderBy: desc(courseHandIns.number),
			limit: 50,
		},
	);

/** Hands in words, a file or both at a step; again only once it was returned. What is sent twice counts once. */
export async function handIn(visit: Visit, input: z.output<typeof HandInInput>): Promise<void> {
	const found = await findOwnStep(visit, input);
	const { step, course, handIns, enrolment, numbersTaken } = found;
	const { rows, user, now, tenant } = visit;
	const { number, words, file } = input;
	if (step.completion !== "handedIn" && step.completion !== "approved") throw notFound();
	if (handIns.some((one) => one.number === number)) return;
	const last = handIns.at(-1);
	if ((last && last.status !== "returned") || number !== numbersTaken + 1) throw conflict();
	const isFile = file instanceof File && (file.size > 0 || file.name !== "");
	if (!isFile && words === "") throw invalid({ words: "courses:errors.nothingHandedIn" });
	const staged = isFile ? await stageFile(visit, FILES_OF, file, "file") : null;
	const id = `${step.id}:${user.id}:${number}`;
	const row = { id, courseId: course.id, partId: step.id, userId: user.id, number, words, fileId: staged?.id ?? null };
	const adding = rows.adding(courseHandIns, row);
	const person = `${user.firstName} ${user.lastName}`.trim() || user.email;
	const notice = {
		...{ type: "courseHandedIn" as const, url: paths(tenant.guid).handIns(course.id), noticeId: newId(now.getTime()) },
		params: { name: person, title: textFor(course.titles, tenant.language, course.firstLanguage).text },
	};
	const teachers = [...new Set([enrolment.assignedBy ?? course.authorId])].filter((one) => one !== user.id);
	const writes = [
		adding,
		...(staged ? [attachingFile(visit, staged.id)] : []),
		notifying(visit, notice, teachers, adding),
	];
	const isDone = standsInTheWay(step, { ...found, handIns: [{ status: "handedIn" }] }) === undefined;
	const written: Promise<unknown> = isDone ? complete(visit, found, null, writes) : rows.commit(writes);
	await orElse(written, () => conflict());
}

/** A condition on what was handed in: by those whom the visitor follows up. */
const seen = (visit: Visit): SQL =>
	sql`exists (select 1 from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${visit.tenant.id}
		and ${courseEnrolments.courseId} = ${courseHandIns.courseId} and ${courseEnrolments.userId} = ${courseHandIns.userId} and ${learnersOf(visit)})`;

/** What waits for a teacher first, then what was answered; each with the step, the learner and the file. */
export async function showHandIns(visit: Visit, { course_id: id, cursor, all }: z.output<typeof HandInsQuery>) {
	const order = [courseHandIns.createdAt, courseHandIns.id];
	const isShown = all ? undefined : eq(courseHandIns.status, "handedIn");
	const { course, list } = await visit.rows.read({
		course: readingOpen(visit, id),
		list: visit.rows.listingWith(
			courseHandIns,
			{
				person: [people, courseHandIns.userId, NAMED],
				part: [courseParts, courseHandIns.partId, ["titles", "criteria"]],
				file: fileAt(courseHandIns.fileId),
			},
			{
				where: and(eq(courseHandIns.courseId, id), isShown, seen(visit), after(order, cursor)),
				orderBy: order.map((column) => asc(column)),
				limit: PAGE + 1,
			},
		),
	});
	if (!course) throw notFound();
	const page = pageOf(list, PAGE, ({ row }) => [row.createdAt, row.id]);
	const titled = (titles: Record<string, string>) => textFor(titles, visit.language, course.firstLanguage).text;
	return {
		course: { id, title: titled(course.titles) },
		items: page.items.map(({ row, person, part, file }) => ({
			...{
				id: row.id,
				number: row.number,
				words: row.words,
				status: row.status,
				comment: row.comment,
				at: row.createdAt,
			},
			...{ updatedAt: row.updatedAt, name: person ? nameOf(person) : "", step: titled(part?.titles ?? {}) },
			...{ marks: row.marks, criteria: part?.criteria ?? [] },
			file: file?.state === "ready" ? file.name : null,
		})),
		next: page.next,
		isFirst: cursor === undefined,
		all: all ?? null,
		tenant: visit.tenant.guid,
	};
}

async function findHandIn(visit: Visit, courseId: string, id: string, who: SQL | undefined) {
	const [found] = (
		await visit.rows.read({
			list: visit.rows.listingWith(
				courseHandIns,
				{
					file: fileAt(courseHandIns.fileId),
					part: [courseParts, courseHandIns.partId],
					person: [people, courseHandIns.userId, NAMED],
				},
				{ where: and(eq(courseHandIns.courseId, courseId), eq(courseHandIns.id, id), who), limit: 1 },
			),
		})
	).list;
	if (!found) throw notFound();
	return found;
}

/** Approves what was handed in, or returns it for another try, with the teacher's words; the learner is told once. */
export async function answerHandIn(
	visit: Visit,
	verdict: "approved" | "returned",
	{ course_id: courseId, handIn: id, comment, marks: given }: z.output<typeof AnswerHandInInput>,
): Promise<void> {
	const { row, part, person } = await findHandIn(visit, courseId, id, seen(visit));
	const { rows, now, user, tenant } = visit;
	const { course, enrolment } = await rows.read({
		course: readingOpen(visit, courseId),
		enrolment: rows.finding(courseEnrolments, enrolmentId(courseId, row.userId)),
	});
	if (!course || !part || !enrolment) throw notFound();
	if (row.status !== "handedIn") throw conflict(undefined, "courses:errors.answered");
	if (verdict === "returned" && comment === "") throw invalid({ comment: "required" });
	const marks = Object.fromEntries(
		part.criteria.flatMap((one, at) => (given[at] === undefined ? [] : [[one, given[at]]])),
	);
	const said = { status: verdict, comment, marks, commentedBy: user.id, commentedAt: now.getTime() };
	const answering = rows.changing(courseHandIns, id, said, undefined, eq(courseHandIns.status, "handedIn"));
	const notice = {
		...{ type: "courseCommented" as const, noticeId: newId(now.getTime()) },
		url: paths(tenant.guid).step(courseId, row.partId),
		params: { title: textFor(part.titles, tenant.language, course.firstLanguage).text },
	};
	const writes = [answering, notifying(visit, notice, [row.userId], answering)];
	// Where a quiz is left to be passed, that completes the step.
	const counts = part.deletedAt === null && handedInSince([row], enrolment).length > 0;
	const isDone = counts && verdict === "approved" && part.completion === "approved" && !part.hasQuiz;
	const learner = { id: row.userId, name: person ? nameOf(person) : "" };
	if (isDone) await complete(visit, { course, step: part, enrolment, learner }, null, writes);
	else await rows.commit(writes);
}

/** The file that was handed in, for who handed it in and who follows them up. */
export async function openHandIn(
	visit: Visit,
	{ course_id: courseId, hand_in_id: id }: z.output<typeof HandInFileQuery>,
) {
	const isMine = eq(courseHandIns.userId, visit.user.id);
	const who = visit.access.level >= LEVEL_CLIENTS ? sql`(${isMine} or ${seen(visit)})` : isMine;
	return serveRecordFile(visit, (await findHandIn(visit, courseId, id, who)).file);
}
