import { personChangedJob } from "../directory/people.jobs.server";
import { formJobs } from "../forms/jobs.server";
import { importJob } from "../lists/import/import-job.server";
import { jobs as media } from "../media/jobs.server";
import { jobs as activityLog } from "../modules/activity-log/jobs.server";
import { leaving as activityLogLeaving } from "../modules/activity-log/leaving.server";
import { jobs as crm } from "../modules/crm/jobs.server";
import { leaving as generalReports } from "../modules/general-reports/leaving.server";
import { jobs as news } from "../modules/news/jobs.server";
import { jobs as portalAdmin } from "../modules/portal-admin/jobs.server";
import { jobs as psychEvalJobs } from "../modules/psych-eval/jobs.server";
import { leaving as psychEval } from "../modules/psych-eval/leaving.server";
import { jobs as users } from "../modules/users/jobs.server";
import { emailAskedJob } from "../platform/email-change.server";
import { mailJob } from "../platform/mail/send-mail.server";
import { notifyJob } from "../platform/notify.server";
import { resetAskedJob } from "../platform/password-reset.server";
import type { Job } from "../platform/queue/define-job";
import { pulseJobs } from "../platform/queue/pulse.server";
import { smsJob } from "../platform/sms/send-sms.server";
import { areas } from "./areas";
import { importKinds } from "./imports.server";

/** Every message that travels in the queue, and who runs it. */
export const jobs = [
	mailJob,
	smsJob,
	notifyJob,
	resetAskedJob,
	emailAskedJob,
	...pulseJobs,
	personChangedJob,
	importJob(importKinds),
	...portalAdmin,
	...crm,
	...news,
	...users,
	...media,
	...activityLog,
	...psychEvalJobs,
	...formJobs(areas, [generalReports, psychEval, activityLogLeaving]),
] as Job[];
