import type { Area } from "./area";
import { closeOccasionJob, occasionJob, sweepAssignments, sweepOccasions } from "./assignments/occasions.server";
import { reminderJob, sweepReminders } from "./assignments/reminders.server";
import { sumDayJob, sweepDays } from "./reports/sum-days.server";

/** What the queue carries for forms; `areas`: those of all modules. */
export const formJobs = (areas: readonly Area[]) => [
	sumDayJob,
	occasionJob(areas),
	reminderJob(areas),
	closeOccasionJob,
];

/** What the clock starts each hour. */
export const sweeps = {
	formDays: sweepDays,
	formAssignments: sweepAssignments,
	formOccasions: sweepOccasions,
	formReminders: sweepReminders,
};
