import { sql } from "drizzle-orm";
import { INVITATION_LIFE } from "#app/platform/limits";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { invitations } from "#db/schema/portal";
import { untriedHash } from "./invitation-letters.server";
import type { Invitation } from "./invitation-state";
import { type InviteOrder, pendingOf } from "./invitations.server";
import { invitedName, sortNameOf } from "./names";

type Waiting = Omit<InviteOrder, "emails"> & { email: string; details: Invitation["details"] };

/**
 * The writes that invite somebody whose letter is sent afterwards (`sendWaiting`), for a commit with others. It fails
 * where somebody else has invited the address meanwhile.
 */
export function invitingLater(ctx: TenantContext, id: string, invited: Waiting): PendingWrite[] {
	const now = ctx.now.getTime();
	const invitedBy = ctx.actor.kind === "user" ? ctx.actor.id : "";
	const sortName = sortNameOf(invitedName(invited));
	const waits = {
		tokenHash: untriedHash(id),
		status: "waiting" as const,
		sentAt: now,
		expiresAt: now + INVITATION_LIFE,
	};
	return [
		requiring(ctx.context, sql`not exists (select 1 from ${invitations} where ${pendingOf(ctx, [invited.email])})`),
		ctx.portal.adding(invitations, { id, invitedBy, sortName, ...invited, ...waits }),
	];
}
