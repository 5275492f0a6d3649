type Word = { word: string; meaning: string; sentence: string; pictureGuid: string | null };

/** What is asked of a word: what it means, or where nothing says that, which word is missing in its sentence. */
export const asksFor = ({ meaning, pictureGuid }: Word): "meaning" | "word" =>
	meaning !== "" || pictureGuid !== null ? "meaning" : "word";

/** The sentence in three parts with the word in the middle, in whatever case it stands there; null where it does not stand in it as it is. */
export function aroundWord(sentence: string, word: string): [string, string, string] | null {
	const plain = word.replace(/^(å|en|ei|et|eit) /u, "");
	const at = sentence.toLowerCase().indexOf(plain.toLowerCase());
	if (plain === "" || at < 0) return null;
	return [sentence.slice(0, at), sentence.slice(at, at + plain.length), sentence.slice(at + plain.length)];
}
