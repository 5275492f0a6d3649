import * as z from "zod";
import { logFailure } from "../log.server";
import { enqueueFor } from "../queue/enqueue.server";
import type { Tools } from "../request-context.server";
import type { Carrier } from "./commit.server";

/** The job that carries one notice over; what it does is written in `notify.server.ts`. */
export const CARRY = { type: "notices.carry", schema: z.object({ id: z.string() }) };

/** The same for each time that a notice is sent for, so that it is told once. */
export const messageOf = (id: string) => `carry:${id}`;

/** Sends for what a commit has left. The commit stands: where the queue fails, the clock sends for it. */
export const carrierFor =
	(context: Tools, tenantId: string): Carrier =>
	async (ids) => {
		const enqueue = enqueueFor(context, tenantId);
		const sending = ids.map((id) => enqueue(CARRY, { id }, messageOf(id)));
		await Promise.all(sending).catch((error) => logFailure(context, error));
	};
