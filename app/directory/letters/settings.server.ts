import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { eventOf, type LetterSetting, type Letters } from "./letters";
import { asThemselves, type LetterValues } from "./names";

export type LetterFacts = Pick<LetterSetting, "isEnabled" | "recipients" | "subjects" | "bodies" | "daysBefore">;

/** What holds for an event: what the tenant has said, else what holds from the start, in the portal's own words. */
export function factsOf(letters: Letters, event: string, setting: LetterSetting | undefined): LetterFacts {
	const { isOn = false, goesTo = [] } = eventOf(letters, event) ?? {};
	return setting ?? { isEnabled: isOn, recipients: [...goesTo], subjects: {}, bodies: {}, daysBefore: 14 };
}

/** Reads what the tenant has said of the letters, by their event. */
export function readingLetters(
	{ rows }: Pick<TenantContext, "rows">,
	letters: Letters,
): PendingQuery<Map<string, LetterSetting>> {
	const { query, shape } = rows.listing(letters.settings, { limit: Object.keys(letters.events).length });
	return { query, shape: (found) => new Map(shape(found).map((row) => [row.id, row])) };
}

/** The subject and the text of an event in a language: the tenant's own, else the portal's. */
export async function textsOf(letters: Letters, event: string, setting: LetterSetting | undefined, language: Language) {
	const { subjects, bodies } = factsOf(letters, event, setting);
	const t = await translator(language);
	const values: LetterValues = asThemselves(eventOf(letters, event)?.names ?? []);
	const ours = (part: string) => t(`letter.${event}.${part}`, { ...values, ns: letters.ns });
	return {
		subject: subjects[language] ?? ours("subject"),
		body: bodies[language] ?? ours("body"),
		isOwn: subjects[language] !== undefined,
	};
}

/**
 * Changes what holds for an event; texts join those in other languages. Throws `conflict` where it has moved on since
 * `basedOn` (0: there was none), `invalid` (`recipients`) where it would be sent to nobody.
 */
export async function saveSetting(
	{ rows }: Pick<Visit, "rows">,
	letters: Letters,
	event: string,
	patch: Partial<LetterFacts>,
	basedOn?: number,
): Promise<LetterSetting> {
	const table = letters.settings;
	const before = await rows.find(table, event);
	if (basedOn !== undefined && basedOn !== (before?.updatedAt ?? 0)) throw conflict();
	const facts = factsOf(letters, event, before);
	const { isEnabled, recipients, subjects, bodies, daysBefore } = { ...facts, ...patch };
	if (isEnabled && recipients.length === 0) throw invalid({ recipients: "ownLetters:errors.noRecipient" });
	const row = {
		...{ isEnabled, recipients, daysBefore },
		subjects: { ...facts.subjects, ...subjects },
		bodies: { ...facts.bodies, ...bodies },
	};
	const write = before ? rows.changing(table, event, row, before.updatedAt) : rows.adding(table, { id: event, ...row });
	const [saved] = await orElse(rows.commit([write]), () => conflict());
	if (!saved) throw conflict();
	return saved as LetterSetting;
}

/** Gives an event the portal's own words again, sent or not as from the start. Throws `notFound` where nothing was said of it. */
export async function resetSetting({ rows }: Pick<Visit, "rows">, letters: Letters, event: string): Promise<void> {
	if (!(await rows.remove(letters.settings, event))) throw notFound();
}
