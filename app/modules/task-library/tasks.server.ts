import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { findAmong } from "#app/directory/find-people.server";
import { followedBy } from "#app/directory/followed.server";
import { readGroups } from "#app/directory/groups.server";
import { inModule } from "#app/directory/module-members.server";
import { NAMED, nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { after, pageOf } from "#app/platform/paging.server";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { learningContents, learningTaskPeople, learningTasks } from "#db/schema/task-library";
import { readingOpen } from "./contents.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { serializeContent } from "./serialize.server";
import type { ContentQuery, GivenTasksQuery, GiveTaskInput } from "./task-library.schema";
import { titleOf } from "./titles.server";

const PAGE = 30;
/** People who are offered where there is no JavaScript. */
const OFFERED = 200;

export const idOfTaken = (taskId: string, userId: string) => `${taskId}:${userId}`;

/** A condition on people: those to whom the visitor gives tasks. They have the module; below level 30 they are followed up by the visitor. */
const receivers = (visit: Visit): SQL | undefined =>
	and(
		visit.access.level >= LEVEL_ALL ? undefined : followedBy(visit),
		inModule(visit, people.id, { moduleKey: manifest.key, level: 10 }),
	);

export const findReceivers = findAmong(receivers);

/** A condition on tasks: those that the visitor has given; at level 30 everybody's. */
export const givenBy = ({ access, user }: Visit): SQL | undefined =>
	access.level >= LEVEL_ALL ? undefined : eq(learningTasks.authorId, user.id);

/** A content with the form that gives it to people. */
export async function showGiveTask(visit: Visit, { content_id: id }: z.output<typeof ContentQuery>) {
	const { rows, tenant } = visit;
	const reads = new ReadBatch();
	const content = reads.add(readingOpen(visit, id));
	const groups = readGroups(visit, reads);
	const offered = reads.add(
		rows.listing(people, {
			where: and(eq(people.isActive, true), receivers(visit)),
			orderBy: [people.sortName, people.id],
			limit: OFFERED,
		}),
	);
	await reads.send(rows);
	const found = content();
	if (!found) throw notFound();
	return {
		content: serializeContent(visit, found),
		groups: groups(),
		people: offered().map((person) => ({ id: person.id, name: nameOf(person) })),
		tenant: tenant.guid,
	};
}

/** Gives a published content to people as a task; each of them is told once. Gives its id and the number of people. */
export async function giveTask(visit: Visit, input: GiveTaskInput): Promise<{ id: string; count: number }> {
	const { rows, user, now, tenant } = visit;
	const { content_id: contentId, answerType, words, dueOn } = input;
	const ids = [...new Set(input.people)];
	const { content, known } = await rows.read({
		content: readingOpen(visit, contentId),
		known: rows.counting(people, and(eq(people.isActive, true), receivers(visit), among(people.id, ids)), ids.length),
	});
	if (!content) throw notFound();
	if (content.status !== "published") throw invalid({ form: "taskLibrary:errors.taskOfDraft" });
	if (ids.length === 0) throw invalid({ people: "taskLibrary:errors.nobody" });
	if (known !== ids.length) throw notFound();
	const id = newId(now.getTime());
	const notice = {
		...{ type: "learningTaskGiven" as const, noticeId: newId(now.getTime()), url: paths(tenant.guid).task(id) },
		params: { title: titleOf(content) },
	};
	await rows.commit([
		rows.adding(learningTasks, { id, contentId, authorId: user.id, answerType, words, dueOn }),
		rows.addingEach(
			learningTaskPeople,
			ids.map((userId) => ({ id: idOfTaken(id, userId), taskId: id, contentId, userId, dueOn })),
		),
		notifying(
			visit,
			notice,
			ids.filter((one) => one !== user.id),
		),
	]);
	return { id, count: ids.length };
}

/** How many people have a task, and how many of them have answered. */
export const hangingCounts = ({ rows }: Visit) => {
	const counted = (where: SQL) =>
		rows.hanging(learningTaskPeople, [learningTaskPeople.taskId, learningTasks.id], {
			...{ where, orderBy: [sql`${learningTaskPeople.id}`], limit: 1 },
		});
	return { all: counted(sql`1`), answered: counted(isNotNull(learningTaskPeople.answeredAt)) };
};

/** Tasks that the visitor has given, the newest first, with how many have answered each. */
export async function showGivenTasks(visit: Visit, { cursor }: z.output<typeof GivenTasksQuery>) {
	const { rows, tenant } = visit;
	const { list } = await rows.read({
		list: rows.listingWith(
			learningTasks,
			{ content: [learningContents, learningTasks.contentId], by: [people, learningTasks.authorId, NAMED] },
			{
				where: and(givenBy(visit), after([learningTasks.createdAt, learningTasks.id], cursor, "desc")),
				orderBy: [desc(learningTasks.createdAt), desc(learningTasks.id)],
				limit: PAGE + 1,
				hanging: hangingCounts(visit),
			},
		),
	});
	const page = pageOf(list, PAGE, ({ row }) => [row.createdAt, row.id]);
	return {
		items: page.items.map(({ row: { id, dueOn, answerType, createdAt }, content, by, all, answered }) => ({
			...{ id, dueOn, answerType, createdAt, by: by ? nameOf(by) : "" },
			...{ title: content ? titleOf(content) : "", all: all.count, answered: answered.count },
		})),
		next: page.next,
		isFirst: cursor === undefined,
		tenant: tenant.guid,
	};
}
