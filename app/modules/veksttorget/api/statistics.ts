import { verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { statisticsByCall } from "../statistics/show-statistics.server";
import { StatisticsQuery } from "../statistics/statistics.schema";

const api = endpoint({ get: verb(StatisticsQuery, statisticsByCall, { level: 10 }) });
export const loader = api.loader;
