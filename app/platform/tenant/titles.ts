import type { Language } from "../i18n";

/** A module's or a page's own names in single languages. */
export type Titles = Partial<Record<string, string>>;

/** The name in a language, or `fallback` where it has none of its own. */
export function titleIn(titles: Titles, language: Language, fallback: string): string {
	return titles[language] || fallback;
}

type Named = { entries: { titles: Titles; label: string }[]; components: { titles: Titles; title: string }[] };

/** The same grants and pages, each under its own name in a language where it has one. */
export function inLanguage<Given extends Named>(given: Given, language: Language): Given {
	return {
		...given,
		entries: given.entries.map((one) => ({ ...one, label: titleIn(one.titles, language, one.label) })),
		components: given.components.map((one) => ({ ...one, title: titleIn(one.titles, language, one.title) })),
	};
}
