import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { becoming } from "#app/tasks/becoming.server";
import type { Task } from "#app/tasks/write-task.server";
import { tasks } from "#db/schema/tasks";
import { recomputingActivities } from "../recompute-activity.server";
import { visibleTasks } from "../visible-tasks.server";
import type { StatusBefore, UndoStatus } from "./list.schema";
import { chosenTasks, taskSource } from "./tasks.source.server";

type Chosen = { ids: string[]; matching?: string };
type Status = Task["status"];

/** Sets the status of tasks, with all that follows from it: what repeats comes again, reminders end. */
export async function setStatus(visit: Visit, chosen: Chosen, status: Status): Promise<BulkAnswer> {
	const rows: Task[] = await chosenRows(visit, taskSource, chosen, chosenTasks(visit, chosen.matching));
	const changed = rows.filter((row) => row.status !== status);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	await visit.rows.commit(await turning(visit, changed, () => ({ status })));
	const groups = new Map<string, StatusBefore["was"][number]>();
	for (const { id, status: was, doneAt } of changed) {
		const key = `${was}:${doneAt}`;
		groups.set(key, { status: was, doneAt, ids: [...(groups.get(key)?.ids ?? []), id] });
	}
	const before: StatusBefore = { set: status, was: [...groups.values()] };
	const snackbar = { key: "crmWork:bulk.told.changed", params: { count: changed.length } };
	return bulkDone(snackbar, { intent: "undoStatus", before: JSON.stringify(before) });
}

/** Gives tasks back the status that they had, where they still have the one that the bulk action gave. */
export async function undoStatus(visit: Visit, { before }: z.output<typeof UndoStatus>): Promise<BulkAnswer> {
	const was = new Map(before.was.flatMap(({ ids, ...stood }) => ids.map((id) => [id, stood] as const)));
	const still = filtering(
		and(eq(tasks.status, before.set), visibleTasks(visit)) as NonNullable<ReturnType<typeof and>>,
	);
	const where = and(hasId(tasks, [...was.keys()]), still);
	const rows = was.size === 0 ? [] : await visit.rows.list(tasks, { where, limit: was.size });
	const back = ({ id, status }: Task) => was.get(id) ?? { status };
	if (rows.length > 0) await visit.rows.commit(await turning(visit, rows, back));
	return bulkDone({ key: "crmWork:bulk.told.back", params: { count: rows.length } });
}

/** The writes by which tasks turn to a status; those that come to the same are one. */
async function turning(
	visit: Visit,
	rows: Task[],
	to: (task: Task) => { status: Status; doneAt?: number | null },
): Promise<PendingWrite[]> {
	const ids = rows.map(({ id }) => id);
	const after = await visit.rows.list(tasks, { where: among(tasks.previousId, ids), limit: ids.length });
	const patches = new Map<string, string[]>();
	const follows: PendingWrite[] = [];
	for (const task of rows) {
		const { status, doneAt } = to(task);
		const successor = after.find(({ previousId }) => previousId === task.id);
		const { patch, writes } = becoming(visit, task, task.status, status, successor);
		const key = JSON.stringify(doneAt === undefined ? patch : { ...patch, doneAt });
		patches.set(key, [...(patches.get(key) ?? []), task.id]);
		follows.push(...writes);
	}
	const changing = [...patches].map(([patch, some]) =>
		visit.rows.changingWhere(tasks, hasId(tasks, some), JSON.parse(patch)),
	);
	return [...changing, ...follows, ...recomputingActivities(visit, rows)];
}
