import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { inList } from "#app/lists/in-list";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import type { EditCustomerForm, NewCustomerForm } from "./customer-page.schema";
import { addCustomer, changeCustomer } from "./customers.server";
import { paths } from "./paths";
import { visibleTo } from "./visible.server";

/** Adds a customer and goes on to its page. */
export async function add(visit: Visit, fields: z.output<typeof NewCustomerForm>) {
	const customer = await addCustomer(visit, fields);
	const snackbar = { key: "crm:snackbar.added", params: { name: customer.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).customer(customer.guid) });
}

/** Saves the fields of a customer that its page names by guid. */
export async function save(visit: Visit, { customer: guid, in: list, ...fields }: z.output<typeof EditCustomerForm>) {
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	if (!customer) throw notFound();
	const { name } = await changeCustomer(visit, { id: customer.id, ...fields });
	return done({
		snackbar: { key: "crm:snackbar.saved", params: { name } },
		to: inList(paths(visit.tenant.guid).customer(guid), list),
	});
}
