import { sweepDigests } from "../directory/digest.jobs.server";
import { sweepFormerMembers } from "../directory/former-members.jobs.server";
import { sweeps as forms } from "../forms/jobs.server";
import { frequentSweeps as frequentMedia, sweeps as media } from "../media/jobs.server";
import { sweepSnoozed } from "../platform/notifications/snoozed.server";
import { frequentSweeps as heartbeat } from "../platform/queue/heartbeat.server";
import { type Sweep, sweepOld, underLease } from "../platform/queue/lease.server";
import type { RequestSource } from "../platform/request-context.server";
import { openContext } from "../platform/request-context.server";
import { sweepOutgoing } from "../platform/tenant/sweep-outgoing.server";
import { sweepReminders } from "../tasks/reminders.server";
import { servers } from "./servers.server";

const ofAll = (clock: "hourly" | "frequent"): Record<string, Sweep> =>
	Object.assign({}, ...servers.map((server) => server[clock] ?? {}));

/** What the clock starts, each hour five minutes past: tenants have their own midnight. */
const hourly: Record<string, Sweep> = {
	...ofAll("hourly"),
	...media,
	...forms,
	formerMembers: sweepFormerMembers,
	oldRows: sweepOld,
};

/** What it starts every five minutes: what people wait for. */
const frequent: Record<string, Sweep> = {
	...ofAll("frequent"),
	...frequentMedia,
	...heartbeat,
	snoozed: sweepSnoozed,
	outgoing: sweepOutgoing,
	digests: sweepDigests,
	taskReminders: sweepReminders,
};
const FREQUENT = "*/5 * * * *";
const HOURLY = "5 * * * *";

/**
 * Runs the sweeps of a clock's expression, each under a lease, so that two clocks at once do it once; a sweep only finds
 * work and enqueues it.
 */
export async function runSchedule(now: Date, source: RequestSource, expression = HOURLY): Promise<void> {
	const sweeps = expression === FREQUENT ? frequent : hourly;
	for (const [name, sweep] of Object.entries(sweeps)) await underLease(openContext({ ...source, now }), name, sweep);
}
