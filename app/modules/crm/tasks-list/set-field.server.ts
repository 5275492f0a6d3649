import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { tasks } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { staffMeant } from "../staff-named.server";
import { refreshingAll } from "../standing.server";
import { tellAssignee, tellOfSeveral } from "../task-actions.server";
import { changeTask, type Task, weights } from "../tasks.server";
import type { TaskCell } from "../tasks-list/list.schema";
import { visibleTasks } from "../visible-tasks.server";
import type { BulkAssign, BulkDue, BulkSet, FieldsBefore, UndoFields } from "./list.schema";
import { setStatus } from "./set-status.server";
import { chosenTasks, taskSource } from "./tasks.source.server";

type Chosen = { ids: string[]; matching?: string };
type Value = FieldsBefore["set"];

/** Saves a cell of the list, where nobody has changed the task since it was read. */
export async function saveCell(visit: Visit, { due, ...cell }: z.output<typeof TaskCell>) {
	const { task } = await changeTask(visit, { ...cell, ...(due !== undefined && { dueOn: due }) });
	return { saved: task.id };
}

/** Gives tasks to somebody of the staff, who is told which it is, or how many. */
export async function assign(visit: Visit, { assignee, ...chosen }: z.output<typeof BulkAssign>): Promise<BulkAnswer> {
	const person = await staffMeant(visit, assignee, "assignee");
	const { changed, answer } = await setField(visit, chosen, "assigneeId", person.id, "assigned", nameOf(person));
	const [one] = changed;
	if (one && changed.length === 1) await tellAssignee(visit, { ...one, assigneeId: person.id }, person.id);
	else await tellOfSeveral(visit, changed.length, person.id);
	return answer;
}

/** Puts the tasks' due day. */
export async function setDue(visit: Visit, { dueOn, ...chosen }: z.output<typeof BulkDue>): Promise<BulkAnswer> {
	return (await setField(visit, chosen, "dueOn", dueOn, "changed")).answer;
}

/** Sets the status or the priority of tasks. */
export async function setChosen(visit: Visit, { field, ...chosen }: z.output<typeof BulkSet>): Promise<BulkAnswer> {
	if (field.name === "status") return setStatus(visit, chosen, field.value);
	return (await setField(visit, chosen, "priority", weights[field.value], "changed")).answer;
}

async function setField(
	visit: Visit,
	{ ids: some, matching }: Chosen,
	field: FieldsBefore["field"],
	value: Value,
	told: string,
	name = "",
) {
	const rows: Task[] = await chosenRows(visit, taskSource, { ids: some, matching }, chosenTasks(visit, matching));
	const changed = rows.filter((row) => row[field] !== value);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	const held = [...new Set(changed.map((row) => row[field]))];
	const idsWith = (before: Value) => changed.filter((row) => row[field] === before).map(({ id }) => id);
	const before: FieldsBefore = { field, set: value, was: held.map((one) => ({ value: one, ids: idsWith(one) })) };
	const ids = changed.map(({ id }) => id);
	await visit.rows.commit([
		visit.rows.changingWhere(tasks, hasId(tasks, ids), { [field]: value }),
		...refreshingAll(visit, changed),
	]);
	const snackbar = { key: `crmWork:bulk.told.${told}`, params: { name, count: ids.length } };
	return { changed, answer: bulkDone(snackbar, { intent: "undoFields", before: JSON.stringify(before) }) };
}

/** Gives tasks back what the field held, where it still holds what the bulk action left. */
export async function undoFields(visit: Visit, { before }: z.output<typeof UndoFields>): Promise<BulkAnswer> {
	const { field, set, was } = before;
	const column = tasks[field];
	const still = set === null ? isNull(column) : eq(column, set as never);
	const mine = (ids: string[]) => and(hasId(tasks, ids), filtering(and(still, visibleTasks(visit)) as SQL)) as SQL;
	const all = was.flatMap(({ ids }) => ids);
	const rows = all.length === 0 ? [] : await visit.rows.list(tasks, { where: mine(all), limit: all.length });
	const staff = sql`exists (select 1 from ${people} where ${people.tenantId} = ${visit.tenant.id} and ${people.id} = `;
	const isThere = (value: Value) =>
		field === "assigneeId" && value !== null ? sql`${staff}${value})` : (undefined as SQL | undefined);
	const writes = was.map(({ value, ids }) =>
		visit.rows.changingWhere(tasks, and(mine(ids), isThere(value)) as SQL, { [field]: value } as never),
	);
	if (rows.length > 0) await visit.rows.commit([...writes, ...refreshingAll(visit, rows)]);
	return bulkDone({ key: "crmWork:bulk.told.back", params: { count: rows.length } });
}
