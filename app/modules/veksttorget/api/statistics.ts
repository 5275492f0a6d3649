import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { statisticsByCall } from "../statistics/show-statistics.server";

const api = endpoint({ get: verb(StatisticsQuery, statisticsByCall, { level: 10 }) });
export const loader = api.loader;
