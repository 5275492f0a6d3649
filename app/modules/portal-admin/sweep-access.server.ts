import { and, eq, isNotNull, lte } from "drizzle-orm";
import { modulesTenant, tenants } from "#db/schema/portal";
import type { Bag } from "../../platform/bag.server";
import { addDays, daysBetween, today } from "../../platform/clock";
import { enqueueMany } from "../../platform/queue/enqueue.server";
import { accessEndedJob, accessEndsJob, warningDays } from "./access-jobs.server";

/** The farthest that a time zone's day is ahead of UTC's. */
const AHEAD = 1;

/**
 * Finds what is past its day in its tenant's zone, and what ends in 30, 14 or 3 days, and enqueues one message for each.
 * It looks at all that is due, not at what became due since the last run: a missed run is caught up by the next.
 */
export async function sweepModuleAccess(bag: Bag): Promise<void> {
	const horizon = addDays(today("UTC", bag.now), Math.max(...warningDays) + AHEAD);
	const due = await bag.db
		.select({
			id: modulesTenant.id,
			tenantId: modulesTenant.tenantId,
			expires: modulesTenant.expires,
			warnedDays: modulesTenant.warnedDays,
			timeZone: tenants.timeZone,
		})
		.from(modulesTenant)
		.innerJoin(tenants, eq(tenants.id, modulesTenant.tenantId))
		.where(and(eq(modulesTenant.status, 1), isNotNull(modulesTenant.expires), lte(modulesTenant.expires, horizon)));
	const ended = [];
	const ending = [];
	for (const { id, tenantId, expires, warnedDays, timeZone } of due) {
		if (expires === null) continue;
		const left = daysBetween(today(timeZone, bag.now), expires);
		const days = dueWarning(left, warnedDays);
		if (left < 0) ended.push({ tenantId, payload: { entryId: id, expires }, id: `ended:${id}:${expires}` });
		else if (days !== undefined)
			ending.push({ tenantId, payload: { entryId: id, expires, days }, id: `ends:${id}:${expires}:${days}` });
	}
	await enqueueMany(bag, accessEndedJob, ended);
	await enqueueMany(bag, accessEndsJob, ending);
}

/** The warning that is due with so many days left: the closest one reached that was not sent yet. */
export function dueWarning(daysLeft: number, warnedDays: number | null): number | undefined {
	const reached = warningDays.filter((days) => daysLeft <= days).at(-1);
	return reached !== undefined && (warnedDays === null || warnedDays > reached) ? reached : undefined;
}
