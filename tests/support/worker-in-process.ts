import { consume, keepDeadLetters } from "#app/platform/queue/consume.server";
import type { Envelope, Job } from "#app/platform/queue/define-job";
import type { RequestSource } from "#app/platform/request-context.server";
import { openContext } from "#app/platform/request-context.server";
import { contextFor, findTenant } from "#app/platform/tenant/enter.server";
import { jobs as allJobs } from "#app/registry/jobs.server";

export type Outcome = { acked: boolean; retryAfter?: number };

/**
 * The worker's own code in this process, over a real D1: what it enqueues is kept in `sent`, and delivered when and as
 * often as a test says.
 */
export function workerOver(d1: D1Database, more: Partial<Env> = {}) {
	const sent: Envelope[] = [];
	const keep = (body: unknown) => sent.push(JSON.parse(JSON.stringify(body)) as Envelope);
	const queue = {
		send: async (body: unknown) => void keep(body),
		sendBatch: async (messages: { body: unknown }[]) => messages.forEach(({ body }) => void keep(body)),
	};
	const env = {
		DB: d1,
		JOBS: queue,
		LONG_JOBS: queue,
		ENVIRONMENT: "local",
		PUBLIC_ORIGIN: "https://portal.test",
		MAIL_FROM: "Portal <no-reply@portal.test>",
		...more,
	} as unknown as Env;
	const source = (now = new Date()): RequestSource => ({
		env,
		now,
		origin: "https://portal.test",
		nonce: "",
		routes: {},
		ofPeople: [],
		needs: [],
		searches: [],
		participants: [],
		waitUntil: () => undefined,
	});

	return {
		sent,
		source,
		context: (now?: Date) => openContext(source(now)),
		/** A tenant's context as a job or a signed-in user has it. */
		async inTenant(tenantId: string, { now, userId }: { now?: Date; userId?: string } = {}) {
			const context = openContext(source(now));
			const tenant = await findTenant(context, { id: tenantId });
			if (!tenant) throw new Error(`There is no tenant ${tenantId}.`);
			return contextFor(context, tenant, userId ? { kind: "user", id: userId } : { kind: "job", name: "test" });
		},
		/** Takes what was enqueued out of the queue. */
		take: () => sent.splice(0),
		/** One batch with these bodies, at this instant: what became of each message. */
		async deliver(bodies: unknown[], now?: Date, { jobs = allJobs, attempts = 1, dead = false } = {}) {
			const { batch, outcomes } = batchOf(bodies, attempts);
			await (dead ? keepDeadLetters(batch, source(now)) : consume(batch, source(now), jobs as Job[]));
			return outcomes;
		},
	};
}

function batchOf(bodies: unknown[], attempts: number) {
	const outcomes: Outcome[] = bodies.map(() => ({ acked: false }));
	const settle = (index: number, outcome: Outcome) => {
		outcomes[index] = outcome;
	};
	const messages = bodies.map((body, index) => ({
		id: crypto.randomUUID(),
		timestamp: new Date(),
		attempts,
		body,
		ack: () => settle(index, { acked: true }),
		retry: (options?: QueueRetryOptions) => settle(index, { acked: false, retryAfter: options?.delaySeconds }),
	}));
	return { outcomes, batch: { queue: "followup-jobs", messages } as unknown as MessageBatch };
}
