import { eq } from "drizzle-orm";
import * as z from "zod";
import { cronRuns } from "#db/schema/portal";
import type { Bag } from "../bag.server";
import { HOUR } from "../limits";
import { defineJob } from "./define-job";
import { enqueueFor } from "./enqueue.server";

const ARRIVED = "pulseArrived";
/** One lost pulse is chance, two are a clock or a queue that stands still. */
const LATE = 2.25 * HOUR;

/** A message that the clock sends each hour; that it arrives shows that clock, queue and worker run. */
export const pulseJob = defineJob("pulse", z.object({}), async ({ bag }) => {
	const lastRunAt = bag.now.getTime();
	await bag.db
		.insert(cronRuns)
		.values({ name: ARRIVED, leasedUntil: 0, lastRunAt })
		.onConflictDoUpdate({ target: cronRuns.name, set: { lastRunAt } });
});

export const sweeps = { pulse: (bag: Bag) => enqueueFor(bag, null)(pulseJob, {}) };

/** Whether the last pulse came in time, or none was to be expected yet. Throws where the database does not answer. */
export async function pulseIsFelt({ db, now }: Pick<Bag, "db" | "now">): Promise<boolean> {
	const last = await db.select({ at: cronRuns.lastRunAt }).from(cronRuns).where(eq(cronRuns.name, ARRIVED)).get();
	return !last?.at || now.getTime() - last.at < LATE;
}
