import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { type SQL, sql } from "drizzle-orm";
import { conflict, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { type AttemptPlan, languageItems, testAttempts } from "#db/schema/norwegian-learning";
import type { PlaceInput } from "./attempts.schema";
import { type NextItem, nextItem, type Scores } from "./next-item";
import { type Attempt, hasExpired, openAttempt, unmoved } from "./open-test.server";
import { goingOn } from "./page-address.server";
import { MORE_ITEMS } from "./placement-result";
import { UNKNOWN } from "./scale";
import { startOf, wordsFor } from "./start-check";
import { isTimeUp } from "./time-limit";

type Args = ActionFunctionArgs;

/** Takes what somebody says of themselves, and asks the first item by it. Sent twice it counts once. */
export const placeStart = (args: Args, { statements, words }: PlaceInput) =>
	beginAt(args, (shown) => startOf(shown, { statements, words: shown.filter((word) => words.includes(word)) }));

/** Asks the first item of somebody who would rather say nothing. */
export const placeSkipped = (args: Args) => beginAt(args, () => ({ ...UNKNOWN, statements: [], words: [] }));

async function beginAt(args: Args, startBy: (shown: string[]) => NonNullable<AttemptPlan["start"]>) {
	const { ctx, attempt, test, pool } = await openAttempt(args.request, args.context, args.params, { withPool: true });
	const { plan } = attempt;
	if (
		!plan ||
		plan.start ||
		attempt.status !== "begun" ||
		hasExpired(attempt, test, ctx.now) ||
		isTimeUp(attempt, ctx.now)
	)
		return goingOn(args);
	const placed = { ...plan, start: startBy(wordsFor(attempt.id)) };
	const next = nextItem(placed, [], new Map(), pool, Math.random);
	if (!next) throw notFound();
	const changed = { plan: placed, lastAt: ctx.now.getTime() };
	await orElse(ctx.rows.commit(asking(ctx, attempt, next, changed)), () => conflict());
	return goingOn(args);
}

/** Goes on with the skills whose level was unsure in the end; the result that there is stays until then. */
export async function goOn(args: Args) {
	const opened = await openAttempt(args.request, args.context, args.params, { withPool: true });
	const { ctx, attempt, pool, test, answers } = opened;
	const { plan, items } = attempt;
	if (
		attempt.limitMinutes > 0 ||
		attempt.status !== "done" ||
		!plan?.unsure?.length ||
		plan.more ||
		test.status !== "open"
	)
		return goingOn(args);
	const { unsure, ...rest } = plan;
	const counted = (skill: string) => items.filter((item) => item.skill === skill && !item.irt?.isSeed).length;
	const more = Object.fromEntries(unsure.map((skill) => [skill, counted(skill) + MORE_ITEMS]));
	const goesOn: AttemptPlan = { ...rest, more, counted: items.length };
	const next = nextItem(goesOn, items, scoresOf(answers), pool, Math.random);
	if (!next) return goingOn(args);
	const changed = { plan: goesOn, status: "begun" as const, lastAt: ctx.now.getTime() };
	await orElse(ctx.rows.commit(asking(ctx, attempt, next, changed)), () => conflict());
	return goingOn(args);
}

export const scoresOf = (answers: readonly { itemId: string; score: number | null }[]): Scores =>
	new Map(answers.map(({ itemId, score }) => [itemId, score ?? 0]));

type Changed = Partial<Pick<Attempt, "plan" | "lastAt" | "status" | "answered">>;

/** Writes that put an item at the end of an attempt, as it stands in the bank at this moment. Nothing is written where either has moved on. */
export function asking(ctx: TenantContext, attempt: Attempt, next: NextItem, changed: Changed): PendingWrite[] {
	const { rows, context } = ctx;
	const from = sql`from ${languageItems} where ${languageItems.tenantId} = ${rows.tenantId} and ${languageItems.id} = ${next.id} and ${languageItems.deletedAt} is null`;
	const items = sql`json_insert(${testAttempts.items}, '$[#]', (select ${snapshotWith(next)} ${from}))`;
	return [
		requiring(context, unmoved(ctx, attempt)),
		requiring(context, sql`exists (select 1 ${from})`),
		rows.changing(testAttempts, attempt.id, { ...changed, items } as never),
	];
}

const snapshotWith = ({ irt }: NextItem): SQL => sql`json_object(
	'id', ${languageItems.id}, 'skill', ${languageItems.skill}, 'level', ${languageItems.level}, 'task', json(${languageItems.task}),
	'passage', ${languageItems.passage}, 'audioGuid', ${languageItems.audioGuid}, 'playsMost', ${languageItems.playsMost},
	'transcript', ${languageItems.transcript}, 'pictureGuid', ${languageItems.pictureGuid}, 'explanation', ${languageItems.explanation}, 'point', ${languageItems.point}, 'irt', json(${JSON.stringify(irt)}))`;
