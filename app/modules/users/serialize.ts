import type { Invitation } from "#app/directory/invitation-state";
import type { Relation } from "#app/directory/relations.server";
import { givenBy } from "#app/lists/fields/noun-field";
import type { Row } from "#app/platform/tenant/rows.server";
import type { people } from "#db/schema/directory";
import { memberFields } from "./members.fields";

/** Own details of which an invitation says nothing. */
const unsaid = { firstName: "", lastName: "", phone: null, jobPosition: null };
const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What the calls give of somebody, a member or one who is to be. */
export const fieldsOf = givenBy(memberFields);

/** A user of a tenant as the calls give it. */
export function serializeUser(person: Row<typeof people>) {
	return {
		id: person.id,
		guid: person.guid,
		tenant_id: person.tenantId,
		...fieldsOf(person),
		role: person.role,
		status: person.isActive ? "active" : "deactivated",
		created_at: instant(person.createdAt),
		updated_at: instant(person.updatedAt),
	};
}

/** A user who is invited and has not come yet: the same fields, under the invitation's id; the guid comes with the account. */
export function serializeInvited(invitation: Invitation) {
	return {
		id: invitation.id,
		guid: null,
		tenant_id: invitation.tenantId,
		...fieldsOf({ ...unsaid, ...invitation.details, email: invitation.email }),
		role: invitation.role,
		status: "invited",
		language: invitation.language,
		expires_at: instant(invitation.expiresAt),
		created_at: instant(invitation.createdAt),
		updated_at: instant(invitation.updatedAt),
	};
}

export function serializeRelation(relation: Relation) {
	return {
		id: relation.id,
		tenant_id: relation.tenantId,
		advisor_id: relation.advisorId,
		client_id: relation.clientId,
		is_primary: relation.isPrimary,
		created_at: instant(relation.createdAt),
	};
}
