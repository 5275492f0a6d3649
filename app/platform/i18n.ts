/** The ten languages, in the order the picker shows them: language → flag and the language's own name. */
export const languages = {
	en: { flag: "gb", name: "English", locale: "en-GB" },
	nb: { flag: "no", name: "Norsk bokmål", locale: "nb-NO" },
	bg: { flag: "bg", name: "Български", locale: "bg-BG" },
	tr: { flag: "tr", name: "Türkçe", locale: "tr-TR" },
	es: { flag: "es", name: "Español", locale: "es-ES" },
	ro: { flag: "ro", name: "Română", locale: "ro-RO" },
	it: { flag: "it", name: "Italiano", locale: "it-IT" },
	de: { flag: "de", name: "Deutsch", locale: "de-DE" },
	da: { flag: "dk", name: "Dansk", locale: "da-DK" },
	el: { flag: "gr", name: "Ελληνικά", locale: "el-GR" },
} as const;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

/** A language with its own name. */
export const namedLanguage = (code: Language) => ({ code, name: languages[code].name });
export const defaultLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
	return typeof value === "string" && Object.hasOwn(languages, value);
}

/** What every page shows besides the namespaces that its routes name in their handle. */
export const everyPage = ["common", "shell", "errors"];

/** Where the browser gets one namespace of one language; the build puts it there. */
export function textsAddress(language: string, namespace: string): string {
	return `${__TEXTS__}/${language}/${namespace}.json`;
}

/** Where the Worker gets all texts of one language. */
export function textsOfLanguageAddress(language: Language): string {
	return `${__TEXTS__}/${language}.json`;
}
