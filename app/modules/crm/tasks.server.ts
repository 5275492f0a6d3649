import { and, eq } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { addingTask, newTask, shownTask, type Task, writeTask } from "#app/tasks/write-task.server";
import { contacts, meetings } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { recomputingActivity } from "./recompute-activity.server";
import type { TaskFields } from "./tasks.schema";
import { visibleTo } from "./visible.server";
import { tasksOpenTo, visibleMeetings, visibleTasks } from "./visible-tasks.server";

/** A task with the one that came after it, where the visitor sees it; throws `notFound` else. */
export async function findTask(visit: Visit, id: string, alsoInTrash = false) {
	const where = and(eq(tasks.id, id), alsoInTrash ? tasksOpenTo(visit) : visibleTasks(visit));
	const { found, after } = await visit.rows.read({
		found: visit.rows.listing(tasks, { where, limit: 1 }),
		after: visit.rows.listing(tasks, { where: eq(tasks.previousId, id), limit: 1 }),
	});
	const [task] = found;
	if (!task) throw notFound();
	return { task, successor: after[0] };
}

/** Adds a task; it is its maker's unless somebody is named. Throws `invalid` for what it points to and is not there. */
export async function addTask(visit: Visit, fields: TaskFields & { title: string }): Promise<Task> {
	await checkPointers(visit, fields);
	const row = newTask(visit, fields);
	const [added] = await visit.rows.commit(addingCustomerTask(visit, row));
	return added as Task;
}

/** The writes that add a task, what follows from it for its customer last. */
export const addingCustomerTask = (
	visit: Visit,
	row: ReturnType<typeof newTask> & { customerId?: string | null },
): PendingWrite[] => [
	...addingTask(visit, row),
	...(row.customerId ? [recomputingActivity(visit, row.customerId)] : []),
];

/**
 * Changes the fields given; a task that is done comes again where it repeats. Where it has moved on since `updatedAt`
 * nothing is written and `conflict` is thrown with the task as it is now.
 */
export function changeTask(visit: Visit, change: TaskChange) {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

type TaskChange = TaskFields & { id: string; updatedAt?: number };

async function writeChange(visit: Visit, { id, updatedAt, ...fields }: TaskChange) {
	const { task, successor } = await findTask(visit, id);
	if (updatedAt !== undefined && updatedAt !== task.updatedAt) throw conflict(shownTask(task));
	await checkPointers(visit, fields, task);
	return writeTask(visit, { task, successor }, fields, (merged) => {
		const customers = new Set([task.customerId, merged.customerId].filter((one) => one !== null));
		return [...customers].map((customer) => recomputingActivity(visit, customer));
	});
}

/** Throws `invalid` where a task would point to what is not there, or not for this visitor. */
async function checkPointers(visit: Visit, fields: TaskFields, before?: Task): Promise<void> {
	const reads = new ReadBatch();
	const { rows } = visit;
	const checks: [field: string, found: () => unknown[]][] = [];
	const isNew = (key: "customerId" | "contactId" | "meetingId" | "assigneeId") =>
		fields[key] != null && fields[key] !== before?.[key] ? fields[key] : undefined;
	const customer = isNew("customerId");
	const contact = isNew("contactId");
	const meeting = isNew("meetingId");
	const assignee = isNew("assigneeId");
	if (customer) {
		const where = and(eq(companies.id, customer), visibleTo(visit));
		checks.push(["customerId", reads.add(rows.listing(companies, { where, limit: 1 }))]);
	}
	if (contact) {
		const where = and(eq(contacts.id, contact), visibleTo(visit, contacts));
		checks.push(["contactId", reads.add(rows.listing(contacts, { where, limit: 1 }))]);
	}
	if (meeting) {
		const where = and(eq(meetings.id, meeting), visibleMeetings(visit));
		checks.push(["meetingId", reads.add(rows.listing(meetings, { where, limit: 1 }))]);
	}
	if (assignee && assignee !== visit.user.id) {
		const where = and(eq(people.id, assignee), isStaff);
		checks.push(["assigneeId", reads.add(rows.listing(people, { where, limit: 1 }))]);
	}
	await reads.send(rows);
	const missing = checks
		.filter(([, found]) => found().length === 0)
		.map(([field]) => [field, "crmWork:errors.notThere"]);
	if (missing.length > 0) throw invalid(Object.fromEntries(missing));
}
