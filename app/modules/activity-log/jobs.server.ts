import { remindJob, sweepReminders } from "./reminders.server";

export const jobs = [remindJob];

/** What the clock starts every five minutes. */
export const frequentSweeps = { activityReminders: sweepReminders };
