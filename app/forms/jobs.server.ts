import { sumDayJob, sweepDays } from "./reports/sum-days.server";

export const jobs = [sumDayJob];

/** What the clock starts each hour. */
export const sweeps = { formDays: sweepDays };
