import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { today } from "#app/platform/clock";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import {
	placementApprovals,
	placementChanges,
	placementFollowUps,
	placementMails,
	placementProposals,
	placements,
	placementWeeks,
	verdalSettings,
} from "#db/schema/verdal";
import { noting } from "../history/history.server";
import type { Placement } from "../placements/placements.resource.server";
import { anonymousOn, readingMonths } from "./settings.server";

/** Placements that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

const Forget = z.object({ id: z.string() });

/** Finds the placements that have lain in the archive for as long as their tenant keeps them, and enqueues one message for each. */
export async function sweepAnonymous(context: RequestContext): Promise<void> {
	const day = today("UTC", context.now);
	const before = sql`cast(strftime('%s', ${day}, '+1 day', '-' || ${verdalSettings.anonymiseMonths} || ' months') as integer) * 1000`;
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: placements.tenantId, id: placements.id })
			.from(verdalSettings)
			.innerJoin(
				placements,
				and(
					eq(placements.tenantId, verdalSettings.tenantId),
					isNull(placements.deletedAt),
					isNull(placements.anonymisedAt),
					sql`${placements.archivedAt} < ${before}`,
				),
			)
			.where(
				// Tenant by tenant, as the indexes begin with it.
				and(sql`${verdalSettings.tenantId} in (select id from tenants)`, isNotNull(verdalSettings.anonymiseMonths)),
			)
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, id }) => ({ tenantId, payload: { id }, id: `verdal-anonymise:${id}:${day}` }));
	await enqueueMany(context, anonymiseJob, messages);
}

/** Takes out of a placement who it was about, where it still lies in the archive and its day has come. */
export const anonymiseJob = defineJob("verdal.anonymise", Forget, async ({ tenant: ctx }, { id }) => {
	if (!ctx) throw notFound();
	const { row, months } = await ctx.rows.read({ row: ctx.rows.finding(placements, id), months: readingMonths(ctx) });
	if (!row || row.deletedAt !== null || row.anonymisedAt !== null) return;
	const { timeZone } = ctx.tenant;
	const due = anonymousOn(timeZone, row.archivedAt, months);
	if (due === null || due > today(timeZone, ctx.now)) return;
	await ctx.rows.commit(forgetting(ctx, row));
});

/** What is left says what was tried, for how long and how it ended: the figures stay true, and nobody is known by it. */
function forgetting(ctx: TenantContext, row: Placement): PendingWrite[] {
	const { rows, now } = ctx;
	const { id, updatedAt } = row;
	const goals = row.goals.map(({ category }) => ({ category, text: "" }));
	const nobody = {
		...{ participantId: null, participantName: "", supervisorName: "", supervisorEmail: "", supervisorPhone: "" },
		...{ goals, tasks: "", followUp: "", adaptation: "", mentor: "", summary: "", conclusion: "", nextStep: "" },
	};
	const its = [placementChanges, placementApprovals, placementFollowUps, placementProposals];
	return [
		rows.changing(placements, id, { ...nobody, anonymisedAt: now.getTime() }, updatedAt),
		...its.map((table) => rows.dropping(table, eq(table.placementId, id))),
		rows.dropping(placementMails, eq(placementMails.recordId, id)),
		rows.deriving(placementWeeks, eq(placementWeeks.placementId, id), { comment: "", meantFor: "", tokenHash: null }),
		noting(ctx, row, { byId: null, byName: "" }, { kind: "anonymised" }),
	];
}
