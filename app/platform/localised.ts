/** The language in which somebody reads: their own, else the first of the text, else any. */
export function bestLanguage(texts: Record<string, unknown>, wanted: string, first: string): string {
	return [wanted, first, ...Object.keys(texts)].find((language) => Object.hasOwn(texts, language)) ?? first;
}

/** A text in the best language for a reader, and which language that is. */
export function textFor(texts: Record<string, string>, wanted: string, first: string) {
	const lang = bestLanguage(texts, wanted, first);
	return { text: texts[lang] ?? "", lang };
}
