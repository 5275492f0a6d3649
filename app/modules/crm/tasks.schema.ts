import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { taskStatuses } from "#app/tasks/states";
import { day, taskFields } from "#app/tasks/task-fields.schema";

/** A filter of a GET form: an empty field is no filter. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const fields = { ...taskFields, customerId: orNone(id), contactId: orNone(id), meetingId: orNone(id) };
const Fields = z.object(fields).partial();
export type TaskFields = z.output<typeof Fields>;

/** A form's task. `customer` is the name of a customer as the field offers it; it counts where it was changed. */
export const TaskForm = Fields.extend({
	id: filter(id),
	updatedAt: basedOn,
	customer: orNone(oneLine(300)).optional(),
	/** The query of the list to go back to. */
	back: z.string("wrongType").max(4000, "wrongValue").optional(),
	title: fields.title,
});
export const TaskInput = Fields.extend({
	tenantId: id.optional(),
	id: id.optional(),
	updatedAt: basedOn,
	/** `due` and `done` as the calls name them. */
	due: fields.dueOn.optional(),
	done: z
		.union([z.boolean(), z.literal("true"), z.literal("false"), z.literal(1), z.literal(0)], "wrongType")
		.optional(),
});
export type TaskInput = z.output<typeof TaskInput>;

export const TaskRef = z.object({ id });
export const snoozes = ["hour", "day", "week"] as const;
export const SnoozeInput = z.object({ id, by: z.enum(snoozes, "wrongValue") });
export const MoveInput = z.object({ id, status: z.enum(taskStatuses, "wrongValue") });

export const TasksCall = Paging.extend({
	id: filter(id),
	tenantId: id.optional(),
	customerId: filter(id),
	assigneeId: filter(id),
	due: filter(day),
	done: z.enum(["true", "false", "1", "0"], "wrongValue").optional(),
});
export type TasksCall = z.output<typeof TasksCall>;
export const PickQuery = z.object({ q: filter(text(100)) });
