import { and, eq, sql } from "drizzle-orm";
import { zoneOf } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { readInstant } from "#app/platform/local-time";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { tasks } from "#db/schema/tasks";
import { becoming } from "./becoming.server";
import { dayOrNone, NO_DAY } from "./due";
import { isOpenStatus, priorityOf, weights } from "./states";
import type { TaskFacts } from "./task-fields.schema";

export type Task = Row<typeof tasks>;

/** The row of a new task, for those who write it in a commit of their own (with `addingTask`). */
export function newTask<Fields extends TaskFacts & { title: string }>(
	visit: Visit,
	{ status = "todo", priority = "normal", ...fields }: Fields,
) {
	checkRepeat(fields.repeat, fields.dueOn);
	const isOpen = isOpenStatus(status);
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

/** The writes that add a task. */
export function addingTask({ rows }: TenantContext, row: ReturnType<typeof newTask>): PendingWrite[] {
	return [rows.adding(tasks, row), rows.indexing(tasks, row.id, [row.title, row.description])];
}

/**
 * Changes the fields given; a task that is done comes again where it repeats. Where it has moved on meanwhile nothing is written and
 * `conflict` is thrown with the task as it is now. `after`: what else follows from it in the same commit.
 */
export async function writeTask(
	visit: Visit,
	{ task, successor }: { task: Task; successor: Task | undefined },
	fields: TaskFacts,
	after: (merged: Task) => PendingWrite[] = () => [],
) {
	const patch = patchOf(visit, task, fields);
	const merged = { ...task, ...patch };
	checkRepeat(merged.repeat, dayOrNone(merged.dueOn));
	const became = becoming(visit, merged, task.status, fields.status ?? task.status, successor);
	const whole = { ...patch, ...became.patch };
	if (Object.keys(whole).length === 0) return { task, next: undefined };
	const { id, updatedAt } = task;
	// What comes after it must not be written where the task itself has moved on: the batch is refused as a whole.
	const unmoved = sql`exists (select 1 from ${tasks} where ${and(eq(tasks.tenantId, visit.tenant.id), eq(tasks.id, id), eq(tasks.updatedAt, updatedAt))})`;
	const { rows } = visit;
	const commit = rows.commit([
		requiring(visit.context, unmoved),
		rows.changing(tasks, id, whole),
		rows.indexing(tasks, id, [merged.title, merged.description]),
		...became.writes,
		...after(merged),
	]);
	const [, changed] = await orElse(commit, () => conflict(shownTask(task)));
	return { task: changed as Task, next: became.next };
}

/** A task in the words of forms and calls, for whoever has to choose between two. */
export function shownTask({ dueOn, priority, ...task }: Task) {
	const due = dayOrNone(dueOn);
	return { ...task, dueOn: due, due, priority: priorityOf(priority) };
}

function patchOf(visit: Visit, before: Task, fields: TaskFacts): Patch<typeof tasks> {
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
	if (repeat && !dueOn) throw invalid({ dueOn: "tasks:errors.repeatNeedsDue" });
}
