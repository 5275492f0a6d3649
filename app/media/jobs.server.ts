import { linkEndsJob, sweepLinkEnds } from "./library/link-ends.server";
import { sweepPending, sweepUploads } from "./library/pending.server";
import { purgeJob, sweepTrash } from "./library/purge.server";
import { reconcileJob, sweepReconciliation } from "./library/reconcile.server";
import { fileReminderJob, sweepFileReminders } from "./library/reminders.server";
import { retentionJob, sweepRetention } from "./library/retention.server";
import { digestJob } from "./library/upload/digest.server";
import { thinJob } from "./library/versions.server";

/** Work in the queue. */
export const jobs = [purgeJob, digestJob, reconcileJob, thinJob, retentionJob, linkEndsJob, fileReminderJob];

/** What the clock starts each hour. */
export const sweeps = {
	pendingFiles: sweepPending,
	mediaTrash: sweepTrash,
	mediaDrift: sweepReconciliation,
	mediaRetention: sweepRetention,
	linkEnds: sweepLinkEnds,
};

/** What it starts every five minutes. */
export const frequentSweeps = { fileReminders: sweepFileReminders, uploads: sweepUploads };
