import * as z from "zod";
import { calendarSpans } from "#app/calendar/span";
import { isDay } from "#app/platform/clock";
import { filter } from "../fields.schema";

export const CalendarQuery = z.object({
	span: filter(z.enum(calendarSpans)),
	day: filter(z.string().refine(isDay, "wrongValue")),
	whose: filter(z.enum(["mine", "all"])),
});
export type CalendarQuery = z.output<typeof CalendarQuery>;
