import * as z from "zod";
import { inListParam } from "#app/lists/in-list.schema";
import { isDay } from "#app/platform/clock";
import { oneLine } from "#app/platform/text.schema";

const id = z.string().min(1, "required").max(40);
const day = z.string().refine(isDay, "forms:fault.date");
const dayOrNone = z.union([z.literal("").transform(() => undefined), day]).optional();

export const UserFormsPage = z.object({ client: z.string().max(40).optional(), ...inListParam });
/** Whom the page is about travels with each of its forms; without it: oneself. */
const client = z.string().max(40).optional();

export const repeats = ["once", "daily", "weekly", "fortnightly", "fourWeekly", "days"] as const;
export const windows = ["next", "1", "3", "7"] as const;

/** How often somebody is asked, as the page's fields say it. */
export const ScheduleFields = z.object({
	startsOn: dayOrNone,
	endsOn: dayOrNone,
	repeat: z.enum(repeats).default("once"),
	/** Of `days`: with commas, spaces or lines between, as 2026-12-01. */
	days: z
		.string()
		.max(5000)
		.default("")
		.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].sort())
		.refine((days) => days.length <= 366 && days.every(isDay), "psychEval:errors.days"),
	/** The hour at which they are asked. */
	hour: z.coerce.number().int().min(0).max(23).default(8),
	holidays: z.enum(["ask", "skip", "move"]).default("ask"),
	/** Days in which a missed form may be caught up; `next`: until the next one. */
	window: z.enum(windows).default("next"),
	reminders: z.coerce.number().int().min(0).max(3).default(1),
	/** By text message too. */
	byText: z.preprocess((sent) => sent === "on" || sent === "true" || sent === true, z.boolean()),
});

export const Give = ScheduleFields.extend({ formId: id, client });
export const AssignmentChange = z.object({ id, status: z.enum(["active", "paused", "stopped"]), client });
export const Together = z.object({ formId: id, client });
export const NewGoal = z.object({ text: oneLine(200).min(1, "required"), client });
export const GoalEnd = z.object({ id, client });
export const Acknowledge = z.object({
	id,
	action: z.string().trim().min(1, "psychEval:errors.whatWasDone").max(1000, "tooLong?count=1000"),
});
