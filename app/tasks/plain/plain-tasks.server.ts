import { redirect } from "@remix-run/cloudflare";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { findStaff, isStaff } from "#app/directory/find-people.server";
import { NAMED, nameOf } from "#app/directory/names";
import { today, zoneOf } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { toLocal } from "#app/platform/local-time";
import { notify } from "#app/platform/notify.server";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { to } from "#app/platform/to";
import { people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { dayOrNone } from "../due";
import { besideTasks, plainTasksOf } from "../given-tasks.server";
import type { TaskFacts } from "../task-fields.schema";
import { addingTask, newTask, shownTask, type Task, writeTask } from "../write-task.server";
import type { NewPlainTask, PlainTaskInput, PlainTaskNamed } from "./plain-tasks.schema";

/** More of the staff are not offered in one list; whoever is beyond it is found by name. */
const MOST = 200;

/** Tasks are given by the staff, to each other: whoever lists the organisation's tasks sees them, so that they are not for clients. */
export const mayGiveTasks = ({ access }: Pick<Visit, "access">): boolean => access.role !== "CLIENT";

/** Finds staff by name, for whoever may give them a task. */
export function findColleagues(visit: Visit, query: Parameters<typeof findStaff>[1]) {
	if (!mayGiveTasks(visit)) throw notAllowed();
	return findStaff(visit, query);
}

function readColleagues(visit: Visit, reads: Reads) {
	if (!mayGiveTasks(visit)) return () => null;
	const found = reads.add(
		visit.rows.listing(people, {
			where: isStaff,
			orderBy: [desc(eq(people.id, visit.user.id)), asc(people.sortName), asc(people.id)],
			limit: MOST,
		}),
	);
	return () => found().map((person) => ({ value: person.id, label: nameOf(person) }));
}

/** The page for a new one. */
export async function showNewTask(visit: Visit) {
	if (!mayGiveTasks(visit)) throw notAllowed();
	const reads = new Reads();
	const colleagues = readColleagues(visit, reads);
	await reads.send(visit.rows);
	return { colleagues: colleagues(), me: visit.user.id, tenant: visit.tenant.guid };
}

/** The page of a plain task; where the module that lists tasks is open to the visitor, it shows the task. */
export async function showPlainTask(visit: Visit, { task: id }: z.output<typeof PlainTaskNamed>) {
	const beside = await besideTasks(visit);
	if (beside) throw redirect(beside.module.path(visit.tenant.guid, id));
	const reads = new Reads();
	const found = reads.add(
		visit.rows.listingWith(
			tasks,
			{ by: [people, tasks.createdBy, NAMED], assignee: [people, tasks.assigneeId, NAMED] },
			{ where: isSeen(visit, id), limit: 1 },
		),
	);
	const colleagues = readColleagues(visit, reads);
	await reads.send(visit.rows);
	const [one] = found();
	if (!one) throw notFound();
	const { row, by, assignee } = one;
	const reminder = row.remindAt ?? row.reminderAt;
	const choices = colleagues();
	return {
		title: row.title,
		task: {
			...{ id: row.id, title: row.title, description: row.description, status: row.status, isOpen: row.isOpen },
			...{ dueOn: dayOrNone(row.dueOn), repeat: row.repeat, updatedAt: row.updatedAt, assigneeId: row.assigneeId },
			reminder: reminder === null ? "" : toLocal(reminder, zoneOf(visit)),
			isReminded: row.reminderAt !== null && row.remindAt === null,
		},
		by: by && row.createdBy !== visit.user.id ? nameOf(by) : null,
		colleagues:
			choices && assignee && !choices.some(({ value }) => value === assignee.id)
				? [{ value: assignee.id, label: nameOf(assignee) }, ...choices]
				: choices,
		...{ today: today(zoneOf(visit), visit.now), me: visit.user.id, tenant: visit.tenant.guid },
	};
}

const isSeen = (visit: Visit, id: string) => and(eq(tasks.id, id), isNull(tasks.deletedAt), plainTasksOf(visit));

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
