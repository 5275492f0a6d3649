import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { taskFields } from "../task-fields.schema";

const { title, description, dueOn, remindAt, repeat, assigneeId, status } = taskFields;
const fields = z.object({ description, dueOn, remindAt, repeat, assigneeId }).partial().extend({ title });

/** A task that is about nothing but itself. */
export const NewPlainTask = fields;
export type NewPlainTask = z.output<typeof NewPlainTask>;
export const PlainTaskNamed = z.object({ task: z.string().max(64) });
export const PlainTaskInput = fields.extend({ ...PlainTaskNamed.shape, status: status.optional(), updatedAt: basedOn });
