import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import {
	type AcceptedLater,
	type ItemTask,
	itemRescorings,
	languageItems,
	type TestResult,
	testAnswers,
	testAttempts,
} from "#db/schema/norwegian-learning";
import { rankOf, resultOf } from "../attempts/level";
import { placementResult } from "../attempts/placement-result";
import { DICTATED, mergedAccepted, refusedIn, withAccepted, withoutAccepted } from "../items/accepted";
import type { ItemAnswer } from "../items/answer";
import { isSameWord } from "../items/same-words";
import { isRight, score } from "../items/score";
import { visibleAttempts } from "../results/results.source.server";
import { findItem } from "./items.server";

type Answer = Row<typeof testAnswers>;
type Attempt = Row<typeof testAttempts>;

/** Answers that are looked through, the latest first; and those that one rescoring changes. */
const ANSWERS_MOST = 2000;
const CHANGED_MOST = 150;
/** Typed answers that are listed, and rescorings. */
const LISTED = 60;
const EARLIER = 20;
/** Rescorings that can keep a word accepted when another is taken back. */
const STANDING_MOST = 200;
const ALL_ANSWERS = 20_000;

/** For one `rows.read`: what was answered to an item and is not wholly right. */
const readingWrong = ({ rows }: Visit, itemId: string) =>
	rows.listing(testAnswers, {
		where: and(eq(testAnswers.itemId, itemId), lt(testAnswers.score, 1000), sql`${testAnswers.answer} <> 'null'`),
		orderBy: desc(testAnswers.createdAt),
		limit: ANSWERS_MOST,
		by: "nl_answers_of_item",
	});

/** What people have typed that is not accepted, the most frequent first, and what it would change to accept some of it. */
export async function showTyped(visit: Visit, { item_id: id, accept }: { item_id: string; accept: AcceptedLater }) {
	const { rows, tenant } = visit;
	const item = await findItem(visit, id);
	const { wrong, earlier } = await rows.read({
		wrong: readingWrong(visit, id),
		earlier: rows.listing(itemRescorings, {
			where: eq(itemRescorings.itemId, id),
			orderBy: desc(itemRescorings.createdAt),
			limit: EARLIER,
		}),
	});
	const counts = new Map<string, { gap: string; words: string; count: number }>();
	for (const { answer } of wrong)
		for (const { gap, words } of refusedIn(item.task, answer as ItemAnswer | null)) {
			const key = `${gap}:${words.toLowerCase()}`;
			counts.set(key, { gap, words, count: (counts.get(key)?.count ?? 0) + 1 });
		}
	const isAsked = Object.keys(accept).length > 0;
	return {
		item: { id, title: item.title, written: item.written, kind: item.kind, task: item.task },
		typed: [...counts.values()].sort((one, other) => other.count - one.count).slice(0, LISTED),
		accept,
		changes: isAsked ? (await changesBy(visit, item, accept, wrong)).map(serializeChange) : null,
		earlier: earlier.map(({ id: own, added, changes, undoneAt, createdAt }) => ({
			...{ id: own, added, words: Object.values(added).flat(), count: changes.length, createdAt },
			...{ isUndone: undoneAt !== null, isFull: undoneAt === null && changes.length === CHANGED_MOST },
		})),
		tenant: tenant.guid,
	};
}
export type TypedData = Awaited<ReturnType<typeof showTyped>>;

type Change = {
	answer: Answer;
	attempt: Attempt;
	isVisible: boolean;
	after: { score: number; accepted: AcceptedLater; result: TestResult | null };
};

/** What accepting words changes: answers that get more points, each scored by the item as it was asked, and the levels that follow. */
async function changesBy(
	visit: Visit,
	item: Row<typeof languageItems>,
	added: AcceptedLater,
	wrong: readonly Answer[],
): Promise<Change[]> {
	const { rows } = visit;
	const likely = likeliestFirst(
		item.task,
		added,
		wrong.filter(({ answer }) => mayGain(answer as ItemAnswer | null, added)),
	);
	const ids = [...new Set(likely.slice(0, CHANGED_MOST).map(({ attemptId }) => attemptId))];
	if (ids.length === 0) return [];
	const named = valuesOf(ids);
	const { attempts, visible, all } = await rows.read({
		attempts: rows.listing(testAttempts, { where: sql`${testAttempts.id} in ${named}`, limit: CHANGED_MOST }),
		visible: rows.listing(testAttempts, {
			where: and(sql`${testAttempts.id} in ${named}`, visibleAttempts(visit)),
			limit: CHANGED_MOST,
		}),
		all: rows.listing(testAnswers, { where: sql`${testAnswers.attemptId} in ${named}`, limit: ALL_ANSWERS }),
	});
	const seen = new Set(visible.map(({ id }) => id));
	return attempts.flatMap((attempt): Change[] => {
		const asked = attempt.items.find(({ id }) => id === item.id);
		const answer = all.find((one) => one.attemptId === attempt.id && one.itemId === item.id);
		if (!asked || !answer) return [];
		const accepted = mergedAccepted([answer.accepted, added]);
		const points = score(withAccepted(asked.task, accepted), answer.answer as ItemAnswer | null);
		if (points <= (answer.score ?? 0)) return [];
		const result = resultWith(attempt, all, new Map([[answer.id, points]]));
		return [{ answer, attempt, isVisible: seen.has(attempt.id), after: { score: points, accepted, result } }];
	});
}

/** Ids as one parameter: the database takes a hundred at most. */
const valuesOf = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** Whether somebody typed one of the words; in a dictation what is nearly the same gets points as well. */
const mayGain = (answer: ItemAnswer | null, added: AcceptedLater): boolean =>
	Object.entries(added).some(
		([gap, words]) => gap === DICTATED || words.some((word) => isSameWord(word, answer?.[gap] ?? "")),
	);

/** Answers that gain by the item as it is now before the others: whoever has been rescored already leaves the room to the rest. */
function likeliestFirst(task: ItemTask, added: AcceptedLater, answers: readonly Answer[]): Answer[] {
	const gains = ({ answer, accepted, score: before }: Answer) =>
		score(withAccepted(task, mergedAccepted([accepted, added])), answer as ItemAnswer | null) > (before ?? 0);
	const likely = new Set(answers.filter(gains));
	return [...likely, ...answers.filter((answer) => !likely.has(answer))];
}

/** The result of an attempt with other points for some answers; null where it is not done. */
function resultWith(attempt: Attempt, all: readonly Answer[], points: ReadonlyMap<string, number>): TestResult | null {
	if (!attempt.result) return null;
	const own = all.filter(({ attemptId, score: before }) => attemptId === attempt.id && before !== null);
	const scores = new Map(own.map(({ id, itemId, score: before }) => [itemId, points.get(id) ?? before ?? 0]));
	return attempt.plan
		? placementResult(attempt.plan, attempt.items, scores)
		: resultOf(attempt.items.map(({ id, skill, level }) => ({ skill, level, score: scores.get(id) ?? 0 })));
}

const serializeChange = ({ answer, attempt, isVisible, after }: Change) => {
	const skill = attempt.items.find(({ id }) => id === answer.itemId)?.skill ?? "reading";
	const levels = (result: TestResult | null) => ({
		skill: result?.skills[skill]?.level ?? null,
		overall: result?.overall ?? null,
	});
	return {
		...{ attemptId: attempt.id, name: isVisible ? attempt.name || (attempt.email ?? "") : null, skill },
		...{ before: Math.round((answer.score ?? 0) / 10), after: Math.round(after.score / 10) },
		...{ levelBefore: levels(attempt.result), levelAfter: levels(after.result) },
	};
};
export type ShownChange = ReturnType<typeof serializeChange>;

/** The write that gives an answer its points, and its attempt the result that follows. */
function writing(
	visit: Visit,
	{ answer, attempt, after }: Pick<Change, "answer" | "attempt" | "after">,
): PendingWrite[] {
	const { rows } = visit;
	const accepted = Object.keys(after.accepted).length > 0 ? after.accepted : null;
	return [
		unmoved(visit, testAnswers, answer),
		rows.changing(testAnswers, answer.id, { score: after.score, accepted }),
		// A result follows from all answers: whoever has given another one meanwhile has it worked out anew.
		...(after.result
			? [
					unmoved(visit, testAttempts, attempt),
					rows.changing(testAttempts, attempt.id, { result: after.result, rank: rankOf(after.result.overall) }),
				]
			: []),
	];
}

/** Refuses a commit one of whose rows has moved on since it was read. */
const unmoved = (
	{ context, tenant }: Visit,
	table: typeof testAnswers | typeof testAttempts | typeof languageItems,
	{ id, updatedAt }: { id: string; updatedAt: number },
): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${table} where ${and(eq(table.tenantId, tenant.id), eq(table.id, id), eq(table.updatedAt, updatedAt))})`,
	);

/**
 * Accepts answers from now on, and gives those who have typed them their points. Gives how many they are, and whether more
 * may be left: accepting the same words once more goes on with them.
 */
export async function rescore(visit: Visit, { item_id: id, accept }: { item_id: string; accept: AcceptedLater }) {
	const { rows, user, now } = visit;
	const item = await findItem(visit, id);
	const task = withAccepted(item.task, accept);
	const { wrong } = await rows.read({ wrong: readingWrong(visit, id) });
	const changes = await changesBy(visit, item, accept, wrong);
	if (changes.length === 0 && JSON.stringify(task) === JSON.stringify(item.task))
		throw invalid({ accept: "norwegianRescore:errors.nothing" });
	const nowRight = changes.filter(({ attempt, after }) => attempt.status !== "begun" && isRight(after.score)).length;
	const kept = changes.map(({ answer, attempt, after }) => ({
		...{ answerId: answer.id, attemptId: attempt.id, before: answer.score ?? 0, after: after.score },
	}));
	await orElse(
		rows.commit([
			unmoved(visit, languageItems, item),
			rows.changing(languageItems, id, { task }),
			rows.deriving(languageItems, id, { timesRight: sql`${languageItems.timesRight} + ${nowRight}` }),
			...changes.flatMap((change) => writing(visit, change)),
			rows.adding(itemRescorings, {
				...{ id: newId(now.getTime()), itemId: id, added: accept, changes: kept, createdBy: user.id },
			}),
		]),
		() => conflict(undefined, "norwegianRescore:errors.meanwhile"),
	);
	return { number: changes.length, isFull: changes.length === CHANGED_MOST };
}

/** Takes a rescoring back: words that no other one has accepted are no longer, and whoever got points for them has those of before. */
export async function undoRescore(visit: Visit, input: { item_id: string; rescoring: string }): Promise<void> {
	const { rows, now } = visit;
	const item = await findItem(visit, input.item_id);
	const rescoring = await rows.find(itemRescorings, input.rescoring);
	if (!rescoring || rescoring.itemId !== item.id || rescoring.undoneAt !== null) throw notFound();
	const named = valuesOf(rescoring.changes.map(({ attemptId }) => attemptId));
	const { attempts, all, standing } = await rows.read({
		standing: rows.listing(itemRescorings, {
			where: and(
				eq(itemRescorings.itemId, item.id),
				isNull(itemRescorings.undoneAt),
				ne(itemRescorings.id, rescoring.id),
			),
			limit: STANDING_MOST,
		}),
		attempts: rows.listing(testAttempts, { where: sql`${testAttempts.id} in ${named}`, limit: CHANGED_MOST }),
		all: rows.listing(testAnswers, { where: sql`${testAnswers.attemptId} in ${named}`, limit: ALL_ANSWERS }),
	});
	const back = rescoring.changes.flatMap(({ answerId, attemptId }) => {
		const answer = all.find(({ id }) => id === answerId);
		const attempt = attempts.find(({ id }) => id === attemptId);
		const asked = attempt?.items.find(({ id }) => id === item.id);
		// Whoever has answered anew since has nothing that was accepted, and keeps what that gave.
		if (!answer?.accepted || !attempt || !asked) return [];
		const others = standing.filter(({ changes }) => changes.some((change) => change.answerId === answerId));
		const accepted = mergedAccepted(others.map(({ added }) => added));
		const points = score(withAccepted(asked.task, accepted), answer.answer as ItemAnswer | null);
		const result = resultWith(attempt, all, new Map([[answer.id, points]]));
		return [{ answer, attempt, after: { score: points, accepted, result } }];
	});
	const noMore = withoutWords(rescoring.added, mergedAccepted(standing.map(({ added }) => added)));
	const noLonger = back.filter(
		({ answer, attempt, after }) => attempt.status !== "begun" && isRight(answer.score ?? 0) && !isRight(after.score),
	).length;
	await orElse(
		rows.commit([
			unmoved(visit, languageItems, item),
			rows.changing(languageItems, item.id, { task: withoutAccepted(item.task, noMore) }),
			rows.deriving(languageItems, item.id, { timesRight: sql`max(0, ${languageItems.timesRight} - ${noLonger})` }),
			...back.flatMap((change) => writing(visit, change)),
			rows.changing(
				itemRescorings,
				rescoring.id,
				{ undoneAt: now.getTime() },
				undefined,
				isNull(itemRescorings.undoneAt),
			),
		]),
		() => conflict(undefined, "norwegianRescore:errors.meanwhile"),
	);
}

/** What was accepted, less these words. */
function withoutWords(accepted: AcceptedLater | null, less: AcceptedLater): AcceptedLater {
	const left = Object.entries(accepted ?? {}).map(
		([gap, words]) => [gap, words.filter((word) => !(less[gap] ?? []).includes(word))] as const,
	);
	return Object.fromEntries(left.filter(([, words]) => words.length > 0));
}
