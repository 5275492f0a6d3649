import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overPortal } from "#app/platform/tenant/over-tenants.server";
import { formerMembers, people } from "#db/schema/directory";
import { tenants } from "#db/schema/portal";
import { comingBack, FORGET, type ForgetPerson } from "./former-members.server";
import { deletedOn } from "./kept-months";

/** People that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

/** Finds those whose tenant keeps what they learnt no longer, and those whom an administrator has asked to forget. */
export async function sweepFormerMembers(context: RequestContext): Promise<void> {
	// A day more than the latest time zone is behind: the job decides by the tenant's own day.
	const day = today("UTC", context.now);
	const before = sql`cast(strftime('%s', ${day}, '+2 days', '-' || ${tenants.learningKeptMonths} || ' months') as integer) * 1000`;
	const isOver = and(isNotNull(tenants.learningKeptMonths), sql`${formerMembers.leftAt} < ${before}`);
	const due = await overPortal(context, (db) =>
		db
			.select({ tenantId: formerMembers.tenantId, userId: formerMembers.id })
			.from(tenants)
			.innerJoin(formerMembers, eq(formerMembers.tenantId, tenants.id))
			.where(or(isOver, eq(formerMembers.isAsked, true)))
			.limit(MOST),
	);
	const hour = Math.floor(context.now.getTime() / HOUR);
	await enqueueMany(
		context,
		FORGET,
		due.map(({ tenantId, userId }) => ({ tenantId, payload: { userId }, id: `forget:${tenantId}:${userId}:${hour}` })),
	);
}

/** Deletes what the modules keep of somebody who has left and is not back. What a lost message leaves the next hour finds. */
export const forgetPersonJob = (forgetting: readonly ForgetPerson[]) =>
	defineJob(FORGET.type, FORGET.schema, async ({ context, tenant: ctx }, { userId }) => {
		if (!ctx) throw notFound();
		const { portal, rows, tenant, now } = ctx;
		const { former, person } = await portal.read({
			former: portal.finding(formerMembers, userId),
			person: portal.finding(people, userId),
		});
		if (!former || person) return;
		const [row] = await overPortal(context, (db) =>
			db.select({ months: tenants.learningKeptMonths }).from(tenants).where(eq(tenants.id, tenant.id)),
		);
		const on = deletedOn(tenant.timeZone, former.leftAt, row?.months ?? null);
		if (!former.isAsked && (on === null || on > today(tenant.timeZone, now))) return;
		await rows.commit(forgetting.flatMap((forget) => forget(ctx, userId)));
		await portal.commit([comingBack(ctx, userId)]);
	});
