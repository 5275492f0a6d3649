import transliterate from "@sindresorhus/transliterate";
import type { Language } from "#app/platform/i18n";

/**
 * Where a language writes its letters otherwise than the library does: Norwegian addresses have å as a and ø as o, Bulgarian goes by its law
 * of transliteration, Greek by ELOT 743.
 */
const own: Partial<Record<Language, [string, string][]>> = {
	bg: [
		["щ", "sht"],
		["ъ", "a"],
		["ь", "y"],
	],
	el: [
		["ου", "ou"],
		["ού", "ou"],
		["αυ", "af"],
		["αύ", "af"],
		["ευ", "ef"],
		["εύ", "ef"],
		["χ", "ch"],
	],
};
/** Languages whose own rules the library has as people there expect them. */
const known: readonly Language[] = ["da", "de", "tr"];

/**
 * A code made of words, that none of those taken has: `Hvor mye sov du?` → `hvor_mye_sov_du`; `instead` where they have no letters. By the
 * language that they are in, where it is known: ü is `ue` in German and `u` in Turkish.
 */
export function codeFrom(words: string, taken: Iterable<string>, language?: Language, instead = "q"): string {
	const all = new Set(Array.from(taken, (code) => code.toLowerCase()));
	const bare = inLatin(words, language)
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "_")
		.replace(/^[^a-z]+|_+$/g, "")
		.slice(0, 30)
		.replace(/_+$/, "");
	const start = bare || instead;
	for (let number = 1; ; number++) {
		const code = number === 1 && bare ? start : `${start}${number}`;
		if (!all.has(code)) return code;
	}
}

function inLatin(words: string, language?: Language): string {
	const lower = words.toLocaleLowerCase(language === "tr" ? "tr" : "en").normalize("NFC");
	const latin = transliterate(lower, {
		customReplacements: (language && own[language]) ?? [],
		locale: language && known.includes(language) ? language : undefined,
	});
	return latin.normalize("NFD").replace(/\p{M}/gu, "");
}
