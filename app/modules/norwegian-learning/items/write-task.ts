import type { ItemTask, PictureName } from "#db/schema/norwegian-learning";

const options = (right: readonly string[], wrong: readonly string[]) =>
	[...right, ...wrong].map((text, at) => ({ id: `${at + 1}`, text, isRight: at < right.length }));

/** One right answer, which stands first, and wrong ones; candidates get them in another order. */
export const single = (question: string, right: string, ...wrong: string[]): ItemTask => ({
	...{ kind: "single", question, options: options([right], wrong) },
});

export const multiple = (question: string, right: string[], wrong: string[]): ItemTask => ({
	...{ kind: "multiple", question, options: options(right, wrong) },
});

/** Pictures to choose among; the first is right. */
export const pictured = (question: string, pictures: readonly { picture: PictureName; text: string }[]): ItemTask => ({
	...{ kind: "single", question },
	options: pictures.map((one, at) => ({ id: `${at + 1}`, isRight: at === 0, ...one })),
});

type Truth = "true" | "false" | "notStated";
export const statements = (question: string, ...all: [string, Truth][]): ItemTask => ({
	...{ kind: "trueFalse", question },
	statements: all.map(([text, right], at) => ({ id: `${at + 1}`, text, right })),
});

/** A text with its gaps as `[[right|other]]`. */
function gaps(written: string) {
	const found: { id: string; words: string[] }[] = [];
	const text = written.replaceAll(/\[\[([^\]]*)\]\]/g, (_, inside: string) => {
		found.push({ id: `${found.length + 1}`, words: inside.split("|") });
		return `[[${found.length}]]`;
	});
	return { text, found };
}

/** Gaps with a list each: `[[right|wrong|wrong]]`. */
export function gapList(question: string, written: string): ItemTask {
	const { text, found } = gaps(written);
	const all = found.map(({ id, words }) => ({ id, options: words, right: words[0] ?? "" }));
	return { kind: "gapList", question, text, gaps: all };
}

/** Gaps that are typed: `[[right|also right]]`. */
export function gapTyped(question: string, written: string): ItemTask {
	const { text, found } = gaps(written);
	return { kind: "gapTyped", question, text, gaps: found.map(({ id, words }) => ({ id, accepted: words })) };
}

/** Gaps into which words are put; `extra` ones fit nowhere. */
export function dragWords(question: string, written: string, ...extra: string[]): ItemTask {
	const { text, found } = gaps(written);
	const all = found.map(({ id, words }) => ({ id, right: words[0] ?? "" }));
	return { kind: "dragWords", question, text, gaps: all, extra };
}

export const order = (question: string, ...parts: string[]): ItemTask => ({ kind: "order", question, parts });

export const dictation = (...accepted: string[]): ItemTask => ({
	...{ kind: "dictation", question: "Hør og skriv setningen.", accepted },
});

/** A text whose right words stand in brackets. */
export function clickWords(question: string, written: string): ItemTask {
	const right = written.split(" ").flatMap((word, at) => (word.includes("[") ? [at] : []));
	return { kind: "clickWord", question, text: written.replaceAll(/[[\]]/g, ""), right };
}
