import { sql } from "drizzle-orm";
import { type InvitationStatus, statusOf } from "#app/directory/invitation-state";
import { invitedName, nameOf } from "#app/directory/names";
import { type Asks, askedBy, COUNTED, planList } from "#app/lists/read-list.server";
import { type Account, readingAccounts } from "#app/platform/tenant/accounts.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { invitations } from "#db/schema/portal";
import { invitationSource } from "./invitations.list.server";

export type InvitationRow = {
	id: string;
	/** As the inviter wrote it; "" where nobody said it. */
	name: string;
	email: string;
	role: "CLIENT" | "ADVISOR" | "ADMIN";
	grants: { modulesTenantId: string; moduleRoleId: string }[];
	status: InvitationStatus;
	sent: number;
	expires: number;
	invitedBy: string;
};

/** Reads one page of invitations, with who has sent them. */
export function readInvitationList(visit: Visit, asks: Asks, reads: ReadBatch) {
	const plan = planList(invitationSource, asks, askedBy(visit));
	const { options, where, page } = plan;
	const found = reads.add(visit.portal.listing(invitations, options));
	const counted = reads.add(visit.portal.counting(invitations, where, COUNTED));
	const inviters = visit.portal
		.select(invitations, { id: invitations.invitedBy })
		.where(options.where)
		.orderBy(...[options.orderBy ?? []].flat())
		.limit(options.limit);
	const names = reads.add(readingAccounts(visit.portal, sql`${inviters}`));
	return () => {
		const { items, next, previous } = page(found());
		return { items: items.map((one) => toRow(one, names(), visit.now)), next, previous, count: counted() };
	};
}

function toRow(invitation: Row<typeof invitations>, inviters: Account[], now: Date): InvitationRow {
	const { id, email, role, grants, sentAt, expiresAt, invitedBy } = invitation;
	const name = nameOf(invitedName(invitation));
	const inviter = inviters.find((user) => user.id === invitedBy);
	return {
		...{ id, email, role, grants, sent: sentAt, expires: expiresAt },
		name: name === email ? "" : name,
		status: statusOf(invitation, now),
		invitedBy: inviter ? nameOf(inviter) : "",
	};
}
