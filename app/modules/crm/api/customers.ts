import { modes, verb } from "#app/platform/guard.server";
import { companies } from "#db/schema/directory";
import { listCustomers, removeCustomer, saveCustomer } from "../customer-calls.server";
import { CustomerInput, CustomerRef, CustomersCall } from "../customers.schema";
import { listCustomersWithLog } from "../customers-with-log.server";
import { endpoint } from "../guard.server";

const reading = { level: 10 };
const list = verb(CustomersCall, listCustomers, reading);
const api = endpoint(
	{
		get: modes({ get_all_data: verb(CustomersCall, listCustomersWithLog, reading) }, list),
		post: verb(CustomerInput, saveCustomer, { level: 20 }),
		delete: verb(CustomerRef, removeCustomer, { level: 20 }),
	},
	{ record: companies },
);
export const loader = api.loader;
export const action = api.action;
