import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { trashing } from "#app/lists/trash.server";
import { addDays, today } from "#app/platform/clock";
import { DAY, PLACEMENT_DRAFT_LIFE } from "#app/platform/limits";
import { notify } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { placementChanges, placements } from "#db/schema/verdal";
import { noting } from "../history/history.server";
import { paths } from "../paths";
import type { Placement } from "../placements/placements.resource.server";

/** Drafts that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
/** How many days before its end a draft is warned of, first and last. */
const FIRST = 7;
const LAST = 1;

const steps = ["draftWeek", "draftDay", "gone"] as const;
const Draft = z.object({ id: z.string(), updatedAt: z.number(), step: z.enum(steps) });

/** A placement that lacks something, has not begun, and that nobody has approved. */
const isDraft = (row: Placement, day: string) =>
	row.missing > 0 &&
	row.startsOn > day &&
	row.approved === 0 &&
	[row.deletedAt, row.archivedAt, row.cancelReason].every((ended) => ended === null);

/** When a draft was warned of since it was last written; null where it was not. */
const warnedAt = (kind: "draftWeek" | "draftDay") =>
	sql<number | null>`(select max(${placementChanges.createdAt}) from ${placementChanges} where ${and(
		eq(placementChanges.tenantId, placements.tenantId),
		eq(placementChanges.placementId, placements.id),
		eq(placementChanges.kind, kind),
		gt(placementChanges.createdAt, placements.updatedAt),
	)})`;

/** Finds the drafts that nobody has written on for long, and what is due for each: nothing goes without both warnings. */
export async function sweepDrafts(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const [week, day] = [warnedAt("draftWeek"), warnedAt("draftDay")];
	const step = sql<(typeof steps)[number]>`case
		when ${day} is not null then case when ${day} <= ${now - LAST * DAY} then 'gone' end
		when ${week} is not null then case when ${week} <= ${now - (FIRST - LAST) * DAY} then 'draftDay' end
		else 'draftWeek' end`;
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: placements.tenantId, id: placements.id, updatedAt: placements.updatedAt, step })
			.from(placements)
			.where(
				and(
					// Tenant by tenant, as the indexes begin with it.
					sql`${placements.tenantId} in (select id from tenants)`,
					...[isNull(placements.deletedAt), isNull(placements.archivedAt), isNull(placements.cancelReason)],
					gt(placements.missing, 0),
					eq(placements.approved, 0),
					gt(placements.startsOn, today("UTC", context.now)),
					lte(placements.updatedAt, now - PLACEMENT_DRAFT_LIFE + FIRST * DAY),
					sql`${step} is not null`,
				),
			)
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, ...draft }) => ({
		...{ tenantId, payload: draft, id: `verdal-draft:${draft.id}:${draft.updatedAt}:${draft.step}` },
	}));
	await enqueueMany(context, draftJob, messages);
}

/** Warns whoever follows a draft up, or puts it into the trash, where nobody has written on it meanwhile. */
export const draftJob = defineJob("verdal.draft", Draft, async ({ tenant: ctx }, { id, updatedAt, step }) => {
	if (!ctx) throw notFound();
	const row = await ctx.rows.find(placements, id);
	const day = today(ctx.tenant.timeZone, ctx.now);
	if (!row || row.updatedAt !== updatedAt || !isDraft(row, day)) return;
	if (step === "gone") {
		await ctx.rows.commit([trashing(ctx, placements, [id])]);
		return;
	}
	const expires = addDays(day, step === "draftWeek" ? FIRST : LAST);
	const doer = { byId: null, byName: "" };
	await ctx.rows.commit([noting(ctx, row, doer, { kind: step, appliesOn: expires }, `${id}:${updatedAt}:${step}`)]);
	const followers = [row.advisorId, row.coAdvisorId].filter((user) => user !== null);
	await notify(ctx, {
		to: { users: followers.length > 0 ? followers : [row.createdBy] },
		...{ type: "placementDraftEnds", params: { participant: row.participantName, expires } },
		url: paths(ctx.tenant.guid).placement(id),
	});
});
