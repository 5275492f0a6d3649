import { type Language, languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { makeFormat } from "#app/ui/format";

/** Dates and words as a reader of letters has them: in their language and by their clock. */
export async function writtenIn(language: Language, timeZone: string, now: Date) {
	const t = await translator(language);
	const common = ((key: string, values: Record<string, unknown>) => t(`common:${key}`, values)) as never;
	return { t, format: makeFormat({ now: now.getTime(), timeZone, locale: languages[language].locale }, common) };
}
