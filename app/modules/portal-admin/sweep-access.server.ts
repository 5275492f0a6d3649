import { and, eq, isNotNull, lte } from "drizzle-orm";
import { overPortal } from "#app/platform/tenant/over-tenants.server";
import { modulesTenant, tenants } from "#db/schema/portal";
import { addDays, daysBetween, today } from "../../platform/clock";
import { logFailure } from "../../platform/log.server";
import { enqueueMany } from "../../platform/queue/enqueue.server";
import type { RequestContext } from "../../platform/request-context.server";
import { accessEndedJob, accessEndsJob, warningDays } from "./access-jobs.server";

/** The farthest that a time zone's day is ahead of UTC's. */
const AHEAD = 1;

/**
 * Finds what is past its day in its tenant's zone, and what ends in 30, 14 or 3 days, and enqueues one message for each.
 * It looks at all that is due, not at what became due since the last run: a missed run is caught up by the next.
 */
export async function sweepModuleAccess(context: RequestContext): Promise<void> {
	const horizon = addDays(today("UTC", context.now), Math.max(...warningDays) + AHEAD);
	const due = await overPortal(context, (db) =>
		db
			.select({
				id: modulesTenant.id,
				tenantId: modulesTenant.tenantId,
				expires: modulesTenant.expires,
				warnedDays: modulesTenant.warnedDays,
				updatedAt: modulesTenant.updatedAt,
				timeZone: tenants.timeZone,
			})
			.from(modulesTenant)
			.innerJoin(tenants, eq(tenants.id, modulesTenant.tenantId))
			.where(
				and(
					eq(modulesTenant.status, 1),
					isNotNull(modulesTenant.expires),
					lte(modulesTenant.expires, horizon),
					eq(tenants.status, "active"),
				),
			),
	);
	const ended = [];
	const ending = [];
	for (const { id, tenantId, expires, warnedDays, updatedAt, timeZone } of due) {
		if (expires === null) continue;
		const left = daysLeft(context, timeZone, expires);
		const days = dueWarning(left, warnedDays);
		// With the entry's version: a day that is given back after a change is a day of its own.
		const version = `${id}:${expires}:${updatedAt}`;
		if (left < 0) ended.push({ tenantId, payload: { entryId: id, expires }, id: `ended:${version}` });
		else if (days !== undefined)
			ending.push({ tenantId, payload: { entryId: id, expires, days }, id: `ends:${version}:${days}` });
	}
	await enqueueMany(context, accessEndedJob, ended);
	await enqueueMany(context, accessEndsJob, ending);
}

/** How many days of access are left; one tenant's unreadable zone must not hold back all the others'. */
function daysLeft(context: RequestContext, timeZone: string, expires: string): number {
	try {
		return daysBetween(today(timeZone, context.now), expires);
	} catch (error) {
		logFailure(context, error);
		return Number.POSITIVE_INFINITY;
	}
}

/** The warning that is due with so many days left: the closest one reached that was not sent yet. */
export function dueWarning(daysLeft: number, warnedDays: number | null): number | undefined {
	const reached = warningDays.filter((days) => daysLeft <= days).at(-1);
	return reached !== undefined && (warnedDays === null || warnedDays > reached) ? reached : undefined;
}
