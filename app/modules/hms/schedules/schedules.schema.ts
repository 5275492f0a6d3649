import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { day } from "../fields.schema";

export const SchedulesOf = z.object({ company: id });
export const ScheduleInput = z.object({
	company: id,
	checklist: id,
	area: oneLine(120, "required").min(1, "required"),
	intervalMonths: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(60, "wrongValue"),
	nextOn: day,
	leaderId: orNone(id),
});
export const ScheduleRef = z.object({ company: id, id });

/** The year that an address asks for; this year where it names none. */
export const YearQuery = z.object({
	year: z.coerce.number().int().min(2000).max(2100).optional().catch(undefined),
});
