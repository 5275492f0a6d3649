import { laterJob } from "./answering/save-for-later.server";
import type { Area } from "./area";
import { closeOccasionJob, occasionJob, sweepAssignments, sweepOccasions } from "./assignments/occasions.server";
import { reminderJob, sweepReminders } from "./assignments/reminders.server";
import { sendLinkJob } from "./confirming/send-link.server";
import { followJob, sweepFollowings } from "./following/follow.jobs.server";
import { remindInvitedJob, sweepInvited } from "./invitations/remind-invited.server";
import { sendInvitationJob } from "./invitations/send-invitation.server";
import { mailCopyJob } from "./replies/mail-copy.server";
import { receiptJob } from "./replies/receipt-mail.server";
import { tellRespondentJob } from "./replies/tell-respondent.server";
import { keepGroupsJob } from "./reports/group-days.server";
import { sumDayJob, sweepDays } from "./reports/sum-days.server";
import { forgetAboutJob } from "./retention/about.server";
import { sweepFormViews } from "./retention/form-views.server";
import { forgetFormJob, sweepForms } from "./retention/forms.server";
import { forgetInvitationsJob, sweepInvitations } from "./retention/invitations.server";
import type { OnDelete } from "./retention/removing.server";
import { forgetRepliesJob, sweepReplies } from "./retention/replies.server";
import { textReminderJob } from "./texting/text-reminder.server";

/** What the queue carries for forms; `areas`: those of all modules; `onDelete`: what goes with forms and replies of what they keep. */
export const formJobs = (areas: readonly Area[], onDelete: readonly OnDelete[]) => [
	sumDayJob,
	keepGroupsJob,
	occasionJob(areas),
	reminderJob(areas),
	closeOccasionJob,
	sendInvitationJob(areas),
	remindInvitedJob(areas),
	textReminderJob,
	sendLinkJob(areas),
	laterJob(areas),
	tellRespondentJob(areas),
	mailCopyJob,
	receiptJob(areas),
	followJob(areas),
	forgetRepliesJob(onDelete),
	forgetFormJob(onDelete),
	forgetAboutJob(onDelete),
	forgetInvitationsJob,
];

/** What the clock starts each hour. */
export const sweeps = {
	formDays: sweepDays,
	formAssignments: sweepAssignments,
	formOccasions: sweepOccasions,
	formReminders: sweepReminders,
	formInvited: sweepInvited,
	formReplies: sweepReplies,
	formOpenings: sweepFormViews,
	formFollowings: sweepFollowings,
	formTrash: sweepForms,
	formInvitations: sweepInvitations,
};
