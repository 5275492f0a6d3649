import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { languageTests, testAnswers, testAttempts } from "#db/schema/norwegian-learning";
import { isRight } from "../items/score";
import type { WordLine } from "./lines";
import { addingWords, ownAmong } from "./lists.server";
import { wordsOfItem } from "./words-of-item";

/** Practice tests that are looked through, the latest first, and words that are taken at once. */
const TESTS = 5;
const ANSWERS = 400;
const WORDS = 100;

/** A condition on attempts: the visitor has finished it, and may see what was right. Words of other tests would tell their answers. */
export const practised = ({ user, tenant }: Visit): SQL =>
	and(
		eq(testAttempts.userId, user.id),
		eq(testAttempts.status, "done"),
		sql`exists (select 1 from ${languageTests} where ${and(
			eq(languageTests.tenantId, tenant.id),
			eq(languageTests.id, testAttempts.testId),
			eq(languageTests.showsAnswers, true),
		)})`,
	) as SQL;

/** Puts the words that the visitor did not know in their practice tests among their own. Gives how many they are. */
export async function takeWordsOfTests(visit: Visit): Promise<number> {
	const { rows, user, tenant } = visit;
	const latest = sql`(select ${testAttempts.id} from ${testAttempts} where ${testAttempts.tenantId} = ${tenant.id} and ${practised(visit)}
		order by ${testAttempts.createdAt} desc limit ${TESTS})`;
	const { attempts, answers } = await rows.read({
		attempts: rows.listing(testAttempts, {
			where: practised(visit),
			orderBy: desc(testAttempts.createdAt),
			limit: TESTS,
		}),
		answers: rows.listing(testAnswers, { where: sql`${testAnswers.attemptId} in ${latest}`, limit: ANSWERS }),
	});
	const wrong = new Set(
		answers
			.filter(({ score }) => score !== null && !isRight(score))
			.map(({ attemptId, itemId }) => `${attemptId}:${itemId}`),
	);
	const missed = attempts.flatMap(({ id, items }) =>
		items.filter((item) => item.skill === "vocabulary" && wrong.has(`${id}:${item.id}`)),
	);
	const found = new Map<string, WordLine>();
	for (const line of missed.flatMap(({ task }) => wordsOfItem(task)))
		if (line.word.length <= 60 && !found.has(line.word.toLowerCase())) found.set(line.word.toLowerCase(), line);
	const has = await ownAmong(visit, [...found.keys()]);
	const fresh = [...found].filter(([word]) => !has.has(word)).map(([, line]) => line);
	const taken = fresh.slice(0, WORDS);
	if (taken.length > 0) await rows.commit(addingWords(visit, { ownerId: user.id }, "nb", taken));
	return taken.length;
}
