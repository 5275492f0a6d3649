import { and, eq, sql } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { newId } from "#app/platform/ids";
import { readInstant } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { contacts, meetings, tasks } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { refreshing } from "./standing.server";
import { NO_DAY, priorityOf } from "./task-rows";
import { becoming } from "./task-status.server";
import type { priorities, TaskFields } from "./tasks.schema";
import { visibleTo } from "./visible.server";
import { tasksOpenTo, visibleMeetings, visibleTasks } from "./visible-tasks.server";

export type Task = Row<typeof tasks>;
export { NO_DAY } from "./task-rows";
/** The priorities as stored: the higher, the more urgent. */
export const weights = { low: 1, normal: 2, high: 3 } as const satisfies Record<(typeof priorities)[number], number>;

/** The zone of somebody's clock. */
export const zoneOf = ({ user, tenant }: Visit) => user.timeZone ?? tenant.timeZone;

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
	const [added] = await visit.rows.commit(addingTask(visit, row));
	return added as Task;
}

/** The row of a new task, for those who write it in a commit of their own (with `addingTask`). */
export function newTask(
	visit: Visit,
	{ status = "todo", priority = "normal", ...fields }: TaskFields & { title: string },
) {
	checkRepeat(fields.repeat, fields.dueOn);
	const isOpen = status === "todo" || status === "doing";
	const remindAt = fields.remindAt ? readInstant(fields.remindAt, zoneOf(visit)) : null;
	return {
		assigneeId: visit.user.id,
		...fields,
		id: newId(visit.now.getTime()),
		dueOn: fields.dueOn ?? NO_DAY,
		repeatFrom: fields.repeat ? (fields.dueOn ?? null) : null,
		reminderAt: remindAt,
		remindAt: isOpen ? remindAt : null,
		status,
		isOpen,
		doneAt: isOpen ? null : visit.now.getTime(),
		priority: weights[priority],
		createdBy: visit.user.id,
	};
}

/** The writes that add a task, what follows from it for its customer last. */
export function addingTask(visit: Visit, row: ReturnType<typeof newTask>): PendingWrite[] {
	const { rows } = visit;
	return [
		rows.adding(tasks, row),
		rows.indexing(tasks, row.id, [row.title, row.description]),
		...(row.customerId ? [refreshing(visit, row.customerId)] : []),
	];
}

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
	const patch = patchOf(visit, task, fields);
	const merged = { ...task, ...patch };
	checkRepeat(merged.repeat, merged.dueOn === NO_DAY ? null : merged.dueOn);
	const became = becoming(visit, merged, task.status, fields.status ?? task.status, successor);
	const whole = { ...patch, ...became.patch };
	if (Object.keys(whole).length === 0) return { task, next: undefined };
	const { rows } = visit;
	const customers = new Set([task.customerId, merged.customerId].filter((one) => one !== null));
	// What comes after it must not be written where the task itself has moved on: the batch is refused as a whole.
	const unmoved = sql`exists (select 1 from ${tasks} where ${and(eq(tasks.tenantId, visit.tenant.id), eq(tasks.id, id), eq(tasks.updatedAt, task.updatedAt))})`;
	const commit = rows.commit([
		requiring(visit.bag, unmoved),
		rows.changing(tasks, id, whole),
		rows.indexing(tasks, id, [merged.title, merged.description]),
		...became.writes,
		...[...customers].map((customer) => refreshing(visit, customer)),
	]);
	const [, changed] = await orElse(commit, () => conflict(shownTask(task)));
	return { task: changed as Task, next: became.next };
}

/** A task in the words of forms and calls, for whoever has to choose between two. */
function shownTask({ dueOn, priority, ...task }: Task) {
	const due = dueOn === NO_DAY ? null : dueOn;
	return { ...task, dueOn: due, due, priority: priorityOf(priority) };
}

function patchOf(visit: Visit, before: Task, fields: TaskFields): Patch<typeof tasks> {
	const { status: _, priority, dueOn, remindAt, ...plain } = fields;
	const patch: Patch<typeof tasks> = { ...plain };
	if (priority !== undefined) patch.priority = weights[priority];
	if (dueOn !== undefined) patch.dueOn = dueOn ?? NO_DAY;
	if (remindAt !== undefined)
		Object.assign(patch, reminderOf(before, remindAt && readInstant(remindAt, zoneOf(visit))));
	const repeat = fields.repeat === undefined ? before.repeat : fields.repeat;
	const starts = repeat !== before.repeat || (patch.dueOn !== undefined && patch.dueOn !== before.dueOn);
	if (starts) patch.repeatFrom = repeat ? (patch.dueOn ?? before.dueOn) : null;
	return patch;
}

/** Another reminder; one that is as it was (its seconds are not written in forms) is not told a second time. */
function reminderOf(before: Task, wanted: number | null | ""): Pick<Patch<typeof tasks>, "reminderAt" | "remindAt"> {
	const remindAt = wanted || null;
	const stands = before.remindAt ?? before.reminderAt;
	const isSame = remindAt !== null && stands !== null && Math.floor(remindAt / 60_000) === Math.floor(stands / 60_000);
	return isSame || remindAt === stands ? {} : { reminderAt: remindAt, remindAt };
}

function checkRepeat(repeat: Task["repeat"] | undefined, dueOn: string | null | undefined): void {
	if (repeat && !dueOn) throw invalid({ dueOn: "crmWork:errors.repeatNeedsDue" });
}

/** Throws `invalid` where a task would point to what is not there, or not for this visitor. */
async function checkPointers(visit: Visit, fields: TaskFields, before?: Task): Promise<void> {
	const reads = new Reads();
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
