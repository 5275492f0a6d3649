import { personChangedJob } from "../directory/people.jobs.server";
import { jobs as crmWork } from "../modules/crm/work-jobs.server";
import { jobs as portalAdmin } from "../modules/portal-admin/jobs.server";
import { mailJob } from "../platform/mail/send-mail.server";
import { notifyJob } from "../platform/notify.server";
import { resetAskedJob } from "../platform/password-reset.server";
import type { Job } from "../platform/queue/define-job";

/** Every message that travels in the queue, and who runs it. */
export const jobs = [mailJob, notifyJob, resetAskedJob, personChangedJob, ...portalAdmin, ...crmWork] as Job[];
