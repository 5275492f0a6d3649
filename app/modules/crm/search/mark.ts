import { fold } from "#app/platform/words";

/** A part of a text, and whether the search found it. */
export type Part = { text: string; hit: boolean };

/** A text in parts: the words that a search's terms (folded, as the index has them) stand in are hits. */
export function marked(text: string, terms: readonly string[]): Part[] {
	const parts: Part[] = [];
	let end = 0;
	for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
		const folded = fold(word[0]);
		if (!terms.some((term) => folded.includes(term))) continue;
		if (word.index > end) parts.push({ text: text.slice(end, word.index), hit: false });
		parts.push({ text: word[0], hit: true });
		end = word.index + word[0].length;
	}
	if (end < text.length) parts.push({ text: text.slice(end), hit: false });
	return parts;
}

const BEFORE = 60;
const LONGEST = 220;

/** The part of a long text around its first hit, cut between words. */
export function around(text: string, terms: readonly string[]): string {
	const plain = text.replaceAll(/\s+/g, " ");
	if (plain.length <= LONGEST) return plain;
	const [first] = marked(plain, terms);
	const at = first && !first.hit ? first.text.length : 0;
	const from = at <= BEFORE ? 0 : plain.indexOf(" ", at - BEFORE) + 1;
	const to = plain.lastIndexOf(" ", from + LONGEST);
	return `${from > 0 ? "… " : ""}${plain.slice(from, to > from ? to : from + LONGEST)}${to < plain.length ? " …" : ""}`;
}
