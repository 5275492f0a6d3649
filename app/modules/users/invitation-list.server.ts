import { and, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { type InvitationStatus, openStates, statusOf } from "#app/directory/invitation-state";
import { invitedName, nameOf } from "#app/directory/names";
import { type CursorKey, keyset, twoWayPage } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { invitations, users } from "#db/schema/portal";
import { terms } from "./member-list.server";
import type { InvitationsQuery } from "./members.schema";

export type InvitationRow = {
	id: string;
	/** As the inviter wrote it; "" where nobody said it. */
	name: string;
	email: string;
	role: "CLIENT" | "ADVISOR" | "ADMIN";
	grants: { modulesTenantId: string; moduleRoleId: string }[];
	status: InvitationStatus;
	sentAt: number;
	expiresAt: number;
	invitedBy: string;
	key: CursorKey;
};

/** Reads one page of invitations, the newest first. */
export function readInvitationList(visit: Visit, query: InvitationsQuery, limit: number, reads: Reads) {
	const { db } = visit.bag;
	const filters = and(
		query.status && withStatus(query.status, visit.now.getTime()),
		...terms(query.q).map((term) => sql`instr(${invitations.sortName}, ${term}) > 0`),
	);
	// The id is made when the invitation is, and grows with time.
	const place = keyset([invitations.id], query, "desc");
	const where = and(filters, place.where);
	const found = reads.add(visit.portal.listing(invitations, { where, orderBy: place.orderBy, limit: limit + 1 }));
	const counted = reads.add(visit.portal.counting(invitations, filters, limit + 1));
	const inviters = db
		.select({ id: invitations.invitedBy })
		.from(invitations)
		.where(and(eq(invitations.tenantId, visit.tenant.id), where))
		.orderBy(...place.orderBy)
		.limit(limit + 1);
	const names = reads.add({
		query: db
			.select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
			.from(users)
			.where(inArray(users.id, inviters)),
		shape: (rows) => rows as Pick<Row<typeof users>, "id" | "firstName" | "lastName" | "email">[],
	});
	return () => {
		const rows = found().map((invitation): InvitationRow => {
			const { id, email, role, grants, sentAt, expiresAt } = invitation;
			const inviter = names().find((user) => user.id === invitation.invitedBy);
			return {
				...{ id, name: knownName(invitation), email, role, grants, sentAt, expiresAt, key: [id] },
				status: statusOf(invitation, visit.now),
				invitedBy: inviter ? nameOf(inviter) : "",
			};
		});
		return { ...twoWayPage(rows, limit, (row) => row.key, query), count: counted() };
	};
}

function knownName(invitation: Row<typeof invitations>): string {
	const name = nameOf(invitedName(invitation));
	return name === invitation.email ? "" : name;
}

function withStatus(status: InvitationStatus, now: number): SQL | undefined {
	const isOpen = inArray(invitations.status, openStates);
	if (status === "expired") return and(isOpen, lte(invitations.expiresAt, now));
	if (status === "waiting" || status === "sent" || status === "opened")
		return and(eq(invitations.status, status), gt(invitations.expiresAt, now));
	return or(eq(invitations.status, status));
}
