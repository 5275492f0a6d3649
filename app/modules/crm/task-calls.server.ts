import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { keyset, pageOf } from "#app/platform/paging.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { priorityOf } from "#app/tasks/states";
import type { Task } from "#app/tasks/write-task.server";
import { tasks } from "#db/schema/tasks";
import { tellAssignee } from "./task-actions.server";
import { trashTask } from "./task-trash.server";
import type { TaskInput, TaskRef, TasksCall } from "./tasks.schema";
import { addTask, changeTask, findTask } from "./tasks.server";
import { visibleTasks } from "./visible-tasks.server";

const isYes = (sent: unknown) => sent === true || sent === "true" || sent === 1 || sent === "1";

/** One task by its id, or a page of them by due day: the open ones unless `done` asks for the others. */
export async function listTasks(visit: Visit, query: TasksCall) {
	const { rows } = visit;
	const { id, limit, customerId, assigneeId, due } = query;
	if (id !== undefined) {
		const { task } = await findTask(visit, id);
		return serializeTask(task);
	}
	const place = keyset([tasks.dueOn, tasks.id], query);
	const where = and(
		visibleTasks(visit),
		eq(tasks.isOpen, !isYes(query.done)),
		customerId ? eq(tasks.customerId, customerId) : undefined,
		assigneeId ? eq(tasks.assigneeId, assigneeId) : undefined,
		due ? eq(tasks.dueOn, due) : undefined,
		place.where,
	);
	const found = await rows.list(tasks, { where, orderBy: place.orderBy, limit: limit + 1 });
	const { items, next } = pageOf(found, limit, ({ dueOn, id }) => [dueOn, id]);
	return { items: items.map(serializeTask), next };
}

export async function saveTask(visit: Visit, { tenantId: _, id, updatedAt, due, done, ...sent }: TaskInput) {
	const fields = { ...sent, ...(due !== undefined && { dueOn: due }), ...(done !== undefined && statusOf(done)) };
	if (id !== undefined) {
		const { task, next } = await withCurrent(changeTask(visit, { ...fields, id, updatedAt }), async () =>
			serializeTask((await findTask(visit, id)).task),
		);
		await tellAssignee(visit, task, fields.assigneeId);
		return { ...serializeTask(task), ...(next && { next_id: next.id }) };
	}
	const { title } = fields;
	if (title === undefined) throw invalid({ title: "required" });
	const task = await addTask(visit, { ...fields, title });
	await tellAssignee(visit, task, fields.assigneeId);
	return serializeTask(task);
}

export async function removeTask(visit: Visit, { id }: z.output<typeof TaskRef>) {
	await trashTask(visit, id);
	return { id, deleted: true };
}

const statusOf = (done: unknown) => ({ status: isYes(done) ? ("done" as const) : ("todo" as const) });
const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A task as the calls give it. */
export function serializeTask(task: Task) {
	return {
		id: task.id,
		tenant_id: task.tenantId,
		customer_id: task.customerId,
		contact_id: task.contactId,
		meeting_id: task.meetingId,
		title: task.title,
		description: task.description,
		status: task.status,
		done: task.status === "done",
		priority: priorityOf(task.priority),
		due: dayOrNone(task.dueOn),
		remind_at: instant(task.remindAt),
		repeat: task.repeat,
		assignee_id: task.assigneeId,
		created_by: task.createdBy,
		done_at: task.status === "done" ? instant(task.doneAt) : null,
		created_at: instant(task.createdAt),
		updated_at: instant(task.updatedAt),
	};
}
