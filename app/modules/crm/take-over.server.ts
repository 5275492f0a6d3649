import { and, eq, sql } from "drizzle-orm";
import type { CustomerTaker, HandedOver } from "#app/directory/handing-over.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { addContact } from "./contacts/contacts.server";
import { addCustomer, sortNameOfCompany } from "./customers.server";
import { manifest } from "./manifest";
import { visibleTo } from "./visible.server";

/** Takes somebody over as a customer; one of the same number or name that the visitor sees is the one. */
async function take(visit: Visit, { contact, email, phone, orgNo = null, ...facts }: HandedOver) {
	const name = facts.name.slice(0, 200);
	const { rows } = visit;
	const isSame = orgNo === null ? eq(companies.sortName, sortNameOfCompany(name)) : eq(companies.orgNo, orgNo);
	const [known] = await rows.list(companies, {
		where: and(isSame, visibleTo(visit)),
		orderBy: sql`${companies.id}`,
		limit: 1,
	});
	const reached = { email, phone };
	const { guid, ...customer } =
		known ?? (await addCustomer(visit, { ...facts, ...(contact ? {} : reached), name, orgNo }, "typed"));
	if (contact && !known) {
		const [firstName = "", ...last] = contact.slice(0, 150).split(" ");
		await addContact(visit, {
			...{ firstName, lastName: last.join(" "), customerIds: [customer.id] },
			emails: email ? [{ kind: "work", value: email }] : [],
			phones: phone ? [{ kind: "work", value: phone }] : [],
		} as never);
	}
	return { id: customer.id, name: customer.name, path: `dashboardCRM/customers/${guid}` };
}

export const customerTaker: CustomerTaker = { moduleKey: manifest.key, take };
