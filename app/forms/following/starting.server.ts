import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import { logFailure } from "#app/platform/log.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formFollowingRuns, formFollowings } from "#db/schema/forms";
import type { TakenReply } from "../replies/send-reply.server";
import type { Form, Version } from "../store/form-row.server";
import { holdsWhen, type When } from "./when";

/** Rules that a form has at most. */
export const FOLLOWINGS_MOST = 30;

export const Follow = z.object({ replyId: z.string() });
export const FOLLOW = { type: "forms.follow", schema: Follow };

/**
 * The writes of what follows from a reply by its form's rules: each waits in the reply's batch, once, and is done by the queue.
 * Where nobody is to be known by their reply nothing follows, as it would tell the hour.
 */
export async function startingFollowings(
	{ rows }: TenantContext,
	form: Form,
	{ definition }: Version,
	taken: TakenReply,
): Promise<PendingWrite[]> {
	if (form.followings === 0 || form.settings.isAnonymous) return [];
	const rules = await rows.list(formFollowings, {
		where: and(eq(formFollowings.formId, form.id), eq(formFollowings.isOn, true)),
		orderBy: asc(formFollowings.id),
		limit: FOLLOWINGS_MOST,
	});
	return rules
		.filter(({ condition }) => holdsWhen(condition as unknown as When, definition, taken))
		.map(({ id, action, text, toAdvisor, personIds, dueDays }) =>
			rows.adding(formFollowingRuns, {
				...{ id: `${taken.id}:${id}`, replyId: taken.id },
				...{ action, text, toAdvisor, personIds, dueDays },
			}),
		);
}

/** Sends for what waits after a reply. The clock finds what no message has come for. */
export const followSoon = (ctx: TenantContext, replyId: string): Promise<void> =>
	ctx.enqueue(FOLLOW, { replyId }, `forms-follow:${replyId}`).catch((error: unknown) => logFailure(ctx.context, error));
