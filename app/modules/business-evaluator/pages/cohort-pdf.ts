import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { cohortDocument } from "../cohort/cohort.server";
import { page } from "../guard.server";

export const loader = page("cohort", StatisticsQuery, cohortDocument);
