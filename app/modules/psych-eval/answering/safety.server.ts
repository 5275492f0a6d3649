import type { Texts } from "#app/forms/definition/texts";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";

/** That nobody reads along round the clock and whom to call: the organisation's own words, else ours, in these languages. */
export async function safetyTexts(own: Texts | undefined, languages: readonly Language[]): Promise<Texts> {
	const texts = await Promise.all(
		languages.map(async (code) => [code, own?.[code]?.trim() || (await standardSafety(code))] as const),
	);
	return Object.fromEntries(texts);
}

export async function standardSafety(language: Language): Promise<string> {
	return (await translator(language))("psychEval:safety.standard");
}

/** A text of ours in these languages. */
export async function textsIn(key: string, languages: readonly Language[]): Promise<Texts> {
	const texts = await Promise.all(languages.map(async (code) => [code, (await translator(code))(key)] as const));
	return Object.fromEntries(texts);
}
