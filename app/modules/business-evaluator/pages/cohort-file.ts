import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { cohortFile } from "../cohort/cohort.server";
import { page } from "../guard.server";

export const loader = page("cohort", StatisticsQuery, cohortFile);
