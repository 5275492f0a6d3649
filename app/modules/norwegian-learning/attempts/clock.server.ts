import { and, asc, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants, rowsOfTenant } from "#app/platform/tenant/over-tenants.server";
import { languageTests, testAnswers, testAttempts } from "#db/schema/norwegian-learning";
import { endedByTime } from "./end-by-time.server";
import { countingItems } from "./take-answer.server";
import { isTimeUp } from "./time-limit";

/** Attempts that one run ends, or removes; the next hour goes on. */
const A_RUN = 200;
/** How long an attempt that was never finished is kept. */
const UNFINISHED_KEPT = 30 * DAY;
const isOfTest = and(eq(languageTests.tenantId, testAttempts.tenantId), eq(languageTests.id, testAttempts.testId));
const writer = ({ requestId, now }: RequestContext) => ({ actorId: "norwegian-test", requestId, now });

/**
 * Ends attempts that have rested longer than their test allows, or whose time has run out; what was answered in them counts in the bank. One that only went on to settle
 * a result keeps the result that it has.
 */
export async function sweepRested(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const rested = sql`${testAttempts.lastAt} + ${languageTests.pauseHours} * ${HOUR} < ${now}`;
	const timeUp = sql`${testAttempts.limitMinutes} > 0 and ${testAttempts.createdAt} + ${testAttempts.limitMinutes} * ${MINUTE} * (100 + ${testAttempts.extraPercent}) / 100 + ${MINUTE} < ${now}`;
	const due = await overTenants(context, (db) =>
		db
			.select({
				attempt: testAttempts,
			})
			.from(testAttempts)
			.innerJoin(languageTests, isOfTest)
			.where(and(eq(testAttempts.status, "begun"), or(rested, timeUp)))
			.orderBy(asc(testAttempts.lastAt))
			.limit(A_RUN),
	);
	for (const { attempt } of due) {
		const { tenantId, id, lastAt, items, plan, result } = attempt;
		const rows = rowsOfTenant(context, tenantId, writer(context));
		const answers = await rows.list(testAnswers, { where: eq(testAnswers.attemptId, id), limit: A_RUN * 2 });
		const counted = new Set(items.slice(0, plan?.counted ?? 0).map((item) => item.id));
		const asked = answers.filter(({ itemId, score }) => score !== null && !counted.has(itemId));
		const scores = new Map(asked.map(({ itemId, score }) => [itemId, score ?? 0]));
		// Where somebody has answered at this very moment it goes on.
		const unmoved = and(eq(testAttempts.status, "begun"), eq(testAttempts.lastAt, lastAt)) as SQL;
		const isRested = sql`exists (select 1 from ${testAttempts} where ${testAttempts.tenantId} = ${tenantId} and ${testAttempts.id} = ${id} and ${unmoved})`;
		const shown = asked.map(({ itemId }) => ({ id: itemId }));
		await rows.commit([
			countingItems({ rows }, shown, scores, isRested),
			rows.changing(
				testAttempts,
				id,
				isTimeUp(attempt, context.now)
					? endedByTime(attempt, answers, context.now)
					: { status: result ? "done" : "expired" },
				undefined,
				unmoved,
			),
		]);
	}
}

/** Removes what was never finished, with all that is known of who began it. */
export async function sweepUnfinished(context: RequestContext): Promise<void> {
	const before = context.now.getTime() - UNFINISHED_KEPT;
	const where = and(eq(testAttempts.status, "expired"), lt(testAttempts.lastAt, before)) as SQL;
	const due = await overTenants(context, (db) =>
		db.select({ tenantId: testAttempts.tenantId, id: testAttempts.id }).from(testAttempts).where(where).limit(A_RUN),
	);
	await removeAttempts(context, due, where);
}

/** Removes results that their test keeps no longer. What they have told of the items stays. */
export async function sweepKept(context: RequestContext): Promise<void> {
	const isOver = sql`${languageTests.keptMonths} > 0
		and ${testAttempts.doneAt} < cast(strftime('%s', ${context.now.getTime()} / 1000, 'unixepoch', '-' || ${languageTests.keptMonths} || ' months') as integer) * 1000`;
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: testAttempts.tenantId, id: testAttempts.id })
			.from(languageTests)
			.innerJoin(testAttempts, isOfTest)
			.where(and(ofTenants(languageTests.tenantId), isOver))
			.limit(A_RUN),
	);
	await removeAttempts(context, due, isNotNull(testAttempts.doneAt));
}

/** Removes what was found of each tenant, where it is `still` so. */
async function removeAttempts(context: RequestContext, due: { tenantId: string; id: string }[], still: SQL) {
	for (const tenantId of new Set(due.map((one) => one.tenantId))) {
		const rows = rowsOfTenant(context, tenantId, writer(context));
		const ids = due.filter((one) => one.tenantId === tenantId).map(({ id }) => id);
		await rows.commit([rows.removingAll(testAttempts, and(among(testAttempts.id, ids), still) as SQL)]);
	}
}

/** What the clock starts each hour. */
export const sweeps = {
	norwegianTestRested: sweepRested,
	norwegianTestUnfinished: sweepUnfinished,
	norwegianTestKept: sweepKept,
};
