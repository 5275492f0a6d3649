/** The least part of a word that is found inside it. */
const PART = 3;
/** Words and their parts are kept no further than this; a longer search term finds by its beginning. */
const LONGEST = 32;
const MOST_WORDS = 60;

/** A text as it is searched: lower case, accents gone, so that «Ålesund» is found by "alesund". */
export function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("ø", "o")
		.replaceAll("æ", "ae")
		.replaceAll("ß", "ss")
		.replaceAll("ı", "i");
}

/** The words of a text, folded, each once. */
export function wordsOf(text: string): string[] {
	return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** All that a text is found by: its words, and their ends from each letter on, so that "kommune" finds «Fjordkommune». */
export function searchable(texts: (string | null | undefined)[]): string[] {
	const words = wordsOf(texts.filter(Boolean).join(" ")).slice(0, MOST_WORDS);
	const all = words.flatMap((word) => {
		const short = word.slice(0, LONGEST);
		const ends = Math.max(0, short.length - PART);
		return [short, ...Array.from({ length: ends }, (_, start) => short.slice(start + 1))];
	});
	return [...new Set(all)];
}

/** The words of what somebody searches for, as `searchable` keeps them: no term is too long to be answered. */
export const termsOf = (search: string): string[] =>
	wordsOf(search)
		.slice(0, 8)
		.map((word) => word.slice(0, LONGEST));
