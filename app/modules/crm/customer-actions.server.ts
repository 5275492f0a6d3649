import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import type { NewCustomerForm } from "./customer-page.schema";
import { addCustomer } from "./customers.server";
import { places } from "./places";

/** Adds a customer and goes on to its page. */
export async function add(visit: Visit, { evenSo: _, ...fields }: z.output<typeof NewCustomerForm>) {
	const customer = await addCustomer(visit, fields);
	const snackbar = { key: "crm:snackbar.added", params: { name: customer.name } };
	return done({ snackbar, to: places(visit.tenant.guid).customer(customer.guid) });
}
