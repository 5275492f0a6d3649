import type { Language } from "#app/platform/i18n";
import type { Texts } from "../definition/texts";

/** The texts with one language's written anew; an empty one is taken out. */
export function setText(texts: Texts | undefined, language: Language, text: string): Texts {
	const { [language]: _, ...others } = texts ?? {};
	return text === "" ? others : { ...others, [language]: text };
}

/** The same where the whole text may be left out: undefined as soon as no language has it. */
export function setOptionalText(texts: Texts | undefined, language: Language, text: string): Texts | undefined {
	const next = setText(texts, language, text);
	return Object.keys(next).length === 0 ? undefined : next;
}
