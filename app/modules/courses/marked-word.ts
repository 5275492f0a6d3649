/** What a word, and its meaning or the sentence in which it stands, may have in characters. */
export const WORD_MOST = 100;
export const SENTENCE_MOST = 300;

/** The sentence of a text in which a place lies, "" where it is too long to learn a word by. */
export function sentenceAt(text: string, at: number): string {
	for (const { 0: sentence, index } of text.matchAll(/[^.!?…\n]+[.!?…]*/g))
		if (at < index + sentence.length) return sentence.trim().length <= SENTENCE_MOST ? sentence.trim() : "";
	return "";
}

/** What is marked on the page, with the sentence in which it stands; null where nothing is. */
export function markedWord(selection: Selection | null): { word: string; sentence: string } | null {
	const word = String(selection ?? "").trim();
	if (!selection || word === "" || word.length > WORD_MOST) return null;
	const range = selection.getRangeAt(0);
	const start = range.startContainer;
	const element = start instanceof Element ? start : start.parentElement;
	const block = element?.closest("p, li, h1, h2, h3, h4, td, th, blockquote, figcaption, dd, dt");
	if (!block) return { word, sentence: "" };
	const before = document.createRange();
	before.setStart(block, 0);
	before.setEnd(range.startContainer, range.startOffset);
	const sentence = sentenceAt(block.textContent ?? "", String(before).length);
	return { word, sentence: sentence === word ? "" : sentence };
}
