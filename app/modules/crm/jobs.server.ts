import { trashSweep } from "#app/platform/trash-sweep.server";
import { contacts, meetings, notes, submissions, tasks } from "#db/schema/crm";
import { receivedJob } from "./contact-form/received.server";
import { remindJob, sweepReminders } from "./reminders.server";

export const jobs = [remindJob, receivedJob];

/** What the clock starts every five minutes. */
export const frequentSweeps = { taskReminders: sweepReminders };

/** What it starts each hour. */
export const sweeps = {
	crmTrash: trashSweep([
		{ table: notes },
		{ table: meetings },
		{ table: contacts },
		{ table: tasks },
		{ table: submissions },
	] as never),
};
