import { and, asc, eq, sql } from "drizzle-orm";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { givenWordLists, languageWords, testAttempts, wordCards, wordLists } from "#db/schema/norwegian-learning";
import { debtOf, roomsOf } from "./debt.server";
import { readingLists } from "./lists.server";
import { queueOf, readingQueue } from "./queue.server";
import { serializeWord } from "./review.server";
import { practised } from "./words-of-tests.server";

/** Own words that the page shows. */
const OWN = 200;
/** A word that is known for three weeks counts as learnt. */
const LEARNT_DAYS = 21;
const COUNTED = 2000;

/** The trainer of the visitor: what waits, the lists they have, their own words; for teachers also all lists. */
export async function showWords(visit: Visit) {
	const { rows, user, tenant, access } = visit;
	const isTeacher = access.level >= LEVEL_CLIENTS;
	const { lists, given, own, learnt, practice, ...read } = await rows.read({
		...readingQueue(visit),
		...(isTeacher ? { lists: readingLists(visit) } : {}),
		given: rows.listingWith(
			givenWordLists,
			{ list: [wordLists, givenWordLists.listId, ["title"]] },
			{ where: eq(givenWordLists.userId, user.id), orderBy: asc(givenWordLists.id), limit: OWN },
		),
		own: rows.listing(languageWords, {
			where: eq(languageWords.ownerId, user.id),
			orderBy: [asc(languageWords.sortWord), asc(languageWords.id)],
			limit: OWN,
		}),
		learnt: rows.counting(
			wordCards,
			and(eq(wordCards.userId, user.id), sql`${wordCards.scheduledDays} >= ${LEARNT_DAYS}`),
			COUNTED,
		),
		practice: rows.counting(testAttempts, practised(visit), 1),
	});
	const queue = queueOf(visit, read);
	const { today, due, unseen, done, plan } = queue;
	return {
		...{ isTeacher, today, due, unseen, done, learnt, hasPractised: practice > 0, debt: debtOf(visit, queue) },
		plan: { dailyMost: plan.dailyMost, newMost: plan.newMost, days: [...plan.days], rooms: roomsOf(plan) },
		lists: lists ?? [],
		given: given.flatMap(({ row, list }) => (list ? [{ id: row.listId, title: list.title }] : [])),
		own: own.map(serializeWord),
		tenant: tenant.guid,
	};
}
export type WordsData = Awaited<ReturnType<typeof showWords>>;
