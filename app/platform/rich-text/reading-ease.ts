/** How hard a text is to read, by Björnsson's LIX: words in a sentence, plus words of more than six letters in per cent. */
export type ReadingEase = { lix: number; band: "veryEasy" | "easy" | "medium" | "hard" | "veryHard" };

/** Fewer words say nothing. */
const WORDS_LEAST = 20;
/** Below which LIX a text is of which band (C. H. Björnsson, Läsbarhet, 1968). */
const bands = [
	[25, "veryEasy"],
	[35, "easy"],
	[45, "medium"],
	[55, "hard"],
] as const;

/** The LIX of a text in any language that is written in words; null of too short a one. */
export function readingEase(text: string): ReadingEase | null {
	const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
	if (words.length < WORDS_LEAST) return null;
	const long = words.filter((word) => [...word].length > 6).length;
	// A heading or an item of a list is a sentence of its own, also without a full stop.
	const sentences = text.split(/[.!?:]+(?=\s|$)|\n+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
	const lix = Math.round(words.length / Math.max(1, sentences) + (100 * long) / words.length);
	return { lix, band: bands.find(([under]) => lix < under)?.[1] ?? "veryHard" };
}
