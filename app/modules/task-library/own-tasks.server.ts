import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { recordingType } from "#app/media/kind-of-bytes";
import { attachingFile, fileNamedAt, releasingFile, stageFile } from "#app/media/record-files.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { after, pageOf } from "#app/platform/paging.server";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { isOverdue, NO_DAY } from "#app/tasks/due";
import { people } from "#db/schema/directory";
import { learningContents, learningTaskPeople, learningTasks } from "#db/schema/task-library";
import { type Content, openContents } from "./contents.server";
import { paths } from "./paths";
import { serializeContent, serializeWhole } from "./serialize.server";
import type { AnswerTaskInput, TaskQuery, TasksQuery } from "./task-library.schema";
import { idOfTaken } from "./tasks.server";
import { titleOf } from "./titles.server";

type Taken = Row<typeof learningTaskPeople>;

/** With a dot: no grant opens what was answered, only who answered and who gave the task. */
const FILES_OF = "task_library.answer";
const PAGE = 30;

/** A condition on who has a task: its content can be opened by the visitor. */
export const isOpenTask = (visit: Visit): SQL =>
	sql`exists (select 1 from ${learningContents} where ${and(
		eq(learningContents.tenantId, visit.tenant.id),
		eq(learningContents.id, learningTaskPeople.contentId),
		openContents(visit),
	)})`;

/** In the order of their due days, those without one last. */
export const dueDay = sql<string>`coalesce(${learningTaskPeople.dueOn}, ${NO_DAY})`;
export const byDueDay = [dueDay, learningTaskPeople.id];

/** Whether a task should have been answered on an earlier day. */
const isLate = ({ tenant, now }: Visit, { dueOn, answeredAt }: Pick<Taken, "dueOn" | "answeredAt">) =>
	answeredAt === null && isOverdue(dueOn, today(tenant.timeZone, now));

/** What the visitor has to do, the most urgent first; with `all` also what is done, the newest first. */
export async function showTasks(visit: Visit, { cursor, all }: z.output<typeof TasksQuery>) {
	const { rows, user, tenant } = visit;
	const order = all ? [learningTaskPeople.createdAt, learningTaskPeople.id] : byDueDay;
	const { list } = await rows.read({
		list: rows.listingWith(
			learningTaskPeople,
			{
				task: [learningTasks, learningTaskPeople.taskId],
				content: [learningContents, learningTaskPeople.contentId],
			},
			{
				where: and(
					eq(learningTaskPeople.userId, user.id),
					all ? undefined : isNull(learningTaskPeople.answeredAt),
					isOpenTask(visit),
					after(order, cursor, all ? "desc" : "asc"),
				),
				orderBy: order.map((column) => (all ? desc(column) : asc(column))),
				limit: PAGE + 1,
			},
		),
	});
	const page = pageOf(list, PAGE, ({ row }) => [all ? row.createdAt : (row.dueOn ?? NO_DAY), row.id]);
	return {
		items: page.items.flatMap(({ row, task, content }) =>
			task && content
				? [
						{
							...{ id: row.taskId, dueOn: row.dueOn, answeredAt: row.answeredAt, hasComment: row.comment !== "" },
							isLate: isLate(visit, row),
							...{ answerType: task.answerType, content: serializeContent(visit, content as Content) },
						},
					]
				: [],
		),
		next: page.next,
		isFirst: cursor === undefined,
		all: all ?? null,
		gives: visit.access.level >= LEVEL_CLIENTS,
		tenant: tenant.guid,
	};
}

/** For one `rows.read`: the visitor's tasks with a content that they have not answered. */
export function readingOpenTasks({ rows, user }: Visit, contentId: string) {
	const { query, shape } = rows.listing(learningTaskPeople, {
		where: and(
			eq(learningTaskPeople.userId, user.id),
			isNull(learningTaskPeople.answeredAt),
			eq(learningTaskPeople.contentId, contentId),
		),
		orderBy: byDueDay.map((column) => asc(column)),
		limit: 5,
	});
	return { query, shape: (found: unknown[]) => shape(found).map(({ taskId, dueOn }) => ({ id: taskId, dueOn })) };
}

async function findOwn(visit: Visit, taskId: string) {
	const { rows, user } = visit;
	const [found] = (
		await rows.read({
			list: rows.listingWith(
				learningTaskPeople,
				{
					task: [learningTasks, learningTaskPeople.taskId],
					content: [learningContents, learningTaskPeople.contentId],
					file: fileNamedAt(learningTaskPeople.fileId),
					by: [people, learningTaskPeople.commentedBy, NAMED],
				},
				{ where: and(eq(learningTaskPeople.id, idOfTaken(taskId, user.id)), isOpenTask(visit)), limit: 1 },
			),
		})
	).list;
	if (!found?.task || !found.content) throw notFound();
	const { row, file, by, task, content } = found;
	return { row, file, by, task, content: content as Content };
}

/** A task with its content, what the visitor has answered and what was said to it. */
export async function showTask(visit: Visit, { task_id: id }: z.output<typeof TaskQuery>) {
	const { row, task, content, file, by } = await findOwn(visit, id);
	return {
		task: { id, answerType: task.answerType, words: task.words, dueOn: row.dueOn, isLate: isLate(visit, row) },
		content: await serializeWhole(visit, content),
		answer: {
			...{ words: row.words, at: row.answeredAt, comment: row.comment, by: by ? nameOf(by) : "" },
			file: file ? { name: file.name, type: file.type } : null,
		},
		user: visit.user.id,
		tenant: visit.tenant.guid,
	};
}
export type TaskData = Awaited<ReturnType<typeof showTask>>;

/** Answers a task, or answers it anew; whoever gave it is told. */
export async function answerTask(visit: Visit, input: z.output<typeof AnswerTaskInput>): Promise<void> {
	const { rows, user, now, tenant } = visit;
	const { row, task, content } = await findOwn(visit, input.task_id);
	const sent = input.file instanceof File && (input.file.size > 0 || input.file.name !== "") ? input.file : null;
	const { answerType } = task;
	const takesFile = answerType === "file" || answerType === "audio";
	if (answerType === "text" && input.words === "") throw invalid({ words: "required" });
	if (takesFile && !sent && !row.fileId) throw invalid({ file: `taskLibrary:errors.answer.${answerType}` });
	const isSound = answerType === "audio";
	if (isSound && sent && !recordingType(new Uint8Array(await sent.slice(0, 12).arrayBuffer())))
		throw invalid({ file: "taskLibrary:errors.audio" });
	const staged =
		takesFile && sent ? await stageFile(visit, FILES_OF, sent, "file", isSound ? recordingType : undefined) : null;
	const writing = rows.changing(learningTaskPeople, row.id, {
		...{ words: answerType === "tick" ? "" : input.words, answeredAt: now.getTime() },
		...(staged && { fileId: staged.id }),
	});
	const notice = {
		...{
			type: "learningTaskAnswered" as const,
			noticeId: newId(now.getTime()),
			url: paths(tenant.guid).answers(task.id),
		},
		params: { title: titleOf(content), name: nameOf(user) },
	};
	await rows.commit([
		writing,
		...(staged ? [attachingFile(visit, staged.id), ...(row.fileId ? [releasingFile(rows, row.fileId)] : [])] : []),
		notifying(visit, { ...notice, isOnce: true }, task.authorId === user.id ? [] : [task.authorId], writing),
	]);
}
