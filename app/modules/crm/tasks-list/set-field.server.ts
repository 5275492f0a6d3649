import * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkField } from "#app/lists/bulk-field.server";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";
import { weights } from "#app/tasks/states";
import { recomputingActivities } from "../recompute-activity.server";
import { isMember } from "../staff.server";
import { resolveStaffByName } from "../staff-named.server";
import { tellAssignee, tellOfSeveral } from "../task-actions.server";
import { changeTask } from "../tasks.server";
import { visibleTasks } from "../visible-tasks.server";
import type { BulkAssign, BulkDue, BulkSet, TaskCell } from "./list.schema";
import { setStatus } from "./set-status.server";
import { chosenTasks, taskSource } from "./tasks.source.server";

const fields = bulkField({
	source: taskSource,
	values: { assigneeId: id.nullable(), dueOn: z.string().max(10), priority: z.number().int().min(1).max(3) },
	chosen: chosenTasks,
	visible: visibleTasks,
	isThere: (visit, field, value) => (field === "assigneeId" && value !== null ? isMember(visit, value) : undefined),
	after: recomputingActivities,
	feedback: { same: "crmLists:errors.nothingChanges", back: "crmWork:bulk.told.back" },
});
const CHANGED = { key: "crmWork:bulk.told.changed" };
export const fieldHandlers = fields.handlers;

/** Saves a cell of the list, where nobody has changed the task since it was read. */
export async function saveCell(visit: Visit, { due, ...cell }: z.output<typeof TaskCell>) {
	const { task } = await changeTask(visit, { ...cell, ...(due !== undefined && { dueOn: due }) });
	return { saved: task.id };
}

/** Gives tasks to somebody of the staff, who is told which it is, or how many. */
export async function assign(visit: Visit, { assignee, ...chosen }: z.output<typeof BulkAssign>): Promise<BulkAnswer> {
	const person = await resolveStaffByName(visit, assignee, "assignee");
	const { changed, answer } = await fields.set(visit, chosen, "assigneeId", person.id, {
		key: "crmWork:bulk.told.assigned",
		params: { name: nameOf(person) },
	});
	const [one] = changed;
	if (one && changed.length === 1) await tellAssignee(visit, { ...one, assigneeId: person.id }, person.id);
	else await tellOfSeveral(visit, changed.length, person.id);
	return answer;
}

/** Puts the tasks' due day. */
export async function setDue(visit: Visit, { dueOn, ...chosen }: z.output<typeof BulkDue>): Promise<BulkAnswer> {
	return (await fields.set(visit, chosen, "dueOn", dueOn, CHANGED)).answer;
}

/** Sets the status or the priority of tasks. */
export async function setChosen(visit: Visit, { field, ...chosen }: z.output<typeof BulkSet>): Promise<BulkAnswer> {
	if (field.name === "status") return setStatus(visit, chosen, field.value);
	return (await fields.set(visit, chosen, "priority", weights[field.value], CHANGED)).answer;
}
