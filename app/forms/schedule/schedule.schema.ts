import * as z from "zod";
import { isDay } from "#app/platform/clock";
import type { Schedule } from "./schedule";

export const Day = z.string().refine(isDay, "forms:fault.date");

export const ScheduleInput = z.object({
	repeat: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("once") }),
		z.object({ kind: z.literal("daily") }),
		z.object({
			kind: z.literal("weekly"),
			every: z.number().int().min(1).max(52),
			weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
		}),
		z.object({ kind: z.literal("days"), days: z.array(Day).min(1).max(366) }),
		z.object({ kind: z.literal("after"), days: z.array(z.number().int().min(0).max(1000)).min(1).max(100) }),
	]),
	windowHours: z.number().int().min(1).max(8760).optional(),
	hour: z.number().int().min(0).max(23),
	skipsWeekends: z.boolean().optional(),
	holidays: z.enum(["skip", "move"]).optional(),
	reminders: z.object({
		most: z.number().int().min(0).max(10),
		gapHours: z.number().int().min(1).max(720),
		byText: z.boolean().optional(),
	}),
}) satisfies z.ZodType<Schedule>;
