import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { done } from "#app/platform/guard.server";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { parseInput } from "#app/platform/verb.server";
import { languageItems, testAnswers, testAttempts } from "#db/schema/norwegian-learning";
import { answerOf, type ItemAnswer, isAnswered } from "../items/answer";
import { ItemAnswerInput } from "../items/answer.schema";
import { isRight, score } from "../items/score";
import type { AnswerInput, ItemRef } from "./attempts.schema";
import { rankOf, resultOf } from "./level";
import { type Attempt, hasExpired, openAttempt } from "./open-test.server";
import { isOpenAt } from "./parts";
import { mailResult } from "./result-letter.server";

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
	const { request, context: bag, params } = args;
	const next = nextPage(args);
	for (let tries = 1; ; tries += 1) {
		const opened = await openAttempt(request, bag, params);
		const { ctx, attempt, test } = opened;
		const position = attempt.items.findIndex(({ id }) => id === itemId);
		const isOver = attempt.status !== "begun" || hasExpired(attempt, test, bag.now);
		if (isOver || !isOpenAt(attempt.items, attempt.answered, position)) return next;
		const isNew = position === attempt.answered;
		const item = attempt.items[position] as Attempt["items"][number];
		const given = { answer, score: score(item.task, answer) };
		const answered = attempt.answered + (isNew ? 1 : 0);
		const scores = new Map(opened.answers.map((one) => [one.itemId, one.score ?? 0])).set(itemId, given.score);
		const isLast = answered === attempt.items.length;
		const writes = [
			// Whatever another tab has done meanwhile is read again first.
			requiring(bag, unmoved(ctx, attempt)),
			ctx.rows.changing(testAnswers, answerId(attempt, itemId), given),
			ctx.rows.addingMissing(testAnswers, {
				...{ id: answerId(attempt, itemId), attemptId: attempt.id, itemId, ...given },
			}),
			ctx.rows.changing(testAttempts, attempt.id, {
				...{ answered, lastAt: bag.now.getTime() },
				...(isLast && ending(attempt, scores, bag.now)),
			}),
			...(isLast ? [countingItems(ctx, attempt.items, scores)] : []),
		];
		try {
			await orElse(ctx.rows.commit(writes), () => conflict());
		} catch (error) {
			if (tries < TRIES && isConflict(error)) continue;
			throw error;
		}
		if (isLast && attempt.email) {
			const { email, language } = attempt;
			await mailResult(ctx, { attemptId: attempt.id, email, language, secret: opened.secret }, attempt.id);
		}
		return next;
	}
}

const isConflict = (error: unknown) => (error as { kind?: string }).kind === "conflict";

const answerId = ({ id }: Attempt, itemId: string) => `${id}:${itemId}`;

const unmoved = ({ rows }: TenantContext, { id, updatedAt }: Attempt): SQL =>
	sql`exists (select 1 from ${testAttempts} where ${and(
		eq(testAttempts.tenantId, rows.tenantId),
		eq(testAttempts.id, id),
		eq(testAttempts.updatedAt, updatedAt),
		eq(testAttempts.status, "begun"),
	)})`;

/** How an attempt ends: its result follows from what each item was answered. */
function ending({ items }: Attempt, scores: ReadonlyMap<string, number>, now: Date) {
	const result = resultOf(items.map(({ id, skill, level }) => ({ skill, level, score: scores.get(id) ?? 0 })));
	return { status: "done" as const, result, rank: rankOf(result.overall), doneAt: now.getTime() };
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
export async function countPlay({ request, context: bag, params }: Args, { item: itemId }: ItemRef) {
	const { ctx, attempt, test, answers } = await openAttempt(request, bag, params);
	const position = attempt.items.findIndex(({ id }) => id === itemId);
	const item = attempt.items[position];
	const before = answers.find((one) => one.itemId === itemId)?.plays ?? 0;
	const isOver = attempt.status !== "begun" || hasExpired(attempt, test, bag.now);
	if (!item?.audioGuid || isOver || !isOpenAt(attempt.items, attempt.answered, position)) return { plays: before };
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

/** The page as it goes on: without the place that one went back to. */
const nextPage = (args: Args) => done({ to: pageWith(args, {}) });

function pageWith({ request }: Args, more: Record<string, string>): string {
	const { pathname, searchParams } = new URL(request.url);
	const language = searchParams.get("lang");
	const query = new URLSearchParams({ ...(language && { lang: language }), ...more });
	return `${pathname.replace(/\.data$/, "")}${query.size > 0 ? `?${query}` : ""}`;
}
