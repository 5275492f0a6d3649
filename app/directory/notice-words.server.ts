import type { TFunction } from "i18next";
import { type Language, languages } from "#app/platform/i18n";
import { dateFormat } from "#app/ui/formatters";

type Params = Record<string, string | number>;

/** What a notification says, in its reader's language. */
export function noticeWords({ type, params }: { type: string; params: Params }, language: Language, t: TFunction) {
	const values = inWords(params, language, t);
	return {
		text: t(`notifications:${type}.title`, values),
		detail: hasDetail(type, t) ? t(`notifications:${type}.detail`, values) : null,
	};
}

const detailed = new Map<string, boolean>();

/** Whether a kind of notification has a second line. It is asked once: looking for words that are not there takes long. */
function hasDetail(type: string, t: TFunction): boolean {
	const has = detailed.get(type) ?? t(`notifications:${type}.detail`, { defaultValue: "" }) !== "";
	detailed.set(type, has);
	return has;
}

/** The stored values as the reader reads them: days as dates, modules and roles by their names. */
function inWords(params: Params, language: Language, t: TFunction) {
	const words: Params = { ...params };
	for (const [name, value] of Object.entries(params))
		if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) words[name] = dayInWords(value, language);
	if (typeof params.moduleKey === "string") words.module = t(params.moduleKey, { defaultValue: params.module ?? "" });
	if (typeof params.role === "string") words.role = t(`modules:roles.${params.role}`, { defaultValue: params.role });
	return words;
}

/** A day (`YYYY-MM-DD`) with the month's name. */
export function dayInWords(day: string, language: Language): string {
	const style = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
	return dateFormat(languages[language].locale, style).format(Date.parse(`${day}T00:00:00Z`));
}
