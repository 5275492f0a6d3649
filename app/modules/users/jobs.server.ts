import { and, asc, gt, lt } from "drizzle-orm";
import * as z from "zod";
import { isLeft, sendWaiting } from "#app/directory/invitation-letters.server";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overPortal } from "#app/platform/tenant/over-tenants.server";
import { invitations } from "#db/schema/portal";

/** Letters that one run of the clock takes on; the rest waits for the next. */
const MOST = 1000;
/** Whoever makes an invitation sends its letter at once; what still waits after this has been left behind. */
const LEFT_AFTER = 10 * MINUTE;

/** The letters of invitations that wait for theirs; those that are no invitations any more are left out. */
export const lettersJob = defineJob(
	"users.letters",
	z.object({ invitationIds: z.array(z.string()) }),
	async ({ tenant: ctx }, { invitationIds }) => {
		if (!ctx) throw notFound();
		await sendWaiting(ctx, invitationIds);
	},
);

/** Finds the invitations whose letters the queue did not take when they were made, and enqueues one message for each tenant. */
export async function sweepLetters(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const left = await overPortal(context, (db) =>
		db
			.select({ tenantId: invitations.tenantId, id: invitations.id })
			.from(invitations)
			.where(and(isLeft(now), lt(invitations.updatedAt, now - LEFT_AFTER), gt(invitations.expiresAt, now)))
			.orderBy(asc(invitations.tenantId), asc(invitations.updatedAt))
			.limit(MOST),
	);
	const messages = [...new Set(left.map(({ tenantId }) => tenantId))].map((tenantId) => ({
		tenantId,
		payload: { invitationIds: left.filter((one) => one.tenantId === tenantId).map(({ id }) => id) },
		id: newId(now),
	}));
	await enqueueMany(context, lettersJob, messages);
}

export const jobs = [lettersJob];

/** What the clock starts every five minutes. */
export const frequentSweeps = { invitationLetters: sweepLetters };
