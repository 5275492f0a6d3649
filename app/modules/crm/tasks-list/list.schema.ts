import * as z from "zod";
import { chosenIds, kept, someIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { id } from "#app/platform/text.schema";
import { priorities, taskStatuses } from "#app/tasks/states";
import { day } from "#app/tasks/task-fields.schema";
import { filter } from "../fields.schema";
import { TaskInput } from "../tasks.schema";
import { taskList } from "./tasks.list";

export const TasksQuery = ListQuery(taskList).extend({
	as: filter(z.enum(["list", "board"])),
	/** The task whose panel is open, or `new`. */
	task: filter(id),
	/** The customer whom a new task is about. */
	customer: filter(id),
});
export type TasksQuery = z.output<typeof TasksQuery>;
export const TasksExport = ListQuery(taskList).extend({ ...exportFormat, ids: chosenIds });

/** A cell that was edited in place. */
export const TaskCell = z.object({
	id,
	updatedAt: z.coerce.number("wrongType").int("wrongType"),
	due: TaskInput.shape.dueOn,
	priority: TaskInput.shape.priority,
	status: TaskInput.shape.status,
});

/** Whose they are to be: an e-mail, or a name that only one of the staff has. */
export const BulkAssign = Chosen.extend({ assignee: z.string("required").trim().min(1, "required").max(300) });
export const BulkDue = Chosen.extend({ dueOn: day });

/** A field and its value, as `status:done`. */
const names = [...taskStatuses.map((one) => `status:${one}`), ...priorities.map((one) => `priority:${one}`)];
export const BulkSet = Chosen.extend({
	field: z.enum(names as [string, ...string[]], "wrongValue").transform((sent) => {
		const [name = "", value = ""] = sent.split(":");
		return name === "status"
			? { name: "status" as const, value: value as (typeof taskStatuses)[number] }
			: { name: "priority" as const, value: value as (typeof priorities)[number] };
	}),
});

const status = z.enum(taskStatuses, "wrongValue");
export const StatusBefore = z.object({
	set: status,
	was: z.array(z.object({ status, doneAt: z.number().int().nullable(), ids: someIds })).max(1000, "wrongValue"),
});
export type StatusBefore = z.output<typeof StatusBefore>;
export const UndoStatus = z.object({ before: kept(StatusBefore) });
