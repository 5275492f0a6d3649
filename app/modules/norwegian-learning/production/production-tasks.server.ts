import { asc, eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { productionTasks } from "#db/schema/norwegian-learning";
import type { ChangedTaskInput, TaskInput } from "./production.schema";

export type ProductionTask = Row<typeof productionTasks>;
/** Tasks that the room shows. */
const MOST = 200;

/** For one `rows.read`: the tasks by name; only those that are open, where it is said so. */
export const readingTasks = ({ rows }: Visit, { isOpen }: { isOpen: boolean }) =>
	rows.listing(productionTasks, {
		where: isOpen ? eq(productionTasks.status, "open") : undefined,
		orderBy: [asc(productionTasks.sortTitle), asc(productionTasks.id)],
		limit: MOST,
	});

export async function findTask({ rows }: Pick<Visit, "rows">, id: string): Promise<ProductionTask> {
	const task = await rows.find(productionTasks, id);
	if (!task) throw notFound();
	return task;
}

const rowOf = ({ title, kind, prompt, written, status, wordsAbout, secondsMost, takesMost, assessors }: TaskInput) => ({
	...{ title, sortTitle: title.toLowerCase(), kind, prompt, written, status },
	...{ wordsAbout, secondsMost, takesMost, assessors },
});

export async function addTask(visit: Visit, input: TaskInput): Promise<ProductionTask> {
	const id = newId(visit.now.getTime());
	return visit.rows.add(productionTasks, { ...rowOf(input), id, createdBy: visit.user.id });
}

/** Changes a task. Whoever has begun goes on with it as it was. Throws `conflict` where it has moved on since `updatedAt`. */
export async function changeTask(visit: Visit, { task_id: id, updatedAt, ...input }: ChangedTaskInput) {
	const before = await findTask(visit, id);
	if (updatedAt !== undefined && before.updatedAt !== updatedAt) throw conflict(before);
	return visit.rows.change(productionTasks, id, rowOf(input));
}

export async function showTask(visit: Visit, { task_id: id }: { task_id: string }) {
	return { task: await findTask(visit, id), tenant: visit.tenant.guid };
}
