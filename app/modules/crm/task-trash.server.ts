import { DAY, HOUR } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { isOpenStatus } from "#app/tasks/states";
import type { Task } from "#app/tasks/write-task.server";
import { tasks } from "#db/schema/tasks";
import { recomputingActivity } from "./recompute-activity.server";
import type { snoozes } from "./tasks.schema";
import { findTask } from "./tasks.server";

const lengths = { hour: HOUR, day: DAY, week: 7 * DAY } as const satisfies Record<(typeof snoozes)[number], number>;

/** Tells of the task later: an hour, a day or a week from now. Throws `invalid` for one that is not open. */
export async function snoozeTask(visit: Visit, id: string, by: (typeof snoozes)[number]): Promise<Task> {
	const { task } = await findTask(visit, id);
	if (!isOpenStatus(task.status)) throw invalid({ id: "crmWork:errors.notOpen" });
	const remindAt = visit.now.getTime() + lengths[by];
	const reminderAt = task.reminderAt ?? remindAt;
	return (await visit.rows.change(tasks, id, { remindAt, reminderAt })) ?? task;
}

/** Puts a task into the trash; it is no longer told of, nor its customer's next. */
export async function trashTask(visit: Visit, id: string): Promise<Task> {
	const { task } = await findTask(visit, id);
	await setTrashed(visit, task, visit.now.getTime());
	return task;
}

/** Takes a task out of the trash. */
export async function restoreTask(visit: Visit, id: string): Promise<Task> {
	const { task } = await findTask(visit, id, true);
	await setTrashed(visit, task, null);
	return task;
}

async function setTrashed(visit: Visit, task: Task, deletedAt: number | null): Promise<void> {
	const { rows } = visit;
	await rows.commit([
		rows.changing(tasks, task.id, { deletedAt }),
		rows.indexing(tasks, task.id, deletedAt === null ? [task.title, task.description] : []),
		...(task.customerId ? [recomputingActivity(visit, task.customerId)] : []),
	]);
}
