import { lte } from "drizzle-orm";
import * as z from "zod";
import type { Bag } from "#app/platform/bag.server";
import { DAY } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { resourceGuests } from "#db/schema/resources";

const MOST = 500;

/** Forgets who people without an account were, whose day has come. */
export const forgetGuestsJob = defineJob("resources.forgetGuests", z.object({}), async ({ tenant: ctx }) => {
	if (!ctx) throw notFound();
	await ctx.rows.commit([ctx.rows.removingAll(resourceGuests, lte(resourceGuests.forgetAt, ctx.now.getTime()))]);
});

/** Finds the tenants in which somebody is to be forgotten. */
export async function sweepGuests(bag: Bag): Promise<void> {
	const due = await overTenants(bag, (db) =>
		db
			.selectDistinct({ tenantId: resourceGuests.tenantId })
			.from(resourceGuests)
			.where(lte(resourceGuests.forgetAt, bag.now.getTime()))
			.limit(MOST),
	);
	const day = Math.floor(bag.now.getTime() / DAY);
	await enqueueMany(
		bag,
		forgetGuestsJob,
		due.map(({ tenantId }) => ({ tenantId, payload: {}, id: `resource-forget:${tenantId}:${day}` })),
	);
}
