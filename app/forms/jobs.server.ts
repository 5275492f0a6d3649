import { closeOccasionJob, occasionJob, sweepAssignments, sweepOccasions } from "./assignments/occasions.server";
import { sumDayJob, sweepDays } from "./reports/sum-days.server";

export const jobs = [sumDayJob, occasionJob, closeOccasionJob];

/** What the clock starts each hour. */
export const sweeps = { formDays: sweepDays, formAssignments: sweepAssignments, formOccasions: sweepOccasions };
