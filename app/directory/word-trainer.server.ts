import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { levelOf } from "./level-of.server";
import { readingNothing } from "./reading-nothing.server";

/** A word as somebody has met it: what it means, or a sentence in which it stands. */
export type MetWord = { word: string; meaning: string; sentence: string };

/**
 * The module in which people train words of their own: where these are, how many somebody has, and how one more is kept. It is not
 * where they have it already (`known`), or as many as they can have (`full`).
 */
export type WordTrainer = {
	moduleKey: string;
	path: (tenantGuid: string) => string;
	counting: (visit: Visit) => PendingQuery<number>;
	keep: (visit: Visit, word: MetWord) => Promise<"kept" | "known" | "full">;
};

/** The level from which somebody trains words. */
const LEVEL_OWN = 10;

let trainer: WordTrainer | undefined;

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowWordTrainers(known: readonly WordTrainer[]): void {
	trainer = known[0];
}

/** Where the visitor trains words of their own; null where they do not. */
export async function wordsPath(visit: Visit): Promise<string | null> {
	if (!trainer) return null;
	const { level } = await levelOf(visit, visit.user.id, trainer.moduleKey);
	return level >= LEVEL_OWN ? trainer.path(visit.tenant.guid) : null;
}

/** For one `rows.read`: how many words of their own the visitor has. */
export const readingWordCount = (visit: Visit): PendingQuery<number> =>
	trainer ? trainer.counting(visit) : { query: readingNothing(visit).query, shape: () => 0 };

/** Keeps a word for the visitor to train; `nowhere`: they do not train words. */
export async function keepWord(visit: Visit, word: MetWord): Promise<"kept" | "known" | "full" | "nowhere"> {
	if (!trainer || (await wordsPath(visit)) === null) return "nowhere";
	return trainer.keep(visit, word);
}
