import { and, eq, or } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { notify } from "#app/platform/notify.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { places } from "./places";
import { restoreTask, snoozeTask, trashTask } from "./task-trash.server";
import type { MoveInput, SnoozeInput, TaskForm, TaskRef } from "./tasks.schema";
import { addTask, changeTask, type Task } from "./tasks.server";
import { visibleTo } from "./visible.server";

type Input<Schema extends z.ZodType> = z.output<Schema>;

/** Saves what the panel's form holds and goes on to the list. */
export async function saveTask(visit: Visit, { id, customer, view, as, updatedAt, ...form }: Input<typeof TaskForm>) {
	const fields = { ...form, ...(customer !== undefined && (await meant(visit, customer, form.customerId))) };
	const saved =
		id === undefined ? await addTask(visit, fields) : (await changeTask(visit, { ...fields, id, updatedAt })).task;
	await tellAssignee(visit, saved, id === undefined ? "any" : form.assigneeId);
	const key = id === undefined ? "crmWork:snackbar.added" : "crmWork:snackbar.saved";
	return done({
		snackbar: { key },
		to: `${places(visit.tenant.guid).tasks}?${new URLSearchParams({ view: view ?? "mine", as: as ?? "list" })}`,
	});
}

/** Tells whoever was given a task by somebody else. */
export async function tellAssignee(visit: Visit, task: Task, given: string | null | undefined): Promise<void> {
	const { assigneeId: to } = task;
	if (!to || !given || to === visit.user.id) return;
	const url = `${places(visit.tenant.guid).tasks}?task=${task.id}`;
	const params = { title: task.title, name: nameOf(visit.user) };
	await notify(visit, { to: { users: [to] }, type: "taskAssigned", params, url });
}

/** The customer that a typed name means; the id that came with it counts where the name is still that one's. */
async function meant(visit: Visit, typed: string | null, id: string | null | undefined) {
	if (typed === null) return { customerId: null };
	const sortName = typed.trim().toLowerCase();
	const named = and(or(eq(companies.sortName, sortName), eq(companies.id, id ?? "")), visibleTo(visit));
	const found = await visit.rows.list(companies, { where: named, limit: 3 });
	const fits = found.filter((company) => company.sortName === sortName);
	const one = fits.find((company) => company.id === id) ?? (fits.length === 1 ? fits[0] : undefined);
	if (!one) throw invalid({ customer: fits.length > 1 ? "crmWork:errors.manyCustomers" : "crmWork:errors.noCustomer" });
	return { customerId: one.id };
}

type Told = { changed: { id: string; task: string; key: string; title: string; undo: "reopen" | "restore" | null } };
/** For a form that stays on the page: what it says, and how to take it back. */
const told = (task: Task, key: string, undo: Told["changed"]["undo"] = null): Told => ({
	changed: { id: `${task.id}:${task.updatedAt}:${key}`, task: task.id, key, title: task.title, undo },
});
type Ref = Input<typeof TaskRef>;

export async function finishTask(visit: Visit, { id }: Ref) {
	const { task, next } = await changeTask(visit, { id, status: "done" });
	return told(task, next ? "doneWithNext" : "done", "reopen");
}

export async function reopenTask(visit: Visit, { id }: Ref) {
	const { task } = await changeTask(visit, { id, status: "todo" });
	return told(task, "reopened");
}

export async function moveTask(visit: Visit, { id, status }: Input<typeof MoveInput>) {
	const { task } = await changeTask(visit, { id, status });
	return told(task, `moved.${status}`);
}

export async function snooze(visit: Visit, { id, by }: Input<typeof SnoozeInput>) {
	return told(await snoozeTask(visit, id, by), `snoozed.${by}`);
}

export async function removeTask(visit: Visit, { id }: Ref) {
	return told(await trashTask(visit, id), "removed", "restore");
}

export async function bringBack(visit: Visit, { id }: Ref) {
	return told(await restoreTask(visit, id), "restored");
}
