/**
 * A text as it is compared: without capitals, punctuation and double spaces. å, æ and ø are the same as aa, ae and oe, as they
 * are written on keyboards that do not have them (Norwegian itself wrote aa until 1917).
 */
export function plainWords(text: string): string[] {
	return text
		.normalize("NFC")
		.toLowerCase()
		.replaceAll("å", "aa")
		.replaceAll("æ", "ae")
		.replaceAll("ø", "oe")
		.replace(/[\s\u00a0]+/g, " ")
		.replace(/[^\p{L}\p{M}\p{N} /]/gu, "")
		.split(" ")
		.filter(Boolean);
}

/** Whether a typed word is the accepted one. */
export const isSameWord = (accepted: string, typed: string): boolean =>
	plainWords(accepted).join(" ") === plainWords(typed.replaceAll("/", " ")).join(" ");

/**
 * How much of what was said has been written, of 1: each word that is missing, too many or misspelt counts against it. A word
 * with forms that are equally right has them all, with a slash between: "boka/boken".
 */
export function sameWords(accepted: string, typed: string): number {
	const said = plainWords(accepted).map((word) => word.split("/"));
	const written = plainWords(typed.replaceAll("/", " "));
	if (said.length === 0) return 0;
	return Math.max(0, 1 - distance(said, written) / said.length);
}

/** How many words have to be put in, taken out or mended for one to become the other. */
function distance(said: readonly string[][], written: readonly string[]): number {
	let row = written.map((_, at) => at + 1);
	row.unshift(0);
	for (const [down, forms] of said.entries()) {
		const next = [down + 1];
		for (const [across, word] of written.entries()) {
			const same = (row[across] ?? 0) + (forms.includes(word) ? 0 : 1);
			next.push(Math.min(same, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? said.length;
}
