import type { Row } from "#app/platform/tenant/rows.server";
import type { companies } from "#db/schema/directory";

export const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The fields that a customer is given with. */
export const PRESENTED = [
	...(["id", "guid", "tenantId", "name", "orgNo", "orgForm", "industry", "employees", "address", "postCode"] as const),
	...(["city", "municipalityNo", "municipality", "webpage", "ceo", "phone", "email", "contactTypeId"] as const),
	...(["ownerId", "visibility", "tags", "source", "lastActivityAt", "nextTaskOn", "createdAt", "updatedAt"] as const),
];

type Shown = Pick<Row<typeof companies>, (typeof PRESENTED)[number]> & {
	ownerName?: string | null;
	contactType?: Record<string, string> | null;
};

/** A customer as the calls give it. */
export function presentCustomer(customer: Shown, language: string) {
	const { contactType } = customer;
	return {
		id: customer.id,
		guid: customer.guid,
		tenant_id: customer.tenantId,
		name: customer.name,
		org_no: customer.orgNo,
		org_form: customer.orgForm,
		industry: customer.industry,
		employees: customer.employees,
		address: customer.address,
		post_code: customer.postCode,
		city: customer.city,
		municipality_no: customer.municipalityNo,
		municipality: customer.municipality,
		webpage: customer.webpage,
		ceo: customer.ceo,
		phone: customer.phone,
		email: customer.email,
		contact_type_id: customer.contactTypeId,
		...(contactType !== undefined && { contact_type: contactType && inLanguage(contactType, language) }),
		owner_id: customer.ownerId,
		...(customer.ownerName !== undefined && { owner_name: customer.ownerName }),
		visibility: customer.visibility,
		tags: customer.tags,
		source: customer.source,
		last_activity_at: customer.lastActivityAt === 0 ? null : instant(customer.lastActivityAt),
		next_task_on: customer.nextTaskOn === "9999-12-31" ? null : customer.nextTaskOn,
		created_at: instant(customer.createdAt),
		updated_at: instant(customer.updatedAt),
	};
}

/** A text in the reader's language, else in English, else in whichever there is. */
export function inLanguage(texts: Record<string, string>, language: string): string {
	return texts[language] || texts.en || Object.values(texts).find(Boolean) || "";
}
