import { handler, modes } from "#app/platform/guard.server";
import { companies } from "#db/schema/directory";
import { listCustomers, removeCustomer, saveCustomer } from "../customer-calls.server";
import { CustomerInput, CustomerRef, CustomersCall } from "../customers.schema";
import { listCustomersWithLog } from "../customers-with-log.server";
import { endpoint } from "../guard.server";

const reading = { level: 10 };
const list = handler(CustomersCall, listCustomers, reading);
const api = endpoint(
	{
		get: modes({ get_all_data: handler(CustomersCall, listCustomersWithLog, reading) }, list),
		post: handler(CustomerInput, saveCustomer, { level: 20 }),
		delete: handler(CustomerRef, removeCustomer, { level: 20 }),
	},
	{ record: companies },
);
export const loader = api.loader;
export const action = api.action;
