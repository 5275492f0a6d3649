import type { Invitation } from "#app/directory/invitation-state";
import type { Relation } from "#app/directory/relations.server";
import type { Row } from "#app/platform/tenant/rows.server";
import type { people } from "#db/schema/directory";

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A user of a tenant as the calls give it. */
export function presentUser(person: Row<typeof people>) {
	return {
		id: person.id,
		guid: person.guid,
		tenant_id: person.tenantId,
		email: person.email,
		first_name: person.firstName,
		last_name: person.lastName,
		phone: person.phone,
		job_position: person.jobPosition,
		role: person.role,
		status: person.isActive ? "active" : "deactivated",
		created_at: instant(person.createdAt),
		updated_at: instant(person.updatedAt),
	};
}

/** A user who is invited and has not come yet: the same fields, under the invitation's id; the guid comes with the account. */
export function presentInvited(invitation: Invitation) {
	const { firstName = "", lastName = "", phone = null, jobPosition = null } = invitation.details;
	return {
		id: invitation.id,
		guid: null,
		tenant_id: invitation.tenantId,
		email: invitation.email,
		...{ first_name: firstName, last_name: lastName, phone, job_position: jobPosition },
		role: invitation.role,
		status: "invited",
		language: invitation.language,
		expires_at: instant(invitation.expiresAt),
		created_at: instant(invitation.createdAt),
		updated_at: instant(invitation.updatedAt),
	};
}

export function presentRelation(relation: Relation) {
	return {
		id: relation.id,
		tenant_id: relation.tenantId,
		advisor_id: relation.advisorId,
		client_id: relation.clientId,
		is_primary: relation.isPrimary,
		created_at: instant(relation.createdAt),
	};
}
