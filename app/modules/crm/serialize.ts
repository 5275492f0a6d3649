import { namesIn } from "#app/directory/fields/field";
import { givenBy } from "#app/lists/fields/noun-field";
import type { Row } from "#app/platform/tenant/rows.server";
import type { companies } from "#db/schema/directory";
import { customerFields } from "./customers.fields";

export const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What the calls give a customer with. */
export const PRESENTED = [
	...namesIn(customerFields, "given"),
	...(["id", "guid", "tenantId", "source", "lastActivityAt", "nextTaskOn", "createdAt", "updatedAt"] as const),
];

type Shown = Pick<Row<typeof companies>, (typeof PRESENTED)[number]> & {
	ownerName?: string | null;
	contactType?: Record<string, string> | null;
};

const fieldsOf = givenBy(customerFields);

/** A customer as the calls give it. */
export function serializeCustomer(customer: Shown, language: string) {
	const { id, guid, contactType, ownerName, source, lastActivityAt, nextTaskOn } = customer;
	return {
		...{ id, guid, tenant_id: customer.tenantId },
		...fieldsOf(customer),
		...(contactType !== undefined && { contact_type: contactType && inLanguage(contactType, language) }),
		...(ownerName !== undefined && { owner_name: ownerName }),
		source,
		last_activity_at: lastActivityAt === 0 ? null : instant(lastActivityAt),
		next_task_on: nextTaskOn === "9999-12-31" ? null : nextTaskOn,
		created_at: instant(customer.createdAt),
		updated_at: instant(customer.updatedAt),
	};
}

/** A text in the reader's language, else in English, else in whichever there is. */
export function inLanguage(texts: Record<string, string>, language: string): string {
	return texts[language] || texts.en || Object.values(texts).find(Boolean) || "";
}
