import { sweeps as portalAdmin } from "../modules/portal-admin/jobs.server";
import type { BagSource } from "../platform/bag.server";
import { openBag } from "../platform/bag.server";
import { type Sweep, sweepOld, underLease } from "../platform/queue/lease.server";

/** What the clock starts, each hour five minutes past: tenants have their own midnight. */
const hourly: Record<string, Sweep> = { ...portalAdmin, oldRows: sweepOld };

/** Runs every sweep under a lease, so that two clocks at once do it once; a sweep only finds work and enqueues it. */
export async function runSchedule(now: Date, source: BagSource): Promise<void> {
	for (const [name, sweep] of Object.entries(hourly)) await underLease(openBag({ ...source, now }), name, sweep);
}
