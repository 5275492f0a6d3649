import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { isStaff } from "#app/directory/find-people.server";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { notify } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { plainTasksOf } from "../given-tasks.server";
import type { TaskFacts } from "../task-fields.schema";
import { addingTask, newTask, shownTask, type Task, writeTask } from "../write-task.server";
import type { NewPlainTask, PlainTaskInput } from "./plain-tasks.schema";

/** Tasks are given by the staff, to each other: whoever lists the organisation's tasks sees them, so that they are not for clients. */
export const mayGiveTasks = ({ access }: Pick<Visit, "access">): boolean => access.role !== "CLIENT";

/** A condition on the task of an id: it is one of the visitor's plain ones. */
export const isSeen = (visit: Visit, id: string) => and(eq(tasks.id, id), isNull(tasks.deletedAt), plainTasksOf(visit));

async function findPlainTask(visit: Visit, id: string) {
	const { found, after } = await visit.rows.read({
		found: visit.rows.listing(tasks, { where: isSeen(visit, id), limit: 1 }),
		after: visit.rows.listing(tasks, { where: eq(tasks.previousId, id), limit: 1 }),
	});
	const [task] = found;
	if (!task) throw notFound();
	return { task, successor: after[0] };
}

/** Throws `invalid` (`assigneeId`) where somebody is named who cannot be given tasks by the visitor. */
async function checkAssignee(visit: Visit, assigneeId: string | null | undefined, before?: Task): Promise<void> {
	if (!assigneeId || assigneeId === visit.user.id || assigneeId === before?.assigneeId) return;
	const where = and(eq(people.id, assigneeId), isStaff);
	const [found] = mayGiveTasks(visit) ? await visit.rows.list(people, { where, limit: 1 }) : [];
	if (!found) throw invalid({ assigneeId: "tasks:errors.notThere" });
}

async function tellAssignee(visit: Visit, { id, title, assigneeId }: Task, before?: Task): Promise<void> {
	if (!assigneeId || assigneeId === visit.user.id || assigneeId === before?.assigneeId) return;
	const params = { title, name: nameOf(visit.user) };
	const url = to.ownTask(visit.tenant.guid, id);
	await notify(visit, { to: { users: [assigneeId] }, type: "taskAssigned", params, url });
}

/** Adds a task of one's own, or for a colleague, who is told. */
export async function addPlainTask(visit: Visit, fields: NewPlainTask) {
	if (!mayGiveTasks(visit)) throw notAllowed();
	await checkAssignee(visit, fields.assigneeId);
	const row = newTask(visit, { ...fields, assigneeId: fields.assigneeId ?? visit.user.id });
	const [added] = await visit.rows.commit(addingTask(visit, row));
	await tellAssignee(visit, added as Task);
	return done({ snackbar: { key: "tasks:told.added" }, to: to.ownTasks(visit.tenant.guid) });
}

/** Changes a plain task, where it is still as it was at `updatedAt`; else throws `conflict`. */
export function changePlainTask(visit: Visit, id: string, fields: TaskFacts, updatedAt?: number) {
	return changeAgain(updatedAt, async () => {
		const found = await findPlainTask(visit, id);
		if (updatedAt !== undefined && updatedAt !== found.task.updatedAt) throw conflict(shownTask(found.task));
		await checkAssignee(visit, fields.assigneeId, found.task);
		const { task } = await writeTask(visit, found, fields);
		return { task, before: found.task };
	});
}

export async function savePlainTask(visit: Visit, { task: id, updatedAt, ...fields }: z.output<typeof PlainTaskInput>) {
	const { task, before } = await changePlainTask(visit, id, fields, updatedAt);
	await tellAssignee(visit, task, before);
	return done({ snackbar: { key: "tasks:told.saved" }, to: to.ownTasks(visit.tenant.guid) });
}
