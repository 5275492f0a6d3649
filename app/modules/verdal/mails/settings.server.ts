import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingRead, Row } from "#app/platform/tenant/rows.server";
import { placementMailEvents, placementMailSettings } from "#db/schema/verdal";
import { asThemselves, type MailValues } from "./names";

export type MailEvent = (typeof placementMailEvents)[number];
export type MailSetting = Row<typeof placementMailSettings>;
export type MailFacts = Pick<MailSetting, "isEnabled" | "recipients" | "subjects" | "bodies" | "daysBefore">;

/** What holds until a tenant says something else: the portal's own texts, sent to nobody. */
const untouched: MailFacts = { isEnabled: false, recipients: [], subjects: {}, bodies: {}, daysBefore: 14 };

export const factsOf = (setting: MailSetting | undefined): MailFacts => setting ?? untouched;

/** The settings that the tenant has made, by their event. */
export function readingSettings(ctx: TenantContext): PendingRead<Map<string, MailSetting>> {
	const { query, shape } = ctx.rows.listing(placementMailSettings, { limit: placementMailEvents.length });
	return { query, shape: (rows) => new Map(shape(rows).map((row) => [row.id, row])) };
}

/** The subject and the text of an event in a language: the tenant's own, else the portal's. */
export async function textsOf(setting: MailSetting | undefined, event: MailEvent, language: Language) {
	const { subjects, bodies } = factsOf(setting);
	const t = await translator(language);
	const ours = (part: string, values: MailValues) => t(`verdal:letter.${event}.${part}`, values);
	return {
		subject: subjects[language] ?? ours("subject", asThemselves),
		body: bodies[language] ?? ours("body", asThemselves),
		isOwn: subjects[language] !== undefined,
	};
}

/**
 * Changes the setting of an event; texts join those in other languages. Throws `conflict` where it has moved on since
 * `basedOn` (0: there was none), `invalid` where it would be sent to nobody.
 */
export async function saveSetting(
	{ rows }: Visit,
	event: MailEvent,
	patch: Partial<MailFacts>,
	basedOn?: number,
): Promise<MailSetting> {
	const before = await rows.find(placementMailSettings, event);
	if (basedOn !== undefined && basedOn !== (before?.updatedAt ?? 0)) throw conflict();
	const { isEnabled, recipients, subjects, bodies, daysBefore } = { ...factsOf(before), ...patch };
	if (isEnabled && recipients.length === 0) throw invalid({ recipients: "verdal:errors.noRecipient" });
	const row = {
		...{ isEnabled, recipients, daysBefore },
		subjects: { ...factsOf(before).subjects, ...subjects },
		bodies: { ...factsOf(before).bodies, ...bodies },
	};
	const write = before
		? rows.changing(placementMailSettings, event, row, before.updatedAt)
		: rows.adding(placementMailSettings, { id: event, ...row });
	const [saved] = await orElse(rows.commit([write]), () => conflict());
	if (!saved) throw conflict();
	return saved as MailSetting;
}

/** Gives an event the portal's own texts again, and sends nothing of it. */
export async function resetSetting({ rows }: Visit, event: MailEvent): Promise<void> {
	if (!(await rows.remove(placementMailSettings, event))) throw notFound();
}
