import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { languageItems, testAnswers, testAttempts } from "#db/schema/norwegian-learning";
import { cuts, parametersOf } from "../attempts/scale";
import { calibrate } from "../irt/calibrate";
import { type Analysed, analyse } from "../irt/item-analysis";
import type { ItemAnswer } from "../items/answer";
import type { Item } from "./items.server";
import { odditiesOf } from "./oddities";

/** An item is analysed anew after so many showings, and calibrated from and after so many answers. */
const [ANALYSED_AFTER, CALIBRATED_AFTER] = [30, 150];
/** Of the latest answers, at most. */
const ANSWERS_MOST = 2000;
/** Items that one run of the clock takes on; the rest waits for the next. */
const MOST = 200;

const Analyse = z.object({ itemId: z.string(), timesShown: z.number() });

/** Finds the items that were shown often enough since they were last analysed, and enqueues one message for each. */
export async function sweepItems(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: languageItems.id, tenantId: languageItems.tenantId, timesShown: languageItems.timesShown })
			.from(languageItems)
			.where(
				and(
					// Tenant by tenant, as the index begins with it.
					sql`${languageItems.tenantId} in (select id from tenants)`,
					isNull(languageItems.deletedAt),
					sql`${languageItems.timesShown} >= ${languageItems.analysedOn} + ${ANALYSED_AFTER}`,
				),
			)
			.limit(MOST),
	);
	const messages = due.map(({ id, tenantId, timesShown }) => ({
		...{ tenantId, payload: { itemId: id, timesShown }, id: `language-item:${id}:${timesShown}` },
	}));
	await enqueueMany(context, analyseJob, messages);
}

/**
 * Analyses an item by what was answered to it in tests that fit whoever takes them, and calibrates it once there are enough answers
 * that are not counted yet. Its level and status stay as the teachers have set them.
 */
export const analyseJob = defineJob(
	"norwegian_learning.item",
	Analyse,
	async ({ tenant: ctx }, { itemId, timesShown }) => {
		if (!ctx) throw notFound();
		const { rows } = ctx;
		const { item, answers } = await rows.read({
			item: rows.finding(languageItems, itemId),
			answers: readingAnswers(ctx, itemId),
		});
		if (!item || item.analysedOn >= timesShown) return;
		const known = answers.flatMap((answer) => analysedOf(item, answer) ?? []);
		const analysis =
			known.length < ANALYSED_AFTER
				? null
				: analyse(
						known.map(({ one }) => one),
						cuts,
					);
		const isDue = known.length >= item.calibratedOn + CALIBRATED_AFTER || known.length === ANSWERS_MOST;
		const found = isDue ? calibrated(item, known) : null;
		await rows.commit([
			rows.deriving(languageItems, itemId, {
				...{ analysedOn: timesShown, analysis, oddities: analysis ? odditiesOf(item, analysis).length : 0 },
				...(found && { a: 1, b: found.b, bSe: found.se, calibratedOn: known.length }),
			}),
		]);
	},
	{ isLong: true },
);

const readingAnswers = ({ rows }: TenantContext, itemId: string) =>
	rows.listingWith(
		testAnswers,
		{ attempt: [testAttempts, testAnswers.attemptId, ["result", "language", "firstLanguage"]] },
		{
			where: eq(testAnswers.itemId, itemId),
			fields: ["id", "answer", "score", "ms"],
			orderBy: [desc(testAnswers.createdAt)],
			limit: ANSWERS_MOST,
			by: "nl_answers_of_item",
		},
	);
type Read = Awaited<ReturnType<ReturnType<typeof readingAnswers>["shape"]>>[number];

/** An answer of somebody of whom it is known where they stand. */
function analysedOf({ skill, task }: Item, { row, attempt }: Read): { one: Analysed; se: number } | null {
	const { theta, se } = attempt?.result?.skills[skill] ?? {};
	if (theta === undefined || se === undefined || row.score === null) return null;
	const given = (row.answer ?? {}) as ItemAnswer;
	const chosen = task.kind === "single" ? [given.choice ?? ""] : task.kind === "multiple" ? Object.keys(given) : [];
	return {
		one: {
			...{ right: row.score / 1000, theta, chosen: chosen.filter(Boolean), ms: row.ms },
			...{ group: attempt?.language ?? "", firstLanguage: attempt?.firstLanguage ?? null },
		},
		se,
	};
}

function calibrated(item: Item, known: readonly { one: Analysed; se: number }[]) {
	const { b, c = 0 } = parametersOf(item);
	return calibrate(
		known.map(({ one: { theta, right }, se }) => ({ theta, se, right })),
		{ from: b, c },
	);
}
