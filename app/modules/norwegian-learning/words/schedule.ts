import { type Card, createEmptyCard, fsrs, type Grade, type State } from "ts-fsrs";
import type { wordCards } from "#db/schema/norwegian-learning";
import type { Rating } from "./ratings";

export type Schedule = Pick<
	typeof wordCards.$inferSelect,
	"due" | "stability" | "difficulty" | "scheduledDays" | "learningSteps" | "reps" | "lapses" | "state" | "reviewedAt"
>;

/** FSRS with its usual values: nine of ten words are still known when they are due; a new word comes after 1 and 10 minutes first. */
const scheduler = fsrs({
	request_retention: 0.9,
	maximum_interval: 36_500,
	learning_steps: ["1m", "10m"],
	relearning_steps: ["10m"],
});

const cardOf = (known: Schedule | null, now: Date): Card =>
	known
		? {
				...createEmptyCard(now),
				...{ due: new Date(known.due), stability: known.stability, difficulty: known.difficulty },
				...{ scheduled_days: known.scheduledDays, learning_steps: known.learningSteps, reps: known.reps },
				...{ lapses: known.lapses, state: known.state as State, last_review: new Date(known.reviewedAt) },
			}
		: createEmptyCard(now);

const scheduleOf = (card: Card, now: Date): Schedule => ({
	...{ due: card.due.getTime(), stability: card.stability, difficulty: card.difficulty, state: card.state },
	...{ scheduledDays: card.scheduled_days, learningSteps: card.learning_steps, reps: card.reps, lapses: card.lapses },
	reviewedAt: now.getTime(),
});

/** When a word comes again after it was rated; null for one that was never reviewed. */
export const rated = (known: Schedule | null, rating: Rating, now: Date): Schedule =>
	scheduleOf(scheduler.next(cardOf(known, now), now, rating as Grade).card, now);

/** In how many minutes it would come again, by each rating. */
export function waits(known: Schedule | null, now: Date): Record<Rating, number> {
	const preview = scheduler.repeat(cardOf(known, now), now);
	const wait = (rating: Rating) =>
		Math.max(1, Math.round((preview[rating as Grade].card.due.getTime() - now.getTime()) / 60_000));
	return { 1: wait(1), 2: wait(2), 3: wait(3), 4: wait(4) };
}
