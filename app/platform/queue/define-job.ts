import type * as z from "zod";
import type { RequestContext } from "../request-context.server";
import type { Claim } from "../tenant/commit.server";
import type { TenantContext } from "../tenant/context";

/** What travels in the queue: ids, not rows. `v` is the shape's version, so that a new worker reads an old message. */
export type Envelope = { v: 1; id: string; type: string; tenantId: string | null; payload: unknown };

/** What a job runs in. `claim` is taken with the first commit of `tenant`, so that a second delivery has no second effect. */
export type JobRun = { context: RequestContext; messageId: string; claim: Claim; tenant: TenantContext | null };

export type Job<Payload = unknown> = {
	type: string;
	schema: z.ZodType<Payload>;
	/** A method, so that jobs of all payloads are in one list. */
	run(run: JobRun, payload: Payload): Promise<void>;
	/** Whether it travels in the queue for long work, so that letters and notices do not wait for it. */
	isLong?: boolean;
};

/** Typed work for the queue. A run may be delivered more than once and must then change nothing. */
export function defineJob<Payload>(
	type: string,
	schema: z.ZodType<Payload>,
	run: Job<Payload>["run"],
	{ isLong = false }: Pick<Job, "isLong"> = {},
): Job<Payload> {
	return { type, schema, run, isLong };
}
