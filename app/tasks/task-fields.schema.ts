import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { isDay } from "#app/platform/clock";
import { isLocal } from "#app/platform/local-time";
import { id, oneLine, text } from "#app/platform/text.schema";
import { repeats } from "./series";
import { priorities, taskStatuses } from "./states";

export const day = z.string("wrongType").refine(isDay, "tasks:errors.day");
/** An instant with its offset, or a time as the writer's clock shows it. */
export const moment = z
	.string("wrongType")
	.trim()
	.refine((value) => isLocal(value) || z.iso.datetime({ offset: true }).safeParse(value).success, "tasks:errors.time");

/** What every task has, whatever it is about. */
export const taskFields = {
	title: oneLine(200, "required").min(1, "required"),
	description: orNone(text(5000)),
	dueOn: orNone(day),
	remindAt: orNone(moment),
	priority: z.enum(priorities, "wrongValue"),
	status: z.enum(taskStatuses, "wrongValue"),
	repeat: orNone(z.enum(repeats, "wrongValue")),
	assigneeId: orNone(id),
};
const TaskFacts = z.object(taskFields).partial();
export type TaskFacts = z.output<typeof TaskFacts>;
