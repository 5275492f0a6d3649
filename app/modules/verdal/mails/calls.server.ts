import type * as z from "zod";
import { needId, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { placementMailEvents } from "#db/schema/verdal";
import type { MailCall, MailRef, MailsCall } from "./mails.schema";
import {
	factsOf,
	type MailEvent,
	type MailSetting,
	readingSettings,
	resetSetting,
	saveSetting,
} from "./settings.server";

/** The settings of all events, or of one. */
export async function getMails(visit: Visit, { id }: z.output<typeof MailsCall>) {
	const { settings } = await visit.rows.read({ settings: readingSettings(visit) });
	if (id !== undefined) return present(visit, id, settings.get(id));
	return { items: placementMailEvents.map((event) => present(visit, event, settings.get(event))), next: null };
}

/** Sets what was sent of the mail of an event. */
export async function postMail(visit: Visit, { id, event = id, updatedAt, ...patch }: z.output<typeof MailCall>) {
	if (event === undefined) throw needId();
	if (id !== undefined && id !== event) throw notFound();
	return present(visit, event, await saveSetting(visit, event, patch as never, updatedAt));
}

/** Gives an event the portal's own texts again. */
export async function deleteMail(visit: Visit, { id }: z.output<typeof MailRef>) {
	await resetSetting(visit, id);
	return { id, deleted: true };
}

function present(visit: Visit, event: MailEvent, setting: MailSetting | undefined) {
	const { isEnabled, recipients, subjects, bodies, daysBefore } = factsOf(setting);
	return {
		...{ id: event, tenant_id: visit.tenant.id, event, is_enabled: isEnabled, recipients, subjects, bodies },
		...{ days_before: daysBefore, updated_at: setting ? new Date(setting.updatedAt).toISOString() : null },
	};
}
