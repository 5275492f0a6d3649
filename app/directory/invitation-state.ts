import type { Row } from "#app/platform/tenant/rows.server";
import type { invitations } from "#db/schema/portal";

export type Invitation = Row<typeof invitations>;
export type InvitationStatus = Invitation["status"] | "expired";

/** Where an invitation stands that can still be accepted; `waiting`: its letter is not in the queue yet. */
export const openStates = ["waiting", "sent", "opened"] as const satisfies Invitation["status"][];

export const isOpenState = (status: InvitationStatus) => openStates.some((open) => open === status);

/** What stands in lists: an open one past its time is expired. */
export function statusOf({ status, expiresAt }: Pick<Invitation, "status" | "expiresAt">, now: Date): InvitationStatus {
	return isOpenState(status) && expiresAt <= now.getTime() ? "expired" : status;
}
