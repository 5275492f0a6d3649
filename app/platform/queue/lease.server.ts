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
import type { Bag } from "../bag.server";
import { DAY, MINUTE } from "../limits";
import { logFailure } from "../log.server";
import { namesBeside, openBeside } from "../tenant/own-database.server";

export type Sweep = (bag: Bag) => Promise<void>;

/** A sweep that was cut off holds its lease no longer than this. */
const LEASE = 10 * MINUTE;
/** How long it is remembered that something was done once: longer than any message lives in the queue. */
const REMEMBERED = 30 * DAY;
/** A device's cookie lives for a year after its last sign-in. */
const DEVICE_KEPT = 366 * DAY;

/** Runs a sweep unless another run holds its lease; a failure is logged and the next hour makes up for it. */
export async function underLease(bag: Bag, name: string, sweep: Sweep): Promise<void> {
	try {
		if (!(await takeLease(bag, name))) return;
		await sweep(bag);
		await bag.db.update(cronRuns).set({ leasedUntil: 0, lastRunAt: bag.now.getTime() }).where(eq(cronRuns.name, name));
	} catch (error) {
		logFailure(bag, error);
	}
}

async function takeLease(bag: Bag, name: string): Promise<boolean> {
	const now = Date.now();
	const taken = await bag.db
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
export async function sweepOld(bag: Bag): Promise<void> {
	const now = bag.now.getTime();
	const remembered = lt(claims.createdAt, now - REMEMBERED);
	await Promise.all(namesBeside(bag).map((name) => openBeside(bag, name).delete(claims).where(remembered)));
	await bag.db.batch([
		bag.db.delete(claims).where(remembered),
		bag.db.delete(sessions).where(lt(sessions.expiresAt, now)),
		bag.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now - DAY)),
		bag.db.delete(ssoTrips).where(lt(ssoTrips.expiresAt, now)),
		bag.db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)),
		bag.db.delete(smsCodes).where(lt(smsCodes.expiresAt, now)),
		bag.db.delete(smsOutbox).where(lt(smsOutbox.createdAt, now - REMEMBERED)),
		bag.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, now - DEVICE_KEPT)),
		bag.db.delete(loginFailures).where(lt(loginFailures.windowStart, now - DAY)),
	]);
}
