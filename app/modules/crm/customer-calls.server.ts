import { eq, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactTypes } from "#db/schema/crm";
import { readCustomerList } from "./customer-list.server";
import type { CustomerInput, CustomerRef, CustomersCall } from "./customers.schema";
import { addCustomer, changeCustomer, trashCustomer } from "./customers.server";
import { serializeCustomer } from "./serialize";

/** One page of the customers. */
export async function listCustomers(visit: Visit, query: CustomersCall) {
	const reads = new ReadBatch();
	const list = readCustomerList(visit, query, reads);
	await reads.send(visit.rows);
	const { items, next } = list();
	return { items: items.map(({ customer }) => serializeCustomer(customer, visit.language)), next };
}

export async function saveCustomer(visit: Visit, { tenantId: _, id, updatedAt, contactType, ...sent }: CustomerInput) {
	const fields = contactType === undefined ? sent : { ...sent, contactTypeId: await typeOf(visit, contactType) };
	if (id !== undefined)
		return serializeCustomer(await changeCustomer(visit, { id, updatedAt, ...fields }), visit.language);
	const { name } = fields;
	if (name === undefined) throw invalid({ name: "required" });
	return serializeCustomer(await addCustomer(visit, { ...fields, name }), visit.language);
}

export async function removeCustomer(visit: Visit, { id }: z.output<typeof CustomerRef>) {
	await trashCustomer(visit, id);
	return { id, deleted: true };
}

/** The contact type meant by its id or by its title in some language. */
async function typeOf(visit: Visit, meant: string | null): Promise<string | null> {
	if (meant === null) return null;
	const titled = sql`exists (select 1 from json_each(${contactTypes.title}) where lower(value) = ${meant.toLowerCase()})`;
	const [type] = await visit.rows.list(contactTypes, { where: or(eq(contactTypes.id, meant), titled), limit: 1 });
	if (!type) throw invalid({ contactType: "crm:errors.noContactType" });
	return type.id;
}
