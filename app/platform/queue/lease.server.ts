import { eq, lt } from "drizzle-orm";
import {
	claims,
	cronRuns,
	knownDevices,
	loginFailures,
	passwordResets,
	pendingSignIns,
	sessions,
	smsCodes,
	smsOutbox,
	ssoTrips,
} from "#db/schema/portal";
import { DAY, MINUTE } from "../limits";
import { logFailure } from "../log.server";
import type { RequestContext } from "../request-context.server";
import { namesBeside, openBeside } from "../tenant/own-database.server";

export type Sweep = (context: RequestContext) => Promise<void>;

/** A sweep that was cut off holds its lease no longer than this. */
const LEASE = 10 * MINUTE;
/** How long it is remembered that something was done once: longer than any message lives in the queue. */
const REMEMBERED = 30 * DAY;
/** A device's cookie lives for a year after its last sign-in. */
const DEVICE_KEPT = 366 * DAY;

/** Runs a sweep unless another run holds its lease; a failure is logged and the next hour makes up for it. */
export async function underLease(context: RequestContext, name: string, sweep: Sweep): Promise<void> {
	try {
		if (!(await takeLease(context, name))) return;
		await sweep(context);
		await context.db
			.update(cronRuns)
			.set({ leasedUntil: 0, lastRunAt: context.now.getTime() })
			.where(eq(cronRuns.name, name));
	} catch (error) {
		logFailure(context, error);
	}
}

async function takeLease(context: RequestContext, name: string): Promise<boolean> {
	const now = Date.now();
	const taken = await context.db
		.insert(cronRuns)
		.values({ name, leasedUntil: now + LEASE })
		.onConflictDoUpdate({
			target: cronRuns.name,
			set: { leasedUntil: now + LEASE },
			setWhere: lt(cronRuns.leasedUntil, now),
		})
		.returning();
	return taken.length > 0;
}

/** Removes what has done its service: old claims, ended sessions, spent links, forgotten failures and devices. */
export async function sweepOld(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const remembered = lt(claims.createdAt, now - REMEMBERED);
	await Promise.all(namesBeside(context).map((name) => openBeside(context, name).delete(claims).where(remembered)));
	await context.db.batch([
		context.db.delete(claims).where(remembered),
		context.db.delete(sessions).where(lt(sessions.expiresAt, now)),
		context.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now - DAY)),
		context.db.delete(ssoTrips).where(lt(ssoTrips.expiresAt, now)),
		context.db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)),
		context.db.delete(smsCodes).where(lt(smsCodes.expiresAt, now)),
		context.db.delete(smsOutbox).where(lt(smsOutbox.createdAt, now - REMEMBERED)),
		context.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, now - DEVICE_KEPT)),
		context.db.delete(loginFailures).where(lt(loginFailures.windowStart, now - DAY)),
	]);
}
