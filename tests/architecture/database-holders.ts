/**
 * Who holds a database that knows no tenant, and why. Nobody else may: a tenant's rows are reached by `rows`. Whoever needs it
 * no longer leaves the list, or a test fails.
 */
export const holders: Record<string, string[]> = {
	"a person who signs in, or their own account: there is no tenant yet, or all of theirs": [
		"app/directory/people.jobs.server.ts",
		"app/directory/profile.server.ts",
		"app/shell/current-password.server.ts",
		"app/shell/email-change.server.ts",
		"app/shell/own-account.server.ts",
		"app/shell/pending-sign-in.server.ts",
		"app/shell/reset-password.server.ts",
		"app/shell/sign-in.server.ts",
		"app/shell/sms-number.server.ts",
		"app/shell/sso/identity.server.ts",
		"app/shell/sso/return.server.ts",
		"app/shell/sso/trip.server.ts",
	],
	"somebody accepts an invitation: their account is of the whole portal": [
		"app/directory/accept-invitation.server.ts",
		"app/shell/invitation.server.ts",
	],
	"a file is opened by its address, from which the tenant is found": ["app/media/library/open-file.server.ts"],
	"a whole tenant is taken out and erased": ["app/modules/portal-admin/erase.server.ts"],
	"the provider's screens of all tenants, and the catalogue": [
		"app/modules/portal-admin/access-jobs.server.ts",
		"app/modules/portal-admin/api/audit.ts",
		"app/modules/portal-admin/api/module-role-list.ts",
		"app/modules/portal-admin/api/module-tenants.ts",
		"app/modules/portal-admin/entries.server.ts",
		"app/modules/portal-admin/grants.server.ts",
		"app/modules/portal-admin/security-actions.server.ts",
	],
	"the provider's own tenant opens the door over all of them": [
		"app/modules/portal-admin/organisation.server.ts",
		"app/modules/portal-admin/own-tenant.server.ts",
	],
	"asks whether the database answers": ["app/shell/api/health.ts"],
	"the letters of a portal on somebody's own machine": ["app/shell/routes/dev-mail.tsx"],
};

/** The clocks: what they find over all tenants goes into a job of each. */
export const sweepers = [
	"app/bookings/offers.server.ts",
	"app/forms/assignments/occasions.server.ts",
	"app/forms/assignments/reminders.server.ts",
	"app/forms/invitations/remind-invited.server.ts",
	"app/forms/reports/sum-days.server.ts",
	"app/forms/retention/about.server.ts",
	"app/forms/retention/forms.server.ts",
	"app/forms/retention/invitations.server.ts",
	"app/forms/retention/openings.server.ts",
	"app/forms/retention/replies.server.ts",
	"app/media/library/drift.server.ts",
	"app/media/library/link-ends.server.ts",
	"app/media/library/pending.server.ts",
	"app/media/library/purge.server.ts",
	"app/media/library/reminders.server.ts",
	"app/media/library/retention.server.ts",
	"app/modules/business-evaluator/repeat/ask-again.server.ts",
	"app/modules/activity-log/reminders.server.ts",
	"app/modules/courses/check-reminders.server.ts",
	"app/modules/courses/letters.server.ts",
	"app/modules/crm/contact-form/unconfirmed.server.ts",
	"app/modules/crm/reminders.server.ts",
	"app/modules/events/clock.server.ts",
	"app/modules/hms/measures/reminders.server.ts",
	"app/modules/hms/schedules/clock.server.ts",
	"app/modules/news/jobs.server.ts",
	"app/modules/norwegian-learning/attempts/clock.server.ts",
	"app/modules/norwegian-learning/bank/analyse.server.ts",
	"app/modules/portal-admin/sweep-access.server.ts",
	"app/modules/psych-eval/late-alerts.server.ts",
	"app/modules/resources/assets/clock.server.ts",
	"app/modules/resources/clock.server.ts",
	"app/modules/resources/due.server.ts",
	"app/modules/users/jobs.server.ts",
	"app/modules/users/participant/looks.server.ts",
	"app/modules/veksttorget/outcome/ask.server.ts",
	"app/modules/verdal/drafts/clock.server.ts",
	"app/modules/verdal/mails/clock.server.ts",
	"app/modules/verdal/meetings/clock.server.ts",
];

/** Who reads accounts, which are no tenant's: of the people whom a tenant's own rows name. */
export const accountReaders = [
	"app/directory/invitation-letters.server.ts",
	"app/directory/level-of.server.ts",
	"app/directory/module-readers.server.ts",
	"app/modules/users/invitation-list.server.ts",
	"app/modules/users/member-list.server.ts",
	"app/modules/users/member-panel.server.ts",
];
