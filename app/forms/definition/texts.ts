import type { Language } from "#app/platform/i18n";

/** A text that people write, in as many languages as they have written it in. */
export type Texts = Partial<Record<Language, string>>;

/** A text as it is shown, and the language that it is in: not the reader's where theirs is missing. */
export type Shown = { text: string; language: Language };

/** The text in the first of these languages that has it, else in any; empty where nobody has written it. */
export function textIn(texts: Texts | undefined, ...wanted: Language[]): Shown {
	for (const language of [...wanted, ...(Object.keys(texts ?? {}) as Language[])]) {
		const text = texts?.[language]?.trim();
		if (text) return { text, language };
	}
	return { text: "", language: wanted[0] ?? "en" };
}

/** Whether anybody has written it in any language. */
export const hasText = (texts: Texts | undefined): boolean => textIn(texts).text !== "";
