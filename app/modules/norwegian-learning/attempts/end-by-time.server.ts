import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { conflict } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import { testAttempts } from "#db/schema/norwegian-learning";
import { rankOf, resultOf } from "./level";
import { type Answer, type Attempt, openAttempt, unmoved } from "./open-test.server";
import { goingOn } from "./page-address.server";
import { scoresOf } from "./place.server";
import { placementResult } from "./placement-result";
import { mailResult } from "./result-letter.server";
import { countingItems } from "./take-answer.server";
import { isTimeUp } from "./time-limit";

/** A page counts the seconds by the clock of the device: a little early is in time. */
const EARLY = -2000;

/**
 * How an attempt ends whose time has run out: by what was answered. Of a test that asks everybody the same, what was not reached is not right;
 * where the items were chosen to fit, only the answered ones tell. One in which nothing was answered has no result.
 */
export function endedByTime({ items, answered, plan, result: before }: Attempt, answers: readonly Answer[], now: Date) {
	const scores = scoresOf(answers);
	if (answered === 0 || (plan && !plan.start)) return { status: before ? ("done" as const) : ("expired" as const) };
	const result = plan
		? placementResult(plan, items.slice(0, answered), scores)
		: resultOf(items.map(({ id, skill, level }) => ({ skill, level, score: scores.get(id) ?? 0 })));
	return { status: "done" as const, result, rank: rankOf(result.overall), doneAt: now.getTime() };
}

/** Ends the attempt of whoever comes, where its time has run out. */
export async function endByTime(args: ActionFunctionArgs) {
	const opened = await openAttempt(args.request, args.context, args.params);
	const { ctx, attempt, answers } = opened;
	if (attempt.status !== "begun" || !isTimeUp(attempt, ctx.now, EARLY)) return goingOn(args);
	const ended = endedByTime(attempt, answers, ctx.now);
	const asked = answers.filter(({ score }) => score !== null);
	const writes = [
		requiring(ctx.context, unmoved(ctx, attempt)),
		ctx.rows.changing(testAttempts, attempt.id, ended),
		countingItems(
			ctx,
			asked.map(({ itemId }) => ({ id: itemId })),
			scoresOf(asked),
		),
	];
	await orElse(ctx.rows.commit(writes), () => conflict());
	const { email, language } = attempt;
	if (ended.status === "done" && email)
		await mailResult(ctx, { attemptId: attempt.id, email, language, secret: opened.secret }, attempt.id);
	return goingOn(args);
}
