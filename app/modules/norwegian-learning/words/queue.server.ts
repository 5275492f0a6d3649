import { and, asc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { addDays, today } from "#app/platform/clock";
import { MINUTE } from "#app/platform/limits";
import { toInstant } from "#app/platform/local-time";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { languageWords, wordCards, wordPlans, wordReviews } from "#db/schema/norwegian-learning";
import { isLearned, isNew } from "./own-words.server";
import { type Plan, roomOn, usualPlan } from "./plan";

export type Word = Row<typeof languageWords>;
export type Card = Row<typeof wordCards>;

/** Words are counted no further. */
const COUNTED = 2000;
/** A word that is still being learnt comes a little early rather than leave somebody waiting. */
const AHEAD = 20 * MINUTE;
const NEW = 0;
const REVIEW = 2;

export const dayOf = ({ tenant, now }: Visit): string => today(tenant.timeZone, now);
export const startOf = ({ tenant }: Visit, day: string): number => toInstant(`${day}T00:00`, tenant.timeZone);

/** Cards of the visitor that stand on the long plan and are due before the end of the day. */
export const isDueToday = (visit: Visit): SQL =>
	and(
		eq(wordCards.userId, visit.user.id),
		lt(wordCards.due, startOf(visit, addDays(dayOf(visit), 1))),
		eq(wordCards.state, REVIEW),
		isLearned(visit, wordCards.wordId),
	) as SQL;

/** For one `rows.read`: what waits today, what is done of it, and the next of each kind. */
export function readingQueue(visit: Visit) {
	const { rows, user, now } = visit;
	const withWord = (where: SQL) =>
		rows.listingWith(
			wordCards,
			{ word: [languageWords, wordCards.wordId] },
			{ where, orderBy: asc(wordCards.due), limit: 1 },
		);
	const isToday = and(
		eq(wordReviews.userId, user.id),
		gte(wordReviews.reviewedAt, startOf(visit, dayOf(visit))),
		inArray(wordReviews.state, [NEW, REVIEW]),
	) as SQL;
	return {
		plan: rows.finding(wordPlans, user.id),
		learning: withWord(
			and(
				eq(wordCards.userId, user.id),
				lt(wordCards.due, now.getTime() + AHEAD),
				sql`${wordCards.state} <> ${REVIEW}`,
				isLearned(visit, wordCards.wordId),
			) as SQL,
		),
		repeated: withWord(isDueToday(visit)),
		fresh: rows.listing(languageWords, {
			where: isNew(visit),
			orderBy: [asc(languageWords.createdAt), asc(languageWords.id)],
			limit: 1,
		}),
		due: rows.counting(wordCards, isDueToday(visit), COUNTED),
		unseen: rows.counting(languageWords, isNew(visit), COUNTED),
		done: rows.countingBy(wordReviews, wordReviews.state, isToday),
	};
}

type ReadQueue = {
	plan: Row<typeof wordPlans> | undefined;
	learning: { row: Card; word: Word | null }[];
	repeated: { row: Card; word: Word | null }[];
	fresh: Word[];
	due: number;
	unseen: number;
	done: Map<number | string, number>;
};

/** What the day still has room for, and the word that comes next; with `more` on after that. */
export function queueOf(visit: Visit, read: ReadQueue, more = false) {
	const plan: Plan = read.plan ?? usualPlan;
	const room = roomOn(plan, dayOf(visit));
	const seen = Number(read.done.get(NEW) ?? 0);
	const done = seen + Number(read.done.get(REVIEW) ?? 0);
	const left = Math.max(0, room.words - done);
	const fresh = Math.min(Math.max(0, room.fresh - seen), Math.max(0, left - read.due), read.unseen);
	const [learning] = read.learning;
	const [repeated] = read.repeated;
	const [unseen] = read.fresh;
	const isLearning = learning !== undefined && learning.row.due <= visit.now.getTime();
	const next =
		(isLearning && learning) ||
		((left > 0 || more) && repeated) ||
		((fresh > 0 || more) && unseen && { row: null, word: unseen }) ||
		learning ||
		null;
	return {
		...{ plan, next: next?.word ? { word: next.word, card: next.row } : null },
		/** Words of today that are left, and all that wait. */
		...{ today: Math.min(left, read.due) + fresh, due: read.due, unseen: read.unseen, done },
	};
}
export type Queue = ReturnType<typeof queueOf>;
