import type { ItemTask } from "#db/schema/norwegian-learning";
import type { WordLine } from "./lines";

const filled = (text: string, words: ReadonlyMap<string, string>) =>
	text.replaceAll(/\[\[([^\]]*)\]\]/g, (_, id: string) => words.get(id) ?? "…");

/** The words that an item of vocabulary asks for, each with the sentence in which it stands; none where it asks for something else. */
export function wordsOfItem(task: ItemTask): WordLine[] {
	switch (task.kind) {
		case "single": {
			const right = task.options.find(({ isRight }) => isRight)?.text ?? "";
			const sentence = task.question.includes("___") ? task.question.replace(/_{3,}/u, right) : "";
			return [{ word: right, meaning: sentence ? "" : task.question, sentence }];
		}
		case "gapList":
		case "dragWords":
		case "gapTyped": {
			const words = new Map(
				task.gaps.map((gap) => [gap.id, "accepted" in gap ? (gap.accepted[0] ?? "") : gap.right] as const),
			);
			const sentence = filled(task.text, words);
			return [...words.values()].map((word) => ({ word, meaning: "", sentence: sentenceWith(sentence, word) }));
		}
		case "match":
			return task.pairs.map(({ word, alt }) => ({ word, meaning: alt, sentence: "" }));
		default:
			return [];
	}
}

/** Of a text the sentence in which a word stands. */
function sentenceWith(text: string, word: string): string {
	const sentences = text.split(/(?<=[.!?])\s+|\n/u);
	return sentences.find((one) => one.toLowerCase().includes(word.toLowerCase())) ?? text;
}
