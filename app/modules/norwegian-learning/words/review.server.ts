import { sql } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { languageWords, wordCards, wordReviews } from "#db/schema/norwegian-learning";
import { asksFor } from "./face";
import { isLearned } from "./own-words.server";
import { type Card, queueOf, readingQueue, type Word } from "./queue.server";
import type { Rating } from "./ratings";
import { rated, waits } from "./schedule";
import type { RateInput } from "./words.schema";

const cardId = ({ user }: Visit, wordId: string) => `${user.id}:${wordId}`;

/** A word as a learner sees it. */
export const serializeWord = ({ id, word, meaning, sentence, written, audioGuid, pictureGuid }: Word) => ({
	...{ id, word, meaning, sentence, written, audioGuid, pictureGuid },
});

function serializeNext(visit: Visit, { word, card }: { word: Word; card: Card | null }) {
	return { word: serializeWord(word), asks: asksFor(word), reps: card?.reps ?? 0, waits: waits(card, visit.now) };
}

/** The word that comes next, and how much is left of today. */
export async function showReview(visit: Visit, { shown, more }: { shown?: string; more?: "1" }) {
	const queue = queueOf(visit, await visit.rows.read(readingQueue(visit)), more === "1");
	const { next, today, due, unseen, done } = queue;
	return {
		...{ next: next && serializeNext(visit, next), isShown: next !== null && shown === next.word.id },
		...{ today, waiting: due + unseen, done, more: more === "1", tenant: visit.tenant.guid },
	};
}
export type ReviewData = Awaited<ReturnType<typeof showReview>>;

/** Keeps how well the visitor knew a word, and when it comes again. The same press a second time changes nothing. */
export async function rateWord(visit: Visit, { word_id: wordId, reps, rating }: RateInput): Promise<void> {
	const { rows, user, now, tenant, context } = visit;
	const id = cardId(visit, wordId);
	const { words, card } = await rows.read({
		words: rows.listing(languageWords, {
			where: sql`${languageWords.id} = ${wordId} and ${isLearned(visit, sql`${languageWords.id}`)}`,
			limit: 1,
		}),
		card: rows.finding(wordCards, id),
	});
	if (words.length === 0) throw notFound();
	if ((card?.reps ?? 0) !== reps) return;
	const next = rated(card ?? null, rating as Rating, now);
	const before = card ?? { state: 0, due: now.getTime(), stability: 0, difficulty: 0 };
	const isUnmoved = sql`coalesce((select ${wordCards.reps} from ${wordCards} where ${wordCards.tenantId} = ${tenant.id}
		and ${wordCards.id} = ${id}), 0) = ${reps}`;
	const review = {
		...{ id: `${id}:${reps}`, userId: user.id, wordId, rating, reviewedAt: now.getTime() },
		...{ state: before.state, due: before.due, stability: before.stability, difficulty: before.difficulty },
	};
	await orElse(
		rows.commit([
			requiring(context, isUnmoved),
			rows.derivingOrAdding(wordCards, { id, userId: user.id, wordId, ...next }, next),
			rows.derivingOrAdding(wordReviews, review, { rating }),
		]),
		() => null,
	).catch((error) => {
		// The other press was first.
		if (error !== null) throw error;
	});
}
