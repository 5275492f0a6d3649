import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { statisticsByCall } from "../statistics/show-statistics.server";

const api = endpoint({ get: handler(StatisticsQuery, statisticsByCall, { level: 10 }) });
export const loader = api.loader;
