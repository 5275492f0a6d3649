import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";

export const PlanInput = z.object({ entrepreneur: id });
/** Without `id` a new task. `path`: the course or event that helps, "" for none. */
export const TaskInput = PlanInput.extend({
	id: id.optional(),
	title: oneLine(300, "required").min(1, "required"),
	path: z.string("wrongType").max(300, "wrongValue").default(""),
});
export const TaskRef = PlanInput.extend({ id });
export const TaskDoneInput = TaskRef.extend({ isDone: z.enum(["on", ""]).default("").transform(Boolean) });
