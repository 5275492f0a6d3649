import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { readCustomerList } from "./customer-list.server";
import type { CustomersQuery } from "./customers.schema";
import { inLanguage } from "./present";

/** What the list of customers shows. */
export async function showCustomers(visit: Visit, query: CustomersQuery) {
	const reads = new Reads();
	const list = readCustomerList(visit, query, reads);
	await reads.send(visit.rows);
	const { items, next, previous } = list();
	const rows = items.map(({ id, guid, name, municipality, ownerName, lastActivityAt, nextTaskOn, contactType }) => ({
		...{ id, guid, name, municipality, ownerName, nextTaskOn },
		lastActivityAt: lastActivityAt || null,
		contactType: contactType && inLanguage(contactType, visit.language),
	}));
	return { rows, next, previous, q: query.q ?? "", writes: mayWrite(visit), tenant: visit.tenant.guid };
}

/** Level 20 writes, level 10 reads. */
export const mayWrite = (visit: Visit) => visit.access.level >= 20;
