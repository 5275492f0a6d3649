import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { conflict } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import { languageItems, testAnswers, testAttempts } from "#db/schema/norwegian-learning";
import { snapshotOf } from "./begin.server";
import { bankForListening, isForListening } from "./listening-items.server";
import { hasExpired, type OpenedTest, openAttempt, unmoved } from "./open-test.server";
import { goingOn } from "./page-address.server";
import { isTimeUp } from "./time-limit";

/** After so many items nobody changes to listening any more: what they have answered would be lost. */
const CHANGES_UNTIL = 3;

/** Whether an attempt that was begun by reading can go on by listening. */
function mayChange({ ctx, test, attempt }: OpenedTest): boolean {
	if (attempt?.status !== "begun" || attempt.path !== "reading" || attempt.result !== null) return false;
	if (!test.offersListening || attempt.answered >= CHANGES_UNTIL) return false;
	return !hasExpired(attempt, test, ctx.now) && !isTimeUp(attempt, ctx.now);
}

/** The same, where there is something to listen to. */
export async function offersListeningNow(opened: OpenedTest): Promise<boolean> {
	if (!mayChange(opened)) return false;
	const { rows } = opened.ctx;
	return (await rows.read({ count: rows.counting(languageItems, isForListening(opened.test), 1) })).count > 0;
}

/**
 * Goes on by listening with an attempt that was begun by reading: whoever meets more text than they can read does not wait until it has
 * run out. It begins anew, without a time limit; what was answered until then counts for nothing.
 */
export async function goOnByListening(args: ActionFunctionArgs) {
	const opened = await openAttempt(args.request, args.context, args.params);
	const { ctx, attempt } = opened;
	const items = mayChange(opened) ? (await bankForListening(opened)).map(snapshotOf) : [];
	if (items.length === 0) return goingOn(args);
	const { rows, context } = ctx;
	const begun = { path: "listening" as const, items, plan: null, answered: 0, limitMinutes: 0 };
	const commit = rows.commit([
		requiring(context, unmoved(ctx, attempt)),
		rows.clearing(testAnswers, attempt.id, eq(testAnswers.attemptId, attempt.id)),
		rows.changing(testAttempts, attempt.id, { ...begun, lastAt: ctx.now.getTime() }),
	]);
	await orElse(commit, () => conflict());
	return goingOn(args);
}
