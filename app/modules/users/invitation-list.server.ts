import { and, eq, inArray } from "drizzle-orm";
import { type InvitationStatus, statusOf } from "#app/directory/invitation-state";
import { invitedName, nameOf } from "#app/directory/names";
import { type Asks, askedBy, COUNTED, planList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { invitations, users } from "#db/schema/portal";
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
type Inviter = Pick<Row<typeof users>, "id" | "firstName" | "lastName" | "email">;

/** Reads one page of invitations, with who has sent them. */
export function readInvitationList(visit: Visit, asks: Asks, reads: Reads) {
	const { db } = visit.bag;
	const plan = planList(invitationSource, asks, askedBy(visit));
	const { options, where, page } = plan;
	const found = reads.add(visit.portal.listing(invitations, options));
	const counted = reads.add(visit.portal.counting(invitations, where, COUNTED));
	const inviters = db
		.select({ id: invitations.invitedBy })
		.from(invitations)
		.where(and(eq(invitations.tenantId, visit.tenant.id), options.where))
		.orderBy(...[options.orderBy ?? []].flat())
		.limit(options.limit);
	const names = reads.add({
		query: db
			.select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
			.from(users)
			.where(inArray(users.id, inviters)),
		shape: (rows) => rows as Inviter[],
	});
	return () => {
		const { items, next, previous } = page(found());
		return { items: items.map((one) => toRow(one, names(), visit.now)), next, previous, count: counted() };
	};
}

function toRow(invitation: Row<typeof invitations>, inviters: Inviter[], now: Date): InvitationRow {
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
