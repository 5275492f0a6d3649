import { lte } from "drizzle-orm";
import * as z from "zod";
import { DAY } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { resourceGuests } from "#db/schema/resources";

const MOST = 500;

/** Forgets who people without an account were, whose day has come. */
export const forgetGuestsJob = defineJob("resources.forgetGuests", z.object({}), async ({ tenant: ctx }) => {
	if (!ctx) throw notFound();
	await ctx.rows.commit([ctx.rows.removingAll(resourceGuests, lte(resourceGuests.forgetAt, ctx.now.getTime()))]);
});

/** Finds the tenants in which somebody is to be forgotten. */
export async function sweepGuests(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.selectDistinct({ tenantId: resourceGuests.tenantId })
			.from(resourceGuests)
			.where(lte(resourceGuests.forgetAt, context.now.getTime()))
			.limit(MOST),
	);
	const day = Math.floor(context.now.getTime() / DAY);
	await enqueueMany(
		context,
		forgetGuestsJob,
		due.map(({ tenantId }) => ({ tenantId, payload: {}, id: `resource-forget:${tenantId}:${day}` })),
	);
}
