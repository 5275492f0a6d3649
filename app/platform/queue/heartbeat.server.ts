import { inArray } from "drizzle-orm";
import * as z from "zod";
import { cronRuns } from "#db/schema/portal";
import { MINUTE } from "../limits";
import type { RequestContext } from "../request-context.server";
import { defineJob } from "./define-job";
import { enqueueFor } from "./enqueue.server";

/** The queues, and under which name it is kept when the last heartbeat of each arrived. */
const arrivals = { jobs: "pulseArrived", longJobs: "longPulseArrived" } as const;
export type QueueName = keyof typeof arrivals;

/** The clock sends a heartbeat every five minutes. One lost heartbeat is chance, two are a clock or a queue that stands still. */
const LATE = 12 * MINUTE;

const arriving = (queue: QueueName) => async (context: RequestContext) => {
	const lastRunAt = context.now.getTime();
	await context.db
		.insert(cronRuns)
		.values({ name: arrivals[queue], leasedUntil: 0, lastRunAt })
		.onConflictDoUpdate({ target: cronRuns.name, set: { lastRunAt } });
};

/** The messages that the clock sends through each queue; that they arrive shows that clock, queue and worker run. */
const heartbeatJob = defineJob("pulse", z.object({}), ({ context }) => arriving("jobs")(context));
const longHeartbeatJob = defineJob("pulse.long", z.object({}), ({ context }) => arriving("longJobs")(context), {
	isLong: true,
});
export const heartbeatJobs = [heartbeatJob, longHeartbeatJob];

export const frequentSweeps = {
	pulse: async (context: RequestContext) => {
		for (const job of heartbeatJobs) await enqueueFor(context, null)(job, {});
	},
};

export type QueueState = { queue: QueueName; lastPulseAt: number | null; isStill: boolean };

/** How each queue does: it stands still where its last heartbeat is too long ago. None may have been due yet. */
export async function readQueues({ db, now }: Pick<RequestContext, "db" | "now">): Promise<QueueState[]> {
	const runs = await db
		.select({ name: cronRuns.name, lastRunAt: cronRuns.lastRunAt })
		.from(cronRuns)
		.where(inArray(cronRuns.name, Object.values(arrivals)));
	return queueStates(runs, now);
}

/** The same of runs that were read. */
export function queueStates(runs: readonly { name: string; lastRunAt: number | null }[], now: Date): QueueState[] {
	return (Object.keys(arrivals) as QueueName[]).map((queue) => {
		const lastPulseAt = runs.find(({ name }) => name === arrivals[queue])?.lastRunAt ?? null;
		return { queue, lastPulseAt, isStill: lastPulseAt !== null && now.getTime() - lastPulseAt > LATE };
	});
}
