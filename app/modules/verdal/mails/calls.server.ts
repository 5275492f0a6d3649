import type * as z from "zod";
import type { LetterSetting } from "#app/directory/letters/letters";
import { factsOf, readingLetters, resetSetting, saveSetting } from "#app/directory/letters/settings.server";
import { needId, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { placementMailEvents } from "#db/schema/verdal";
import type { MailEvent } from "./events";
import { letters } from "./letters.server";
import type { MailCall, MailRef, MailsCall } from "./mails.schema";

/** The settings of all events, or of one. */
export async function getMails(visit: Visit, { id }: z.output<typeof MailsCall>) {
	const { settings } = await visit.rows.read({ settings: readingLetters(visit, letters) });
	if (id !== undefined) return serialize(visit, id, settings.get(id));
	return { items: placementMailEvents.map((event) => serialize(visit, event, settings.get(event))), next: null };
}

/** Sets what was sent of the mail of an event. */
export async function postMail(visit: Visit, { id, event = id, updatedAt, ...patch }: z.output<typeof MailCall>) {
	if (event === undefined) throw needId();
	if (id !== undefined && id !== event) throw notFound();
	return serialize(visit, event, await saveSetting(visit, letters, event, patch as never, updatedAt));
}

/** Gives an event the portal's own texts again. */
export async function deleteMail(visit: Visit, { id }: z.output<typeof MailRef>) {
	await resetSetting(visit, letters, id);
	return { id, deleted: true };
}

function serialize(visit: Visit, event: MailEvent, setting: LetterSetting | undefined) {
	const { isEnabled, recipients, subjects, bodies, daysBefore } = factsOf(letters, event, setting);
	return {
		...{ id: event, tenant_id: visit.tenant.id, event, is_enabled: isEnabled, recipients, subjects, bodies },
		...{ days_before: daysBefore, updated_at: setting ? new Date(setting.updatedAt).toISOString() : null },
	};
}
