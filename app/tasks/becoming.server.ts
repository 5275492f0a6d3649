import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { tasks } from "#db/schema/tasks";
import { nextDue, nextReminder } from "./series";
import { isOpenStatus } from "./states";

type Task = Row<typeof tasks>;
type Became = { patch: Patch<typeof tasks>; writes: PendingWrite[]; next?: { id: string; dueOn: string } };

/**
 * What a task's new status brings with it. One that is done and repeats is followed by the next one in the same commit,
 * once however often it is done; opened again, it takes a next one back that nobody has touched.
 */
export function becoming(
	visit: Visit,
	task: Task,
	before: Task["status"],
	status: Task["status"],
	successor: Task | undefined,
): Became {
	if (status === before) return { patch: {}, writes: [] };
	const isOpen = isOpenStatus(status);
	const patch = { status, isOpen, doneAt: isOpen ? null : visit.now.getTime() };
	if (!isOpen) {
		const next = status === "done" && !successor ? nextOf(visit, task) : undefined;
		return { patch: { ...patch, remindAt: null }, writes: next ? adding(visit, next) : [], next };
	}
	const isUntouched = successor?.status === "todo" && successor.updatedAt === successor.createdAt;
	const remindAt = (task.reminderAt ?? 0) > visit.now.getTime() ? task.reminderAt : null;
	return { patch: { ...patch, remindAt }, writes: isUntouched ? removing(visit, successor.id) : [] };
}

function adding({ rows }: Visit, next: NonNullable<ReturnType<typeof nextOf>>): PendingWrite[] {
	return [rows.adding(tasks, next), rows.indexing(tasks, next.id, [next.title, next.description])];
}

function removing({ rows }: Visit, id: string): PendingWrite[] {
	return [rows.removing(tasks, id), rows.indexing(tasks, id, [])];
}

/** The task that follows in a series, reckoned by the tenant's clock whoever finishes it. */
function nextOf({ tenant, now }: Visit, task: Task) {
	const { repeat, dueOn } = task;
	if (!repeat) return undefined;
	const { title, description, priority, assigneeId, customerId, contactId, meetingId, createdBy } = task;
	const repeatFrom = task.repeatFrom ?? dueOn;
	const due = nextDue(repeat, dueOn, repeatFrom, today(tenant.timeZone, now));
	const reminderAt = task.reminderAt === null ? null : nextReminder(task.reminderAt, dueOn, due, tenant.timeZone);
	return {
		...{ title, description, priority, assigneeId, customerId, contactId, meetingId, createdBy, repeat, repeatFrom },
		id: newId(now.getTime()),
		previousId: task.id,
		dueOn: due,
		reminderAt,
		remindAt: reminderAt,
	};
}
