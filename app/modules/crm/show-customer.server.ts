import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { contactTypes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import type { CustomerPage } from "./customer-page.schema";
import { inLanguage } from "./present";
import { mayWrite, titleOf } from "./show-customers.server";
import { visibleTo } from "./visible.server";

/** What the page of one customer shows. */
export async function showCustomer(visit: Visit, { customer: guid }: z.output<typeof CustomerPage>) {
	const reads = new Reads();
	const found = reads.add(
		visit.rows.listingWith(
			companies,
			{ owner: [people, companies.ownerId], type: [contactTypes, companies.contactTypeId] },
			{ where: and(eq(companies.guid, guid), visibleTo(visit)), limit: 1 },
		),
	);
	await reads.send(visit.rows);
	const [one] = found();
	if (!one) throw notFound();
	const { row, owner, type } = one;
	return {
		title: await titleOf(visit, "crm:customer.pageTitle", { name: row.name }),
		customer: {
			...row,
			ownerName: owner && nameOf(owner),
			contactType: type && inLanguage(type.title, visit.language),
		},
		writes: mayWrite(visit),
		tenant: visit.tenant.guid,
	};
}
