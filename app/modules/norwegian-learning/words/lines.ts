export type WordLine = { word: string; meaning: string; sentence: string };

/** Words as a teacher pastes them: one on each line, then what it means and a sentence, with semicolons or tabs between. */
export const readLines = (written: string): WordLine[] =>
	written
		.split("\n")
		.map((line) => line.split(/[;\t]/).map((part) => part.trim()))
		.filter(([word]) => word)
		.map(([word = "", meaning = "", sentence = ""]) => ({ word, meaning, sentence }));
