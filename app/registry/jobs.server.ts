import { digestJob } from "../directory/digest.jobs.server";
import { forgetPersonJob } from "../directory/former-members.jobs.server";
import { personChangedJob } from "../directory/people.jobs.server";
import { formJobs } from "../forms/jobs.server";
import { importJob } from "../lists/import/import-job.server";
import { jobs as media } from "../media/jobs.server";
import { emailAskedJob } from "../platform/email-change.server";
import { mailJob } from "../platform/mail/send-mail.server";
import { carryNoticeJob, notifyJob } from "../platform/notify.server";
import { resetAskedJob } from "../platform/password-reset.server";
import type { Job } from "../platform/queue/define-job";
import { heartbeatJobs } from "../platform/queue/heartbeat.server";
import { smsJob } from "../platform/sms/send-sms.server";
import { remindJob } from "../tasks/reminders.server";
import { areas, servers } from "./servers.server";

/** Every message that travels in the queue, and who runs it. */
export const jobs: Job[] = [
	mailJob,
	smsJob,
	notifyJob,
	carryNoticeJob,
	resetAskedJob,
	emailAskedJob,
	...heartbeatJobs,
	digestJob,
	personChangedJob,
	forgetPersonJob(servers.flatMap(({ forgetPerson }) => forgetPerson ?? [])),
	remindJob,
	importJob(servers.flatMap(({ imports }) => imports ?? [])),
	...media,
	...formJobs(
		areas,
		servers.flatMap(({ onDelete }) => onDelete ?? []),
	),
	...servers.flatMap((server) => server.jobs ?? []),
];
