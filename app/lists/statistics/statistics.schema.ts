import * as z from "zod";
import { isDay } from "#app/platform/clock";

const day = z
	.string("wrongType")
	.optional()
	.transform((sent) => (sent && isDay(sent) ? sent : undefined));

/** A stretch of days, both counted; the last 90 where nothing else is said. */
export const StatisticsQuery = z.object({ from: day, to: day });
export type StatisticsQuery = z.output<typeof StatisticsQuery>;
