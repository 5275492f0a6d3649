import type { AskedItem, ReadingAdvice, RightOf } from "#db/schema/norwegian-learning";
import type { Scores } from "./next-item";

/** Items that are asked at most: in about ten minutes, with time to listen twice. */
const HEARD_MOST = 12;
const READ_MOST = 6;
/** Shares of what was heard, and of the words, that must be right; chance gets a third of three pictures. */
const [MUCH, SOME, WORDS] = [0.75, 0.5, 0.75];

type Item = Pick<AskedItem, "skill" | "task" | "passage">;

const isRead = ({ skill }: Pick<Item, "skill">) => skill === "reading";
const isOneWord = (text: string) => !/\s/.test(text.trim());

/** Whether it needs no typing, and no reading beyond one word: one of some pictures is pressed. */
const needsNoReading = (item: Item): boolean =>
	item.task.kind === "single" &&
	item.task.options.every(({ picture }) => picture !== undefined) &&
	item.passage === "" &&
	(!isRead(item) || isOneWord(item.task.question));

/** The items of the listening path, in their order: first what is heard, so that it begins with what people know; then single words. */
export function listeningItems<One extends Item>(bank: readonly One[]): One[] {
	const fitting = bank.filter(needsNoReading);
	return [
		...fitting.filter((item) => !isRead(item)).slice(0, HEARD_MOST),
		...fitting.filter(isRead).slice(0, READ_MOST),
	];
}

/**
 * What is advised after the listening path. It is always the reading track, as whoever took it would rather not read; what was heard and
 * read tells where to begin in it. It is no level, and nobody fails.
 */
export function readingAdvice(items: readonly Pick<AskedItem, "id" | "skill">[], scores: Scores): ReadingAdvice {
	const rightOf = (own: typeof items): RightOf => ({
		right: own.filter(({ id }) => scores.get(id) === 1000).length,
		of: own.length,
	});
	const heard = rightOf(items.filter((item) => !isRead(item)));
	const read = rightOf(items.filter(isRead));
	const [understood, readShare] = [heard, read].map(({ right, of }) => right / Math.max(1, of)) as [number, number];
	return {
		...{ heard, read },
		understands: understood >= MUCH ? "much" : understood >= SOME ? "some" : "little",
		begins: readShare >= WORDS ? "words" : "letters",
	};
}
