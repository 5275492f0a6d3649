import { persist } from "../database.server";
import { newId } from "../ids";
import type { Tools } from "../request-context.server";
import type { Envelope, Job } from "./define-job";

/** Sends work to the queue. With `id` the same work sent twice has one effect; with `wait` it comes so many milliseconds later. */
export type Enqueue = <Payload>(
	job: Pick<Job<Payload>, "type" | "schema" | "isLong">,
	payload: Payload,
	id?: string,
	wait?: number,
) => Promise<void>;

/** The longest that Cloudflare keeps a message back, in seconds. */
const LONGEST_WAIT = 43_200;

/** Cloudflare takes at most 100 messages in one `sendBatch`. */
const BATCH = 100;

/** Enqueues for one tenant (or none): the envelope gets its tenant here and nowhere else. */
export function enqueueFor(context: Tools, tenantId: string | null): Enqueue {
	return async (job, payload, id = newId(context.now.getTime()), wait = 0) => {
		const envelope: Envelope = { v: 1, id, type: job.type, tenantId, payload };
		const delaySeconds = Math.min(Math.ceil(wait / 1000), LONGEST_WAIT);
		await persist(() => queueOf(context, job).send(envelope, { delaySeconds }));
	};
}

/** Enqueues for many tenants at once, for sweeps. */
export async function enqueueMany<Payload>(
	context: Tools,
	job: Pick<Job<Payload>, "type" | "isLong">,
	items: { tenantId: string | null; payload: Payload; id: string }[],
): Promise<void> {
	const envelopes = items.map(
		({ tenantId, payload, id }): Envelope => ({ v: 1, id, type: job.type, tenantId, payload }),
	);
	for (let start = 0; start < envelopes.length; start += BATCH)
		await persist(() =>
			queueOf(context, job).sendBatch(envelopes.slice(start, start + BATCH).map((body) => ({ body }))),
		);
}

const queueOf = ({ env }: Tools, { isLong }: Pick<Job, "isLong">): Queue => (isLong ? env.LONG_JOBS : env.JOBS);
