import type { ItemTask, PictureName } from "#db/schema/norwegian-learning";
import { gapsOf } from "./parts-of-text";

type Option = { id: string; text: string };
/** With a picture it has no text: where a word is read, that would be the answer. */
type Choice = Option & { picture?: PictureName };
/** A task as a candidate gets it: without anything that tells what is right. */
export type ShownTask =
	| { kind: "single" | "multiple"; question: string; options: Choice[] }
	| { kind: "gapList"; question: string; text: string; gaps: { id: string; options: string[] }[] }
	| { kind: "gapTyped"; question: string; text: string; gaps: { id: string }[] }
	| { kind: "dragWords"; question: string; text: string; gaps: { id: string }[]; words: string[] }
	| { kind: "order"; question: string; parts: string[] }
	| { kind: "match"; question: string; pairs: { id: string; pictureGuid: string; alt: string }[]; words: string[] }
	| { kind: "trueFalse"; question: string; statements: Option[] }
	| { kind: "clickWord"; question: string; text: string }
	| { kind: "dictation"; question: string };

/** A task without its key, in an order that is the same each time for one seed. */
export function shown(task: ItemTask, seed: string): ShownTask {
	const { kind, question } = task;
	switch (task.kind) {
		case "single":
		case "multiple": {
			const options = task.options.map(
				({ id, text, picture }): Choice => (picture ? { id, text: "", picture } : { id, text }),
			);
			return { kind: task.kind, question, options: shuffled(options, seed, ({ id }) => id) };
		}
		case "gapList":
			return {
				...{ kind: task.kind, question, text: task.text },
				gaps: task.gaps.map(({ id, options }) => ({ id, options: shuffled(options, seed + id) })),
			};
		case "gapTyped":
			return { kind: task.kind, question, text: task.text, gaps: task.gaps.map(({ id }) => ({ id })) };
		case "dragWords":
			return {
				...{ kind: task.kind, question, text: task.text, gaps: gapsOf(task.text).map((id) => ({ id })) },
				words: shuffled([...task.gaps.map(({ right }) => right), ...task.extra], seed),
			};
		case "order":
			return { kind: task.kind, question, parts: outOfOrder(task.parts, seed) };
		case "match":
			return {
				...{ kind: task.kind, question },
				pairs: task.pairs.map(({ id, pictureGuid, alt }) => ({ id, pictureGuid, alt })),
				words: shuffled(
					task.pairs.map(({ word }) => word),
					seed,
				),
			};
		case "trueFalse":
			return { kind: task.kind, question, statements: task.statements.map(({ id, text }) => ({ id, text })) };
		case "clickWord":
			return { kind: task.kind, question, text: task.text };
		case "dictation":
			return { kind: kind as "dictation", question };
	}
}

/** A number that depends on a text alone and tells nothing of it (FNV-1a, with its bits mixed once more). */
function mixed(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
	return (hash ^ (hash >>> 13)) >>> 0;
}

/** Sorted by the values' own numbers, so that the order does not tell the author's. Of the same word twice either may come first. */
export function shuffled<Item>(items: readonly Item[], seed: string, key: (item: Item) => string = String): Item[] {
	return items
		.map((item) => ({ item, at: mixed(`${seed}:${key(item)}`) }))
		.sort((one, other) => one.at - other.at)
		.map(({ item }) => item);
}

/** Never the right order: that would be an answer. */
function outOfOrder(parts: readonly string[], seed: string): string[] {
	const made = shuffled(parts, seed);
	return made.every((part, at) => part === parts[at]) ? [...made.slice(1), ...made.slice(0, 1)] : made;
}
