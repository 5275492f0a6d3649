import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { lt, type SQL, sql } from "drizzle-orm";
import { done } from "#app/platform/guard.server";
import { parseInput } from "#app/platform/handler.server";
import { HOUR } from "#app/platform/limits";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { languageItems, testAnswers, testAttempts } from "#db/schema/norwegian-learning";
import { answerOf, type ItemAnswer, isAnswered } from "../items/answer";
import { ItemAnswerInput } from "../items/answer.schema";
import { isRight, score } from "../items/score";
import type { AnswerInput, ItemRef } from "./attempts.schema";
import { rankOf, resultOf } from "./level";
import { readingAdvice } from "./listening-path";
import { nextItem, type PoolItem, type Scores } from "./next-item";
import { type Attempt, hasExpired, type OpenedTest, openAttempt, unmoved } from "./open-test.server";
import { goingOn, pageWith } from "./page-address.server";
import { isOpenAt } from "./parts";
import { asking, scoresOf } from "./place.server";
import { placementResult, unsureSkills } from "./placement-result";
import { mailResult } from "./result-letter.server";
import { isTimeUp } from "./time-limit";

/** Tries where two tabs answer at the same moment. */
const TRIES = 4;

type Args = ActionFunctionArgs;

/** Saves an answer and goes on. Throws `invalid` where nothing was answered. */
export async function takeAnswer(args: Args, input: AnswerInput) {
	const answer = parseInput(ItemAnswerInput, answerOf(input)) as ItemAnswer;
	if (!isAnswered(answer)) throw invalid({ task: "norwegianTest:errors.answer" });
	return keep(args, input.item, answer);
}

/** Passes over an item. */
export const skipItem = (args: Args, { item }: ItemRef) => keep(args, item, null);

/**
 * Saves what was answered to an item. The server decides what comes next: an answer to an item that is not open any more changes nothing, and the
 * page that follows shows where one is. With the last item the attempt ends, in the same batch.
 */
async function keep(args: Args, itemId: string, answer: ItemAnswer | null) {
	const { request, context, params } = args;
	const next = goingOn(args);
	for (let tries = 1; ; tries += 1) {
		const opened = await openAttempt(request, context, params, { withPool: true });
		const { ctx, attempt, test, pool } = opened;
		const position = attempt.items.findIndex(({ id }) => id === itemId);
		const isOver = isOverFor(attempt, test, context.now);
		if (isOver || !isOpenAt(attempt, position)) return next;
		const isNew = position === attempt.answered;
		const item = attempt.items[position] as Attempt["items"][number];
		const at = context.now.getTime();
		const given = {
			// What was accepted afterwards was of the answer before.
			...{ answer, score: score(item.task, answer), accepted: null },
			...(isNew && { ms: Math.max(0, Math.min(HOUR, at - attempt.lastAt)) }),
		};
		const answered = attempt.answered + (isNew ? 1 : 0);
		const scores = new Map(scoresOf(opened.answers)).set(itemId, given.score);
		const fits = attempt.plan && nextItem(attempt.plan, attempt.items, scores, pool, Math.random);
		const isLast = !fits && answered === attempt.items.length;
		const counted = attempt.items.slice(attempt.plan?.counted ?? 0);
		const writes = [
			ctx.rows.changing(testAnswers, answerId(attempt, itemId), given),
			ctx.rows.addingMissing(testAnswers, {
				...{ id: answerId(attempt, itemId), attemptId: attempt.id, itemId, ...given },
			}),
			// Whatever another tab has done meanwhile is read again first.
			...(fits
				? asking(ctx, attempt, fits, { answered, lastAt: at })
				: [
						requiring(context, unmoved(ctx, attempt)),
						ctx.rows.changing(testAttempts, attempt.id, {
							...{ answered, lastAt: at },
							...(isLast && ending(attempt, scores, pool, context.now)),
						}),
					]),
			...(isLast ? [countingItems(ctx, counted, scores)] : []),
		];
		try {
			await orElse(ctx.rows.commit(writes), () => conflict());
		} catch (error) {
			if (tries < TRIES && isConflict(error)) continue;
			throw error;
		}
		// The letter leads to a result, which the listening path has none of.
		if (isLast && attempt.email && attempt.path === "reading") {
			const { email, language } = attempt;
			const mailing = { attemptId: attempt.id, email, language, secret: opened.secret };
			await mailResult(ctx, mailing, attempt.plan?.more ? `${attempt.id}:more` : attempt.id);
		}
		return next;
	}
}

/** Whether nothing of an attempt can be answered any more. */
const isOverFor = (attempt: Attempt, test: OpenedTest["test"], now: Date): boolean =>
	attempt.status !== "begun" || hasExpired(attempt, test, now) || isTimeUp(attempt, now);

const isConflict = (error: unknown) => (error as { kind?: string }).kind === "conflict";

const answerId = ({ id }: Attempt, itemId: string) => `${id}:${itemId}`;

/** How an attempt ends: its result, or the advice after the listening path, follows from what each item was answered. */
function ending({ items, plan, path }: Attempt, scores: Scores, pool: readonly PoolItem[], now: Date) {
	if (path === "listening")
		return { status: "done" as const, advice: readingAdvice(items, scores), doneAt: now.getTime() };
	const result = plan
		? placementResult(plan, items, scores)
		: resultOf(items.map(({ id, skill, level }) => ({ skill, level, score: scores.get(id) ?? 0 })));
	return {
		...{ status: "done" as const, result, rank: rankOf(result.overall), doneAt: now.getTime() },
		...(plan && !plan.more && { plan: { ...plan, unsure: unsureSkills(result, items, pool) } }),
	};
}

/** Counts in the bank that these items were asked, and which of them were wholly right; `only`: where this holds. */
export function countingItems(
	{ rows }: Pick<TenantContext, "rows">,
	items: readonly { id: string }[],
	scores: ReadonlyMap<string, number>,
	only: SQL = sql`1`,
): PendingWrite {
	const ids = (list: readonly { id: string }[]) => JSON.stringify(list.map(({ id }) => id));
	const right = ids(items.filter(({ id }) => isRight(scores.get(id) ?? 0)));
	return rows.deriving(
		languageItems,
		sql`${languageItems.id} in (select value from json_each(${ids(items)})) and ${only}`,
		{
			timesShown: sql`${languageItems.timesShown} + 1`,
			timesRight: sql`${languageItems.timesRight} + (${languageItems.id} in (select value from json_each(${right})))`,
		},
	);
}

/** Counts one play of an item's recording and gives how many there were; none more than there are. */
export async function countPlay({ request, context, params }: Args, { item: itemId }: ItemRef) {
	const { ctx, attempt, test, answers } = await openAttempt(request, context, params);
	const position = attempt.items.findIndex(({ id }) => id === itemId);
	const item = attempt.items[position];
	const before = answers.find((one) => one.itemId === itemId)?.plays ?? 0;
	const isOver = isOverFor(attempt, test, context.now);
	if (!item?.audioGuid || isOver || !isOpenAt(attempt, position)) return { plays: before };
	const id = answerId(attempt, itemId);
	const more = { plays: sql`${testAnswers.plays} + 1` } as never;
	const [changed, added] = (await ctx.rows.commit([
		ctx.rows.changing(testAnswers, id, more, undefined, lt(testAnswers.plays, item.playsMost)),
		ctx.rows.addingMissing(testAnswers, { id, attemptId: attempt.id, itemId, plays: 1 }),
	])) as ({ plays: number } | undefined)[];
	return { plays: (changed ?? added)?.plays ?? item.playsMost };
}

/** The same by a form without JavaScript: the page that comes back plays it. */
export async function playOnPage(args: Args, input: ItemRef) {
	const { plays } = await countPlay(args, input);
	const at = new URL(args.request.url).searchParams.get("at");
	return done({ to: pageWith(args, { ...(at && { at }), play: String(plays) }) });
}
