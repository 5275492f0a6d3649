import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { notify } from "#app/platform/notify.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Task } from "#app/tasks/write-task.server";
import { changeFeedback } from "#app/ui/change-feedback";
import { paths } from "./paths";
import { resolveCustomerByName } from "./resolve-customer.server";
import { restoreTask, snoozeTask, trashTask } from "./task-trash.server";
import type { MoveInput, SnoozeInput, TaskForm, TaskRef } from "./tasks.schema";
import { addTask, changeTask } from "./tasks.server";

type Input<Schema extends z.ZodType> = z.output<Schema>;

/** Saves what the panel's form holds and goes on to the list. */
export async function saveTask(visit: Visit, { id, customer, back = "", updatedAt, ...form }: Input<typeof TaskForm>) {
	const fields = {
		...form,
		...(customer !== undefined && { customerId: await resolveCustomerByName(visit, customer, form.customerId) }),
	};
	const saved =
		id === undefined ? await addTask(visit, fields) : (await changeTask(visit, { ...fields, id, updatedAt })).task;
	await tellAssignee(visit, saved, id === undefined ? "any" : form.assigneeId);
	const key = id === undefined ? "crmWork:snackbar.added" : "crmWork:snackbar.saved";
	const query = new URLSearchParams(back);
	for (const own of ["task", "customer"]) query.delete(own);
	return done({ snackbar: { key }, to: `${paths(visit.tenant.guid).tasks}?${query}` });
}

/** Tells whoever was given a task by somebody else. */
export async function tellAssignee(visit: Visit, task: Task, given: string | null | undefined): Promise<void> {
	const { assigneeId: to } = task;
	if (!to || !given || to === visit.user.id) return;
	const url = paths(visit.tenant.guid).task(task.id);
	const params = { title: task.title, name: nameOf(visit.user) };
	await notify(visit, { to: { users: [to] }, type: "taskAssigned", params, url });
}

/** Tells whoever was given several tasks at once by somebody else. */
export async function tellOfSeveral(visit: Visit, count: number, to: string): Promise<void> {
	if (to === visit.user.id) return;
	const url = `${paths(visit.tenant.guid).tasks}?f=assignee.any.me`;
	await notify(visit, { to: { users: [to] }, type: "tasksAssigned", params: { count, name: nameOf(visit.user) }, url });
}

/** For a form that stays on the page. */
const taskFeedback = (task: Task, key: string, undo: "reopen" | "restore" | null = null) =>
	changeFeedback(task, `crmWork:told.${key}`, { params: { title: task.title }, undo });
type Ref = Input<typeof TaskRef>;

export async function finishTask(visit: Visit, { id }: Ref) {
	const { task, next } = await changeTask(visit, { id, status: "done" });
	return taskFeedback(task, next ? "doneWithNext" : "done", "reopen");
}

export async function reopenTask(visit: Visit, { id }: Ref) {
	const { task } = await changeTask(visit, { id, status: "todo" });
	return taskFeedback(task, "reopened");
}

export async function moveTask(visit: Visit, { id, status }: Input<typeof MoveInput>) {
	const { task } = await changeTask(visit, { id, status });
	return taskFeedback(task, `moved.${status}`);
}

export async function snooze(visit: Visit, { id, by }: Input<typeof SnoozeInput>) {
	return taskFeedback(await snoozeTask(visit, id, by), `snoozed.${by}`);
}

export async function removeTask(visit: Visit, { id }: Ref) {
	return taskFeedback(await trashTask(visit, id), "removed", "restore");
}

export async function bringBack(visit: Visit, { id }: Ref) {
	return taskFeedback(await restoreTask(visit, id), "restored");
}
