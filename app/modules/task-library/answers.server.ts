import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { followedBy } from "#app/directory/followed.server";
import { NAMED, nameOf } from "#app/directory/names";
import { fileAt, releasingFiles, serveRecordFile } from "#app/media/record-files.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { learningContents, learningTaskPeople, learningTasks } from "#db/schema/task-library";
import { paths } from "./paths";
import type { AnswerFileQuery, AnswersQuery, CommentAnswerInput, TaskQuery } from "./task-library.schema";
import { givenBy, hangingCounts, idOfTaken } from "./tasks.server";
import { titleOf } from "./titles.server";

const PAGE = 50;

/** A condition on who has a task: those whom the visitor still follows up. */
const seen = (visit: Visit): SQL | undefined =>
	visit.access.level >= LEVEL_ALL
		? undefined
		: sql`exists (select 1 from ${people} where ${and(
				eq(people.tenantId, visit.tenant.id),
				eq(people.id, learningTaskPeople.userId),
				followedBy(visit),
			)})`;

/** For one `rows.read`: a task that the visitor has given. */
function readingGiven(visit: Visit, id: string) {
	const { query, shape } = visit.rows.listingWith(
		learningTasks,
		{ content: [learningContents, learningTasks.contentId] },
		{ where: and(eq(learningTasks.id, id), givenBy(visit)), limit: 1, hanging: hangingCounts(visit) },
	);
	return { query, shape: (found: unknown[]) => shape(found)[0] };
}

/** Who has a task and what they have answered; what waits for a comment comes first. */
export async function showAnswers(visit: Visit, { task_id: id, cursor }: z.output<typeof AnswersQuery>) {
	const { rows, tenant } = visit;
	// Answers that nobody has commented on, those that wait to be given, and the rest.
	const rank = sql<number>`case when ${learningTaskPeople.answeredAt} is null then 1
		when ${learningTaskPeople.commentedAt} >= ${learningTaskPeople.answeredAt} then 2 else 0 end`;
	const order = [rank, learningTaskPeople.id];
	const { task, list } = await rows.read({
		task: readingGiven(visit, id),
		list: rows.listingWith(
			learningTaskPeople,
			{ person: [people, learningTaskPeople.userId, NAMED], file: fileAt(learningTaskPeople.fileId) },
			{
				where: and(eq(learningTaskPeople.taskId, id), seen(visit), after(order, cursor)),
				orderBy: order,
				limit: PAGE + 1,
			},
		),
	});
	if (!task?.content) throw notFound();
	const rankOf = ({ answeredAt, commentedAt }: Row<typeof learningTaskPeople>) => {
		if (answeredAt === null) return 1;
		return commentedAt !== null && commentedAt >= answeredAt ? 2 : 0;
	};
	const page = pageOf(list, PAGE, ({ row }) => [rankOf(row), row.id]);
	const { row, content, all, answered } = task;
	return {
		task: {
			...{ id, answerType: row.answerType, dueOn: row.dueOn, words: row.words },
			isLate: row.dueOn !== null && answered.count < all.count && row.dueOn < today(tenant.timeZone, visit.now),
			...{ title: titleOf(content as never), contentId: row.contentId, all: all.count, answered: answered.count },
		},
		items: page.items.map(({ row: one, person, file }) => ({
			...{ userId: one.userId, name: person ? nameOf(person) : "", words: one.words, answeredAt: one.answeredAt },
			...{
				comment: one.comment,
				isCommented: rankOf(one) === 2,
				file: file ? { name: file.name, type: file.type } : null,
			},
		})),
		next: page.next,
		isFirst: cursor === undefined,
		tenant: tenant.guid,
	};
}

/** Says something to an answer; whoever gave it is told. */
export async function commentAnswer(
	visit: Visit,
	{ task_id: id, person, comment }: z.output<typeof CommentAnswerInput>,
): Promise<void> {
	const { rows, user, now, tenant } = visit;
	const { task, list } = await rows.read({
		task: readingGiven(visit, id),
		list: rows.listing(learningTaskPeople, {
			where: and(eq(learningTaskPeople.id, idOfTaken(id, person)), seen(visit)),
			limit: 1,
		}),
	});
	const [answer] = list;
	if (!task?.content || !answer || answer.answeredAt === null) throw notFound();
	const writing = rows.changing(learningTaskPeople, answer.id, {
		...{ comment, commentedBy: user.id, commentedAt: now.getTime() },
	});
	const notice = {
		...{ type: "learningTaskCommented" as const, noticeId: newId(now.getTime()), url: paths(tenant.guid).task(id) },
		params: { title: titleOf(task.content as never) },
	};
	await rows.commit([writing, notifying(visit, notice, [person], writing)]);
}

/** Takes a task back from everybody who has it, with what was answered. */
export async function takeBackTask(visit: Visit, { task_id: id }: z.output<typeof TaskQuery>): Promise<void> {
	const { rows } = visit;
	const { task } = await rows.read({ task: readingGiven(visit, id) });
	if (!task) throw notFound();
	const answered = and(
		...[eq(learningTaskPeople.tenantId, rows.tenantId), eq(learningTaskPeople.taskId, id)],
		isNotNull(learningTaskPeople.fileId),
	);
	await rows.commit([
		releasingFiles(rows, sql`(select ${learningTaskPeople.fileId} from ${learningTaskPeople} where ${answered})`),
		rows.removing(learningTasks, id),
	]);
}

/** The file of an answer, for who gave it and who gave the task. */
export async function openAnswerFile(visit: Visit, { task_id: id, person }: z.output<typeof AnswerFileQuery>) {
	const { rows, user, tenant, access } = visit;
	const isGiven = sql`exists (select 1 from ${learningTasks} where ${and(
		...[eq(learningTasks.tenantId, tenant.id), eq(learningTasks.id, id), givenBy(visit)],
	)})`;
	const isMine = eq(learningTaskPeople.userId, user.id);
	const { list } = await rows.read({
		list: rows.listingWith(
			learningTaskPeople,
			{ file: fileAt(learningTaskPeople.fileId) },
			{
				where: and(
					eq(learningTaskPeople.id, idOfTaken(id, person)),
					access.level >= LEVEL_CLIENTS ? or(isMine, and(isGiven, seen(visit))) : isMine,
				),
				limit: 1,
			},
		),
	});
	return serveRecordFile(visit, list[0]?.file);
}
