import * as z from "zod";
import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { FindQuery } from "../resources.schema";

export const UsageQuery = StatisticsQuery.extend({
	type: FindQuery.shape.type,
	/** Only what people of this group have booked. */
	group: z.string().max(100).default("").catch(""),
});
export type UsageQuery = z.output<typeof UsageQuery>;
