/** A piece of a text with gaps: words, or the id of the gap that stands there. */
export type TextPart = { text: string } | { gap: string };

/** A text in its pieces; `[[id]]` is a gap. */
export function partsOfText(text: string): TextPart[] {
	return text
		.split(/\[\[([^[\]]*)\]\]/)
		.map((piece, at) => (at % 2 === 1 ? { gap: piece.trim() } : { text: piece }))
		.filter((part) => "gap" in part || part.text !== "");
}

/** The ids of the gaps, as they stand in the text. */
export const gapsOf = (text: string): string[] =>
	partsOfText(text).flatMap((part) => ("gap" in part ? [part.gap] : []));

/** The words of a text that are clicked; the first has place 0. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
