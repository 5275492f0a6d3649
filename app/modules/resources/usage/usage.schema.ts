import type * as z from "zod";
import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { FindQuery } from "../resources.schema";

export const UsageQuery = StatisticsQuery.extend({ type: FindQuery.shape.type });
export type UsageQuery = z.output<typeof UsageQuery>;
