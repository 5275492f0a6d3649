import type { Reply } from "#app/forms/replies/reply-row";
import type { Language } from "#app/platform/i18n";
import type { Entry } from "./entries";
import { entriesIn, type WholeLog } from "./reading.server";

/** A log as the calls give it. */
export const serializeForm = (whole: WholeLog, language: Language) => ({
	id: whole.log.id,
	user_id: whole.log.clientId,
	title: whole.log.title,
	is_template: whole.log.clientId === null,
	starts: whole.log.startsOn,
	ends: whole.log.endsOn,
	late_days: whole.log.lateDays,
	free_days: whole.log.freeDays,
	skips_holidays: whole.log.skipsHolidays,
	reminder_hour: whole.log.reminderHour,
	entries: serializeEntries(entriesIn(whole, language)),
	updated_at: new Date(whole.log.updatedAt).toISOString(),
});

export const serializeEntries = (entries: readonly Entry[]) =>
	entries.map(({ id, label, kind, unit, target }, at) => ({
		...{ id, label, kind, unit: unit || null, sort_order: at },
		...{ target: target?.amount ?? null, target_per: target?.per ?? null },
	}));

/** What was answered for a day. */
export const serializeResponse = (reply: Reply, isLate: boolean) => ({
	id: reply.id,
	form_id: reply.formId,
	day: reply.day,
	answers: reply.answers,
	late: isLate,
	submitted_at: reply.submittedAt === null ? null : new Date(reply.submittedAt).toISOString(),
	revision: reply.revision,
});
