import { and, eq, inArray, sql } from "drizzle-orm";
import { findPostalPlace } from "#app/directory/register.server";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { contactTypes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import type { CustomerFields } from "./customers.schema";
import { paths } from "./paths";
import { serializeCustomer } from "./serialize";
import { tellOf } from "./sharing/tell.server";
import { openTo, visibleTo } from "./visible.server";

export type Customer = Row<typeof companies>;

/** The customer, where the visitor sees it; throws `notFound` else. */
export async function findCustomer(visit: Visit, id: string): Promise<Customer> {
	const [customer] = await visit.rows.list(companies, { where: and(eq(companies.id, id), visibleTo(visit)), limit: 1 });
	if (!customer) throw notFound();
	return customer;
}

/** Adds a customer; its owner is who adds it, unless somebody else is named. Throws `invalid` for an owner or type that is not there. */
export async function addCustomer(
	visit: Visit,
	fields: CustomerFields & { name: string },
	source: Customer["source"] = "typed",
): Promise<Customer> {
	await checkPointers(visit, fields);
	const row = newCustomer(visit, { ...fields, ...(await placeFor(visit, fields)) }, source);
	const [added] = await visit.rows.commit([visit.rows.adding(companies, row), indexingCustomer(visit, row)]);
	return added as Customer;
}

/** Where the post code of a new customer is, for what nobody has written of it. */
async function placeFor(
	{ context }: Visit,
	{ postCode, city, municipality }: CustomerFields,
): Promise<Partial<CustomerFields>> {
	const place = postCode && !city ? await findPostalPlace(context, postCode) : null;
	return place ? { city: place.city, municipality: municipality ?? place.municipality } : {};
}

/** The row of a new customer, for those who write it in a commit of their own (with `indexingCustomer`). */
export function newCustomer(visit: Visit, fields: CustomerFields & { name: string }, source: Customer["source"]) {
	const { id } = visit.user;
	return {
		id: newId(visit.now.getTime()),
		guid: newGuid(),
		isCustomer: true,
		ownerId: id,
		...fields,
		sortName: sortNameOfCompany(fields.name),
		source,
		createdBy: id,
		updatedBy: id,
	};
}

export const sortNameOfCompany = (name: string) => name.trim().toLowerCase();

/** Makes a customer found by what people know of it. */
export function indexingCustomer(
	{ rows }: Pick<Visit, "rows">,
	customer: Partial<Customer> & { id: string },
): PendingWrite {
	return rows.indexing(companies, customer.id, customerTexts(customer));
}

/** What a customer is found by. */
export function customerTexts({ name, orgNo, email, phone, city, municipality, ceo, tags }: Partial<Customer>) {
	return [name, orgNo, email, phone, city, municipality, ceo, ...(tags ?? [])];
}

/**
 * Changes the fields given. Where the customer has moved on since `updatedAt` nothing is written and `conflict` is thrown
 * with the customer as it is now.
 */
export function changeCustomer(visit: Visit, change: CustomerChanged): Promise<Customer> {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

type CustomerChanged = CustomerFields & { id: string; updatedAt?: number };

async function writeChange(visit: Visit, { id, updatedAt, ...fields }: CustomerChanged): Promise<Customer> {
	const before = await findCustomer(visit, id);
	if (updatedAt !== undefined && updatedAt !== before.updatedAt)
		throw conflict(serializeCustomer(before, visit.language));
	await checkPointers(visit, fields);
	const patch = { ...fields, ...(fields.name !== undefined && { sortName: sortNameOfCompany(fields.name) }) };
	if (Object.keys(patch).length === 0) return before;
	const changed = await writeCustomer(visit, before, patch);
	const url = paths(visit.tenant.guid).customer(before.guid);
	await tellOf(visit, { type: "customerChanged", kind: "customer", id, customerId: id, url });
	return changed as Customer;
}

/** Writes a change with what the customer is then found by, both only where it is still as it was read; throws `conflict` else. */
export async function writeCustomer(visit: Visit, before: Customer, patch: Partial<Customer>): Promise<Customer> {
	const { rows, tenant, user, context } = visit;
	const { id, updatedAt } = before;
	const still = and(eq(companies.tenantId, tenant.id), eq(companies.id, id), eq(companies.updatedAt, updatedAt));
	const commit = rows.commit([
		requiring(context, sql`exists (select 1 from ${companies} where ${still})`),
		rows.changing(companies, id, { ...patch, updatedBy: user.id }),
		indexingCustomer(visit, { ...before, ...patch }),
	]);
	const now = () => findCustomer(visit, id).then((customer) => serializeCustomer(customer, visit.language));
	const results = await orElse(commit, () => new Refused()).catch(async (error) => {
		throw error instanceof Refused ? conflict(await now()) : error;
	});
	return results[1] as Customer;
}

/** The customer has moved on since it was read. */
class Refused extends Error {}

/** Puts a customer into the trash, with what hangs on it. */
export async function trashCustomer(visit: Visit, id: string): Promise<Customer> {
	const customer = await findCustomer(visit, id);
	const { rows } = visit;
	await rows.commit([
		rows.changing(companies, id, { deletedAt: visit.now.getTime(), updatedBy: visit.user.id }),
		rows.indexing(companies, id, []),
	]);
	return customer;
}

/** Takes a customer out of the trash. */
export async function restoreCustomer(visit: Visit, id: string): Promise<Customer> {
	const where = and(eq(companies.id, id), eq(companies.isCustomer, true), openTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	if (!customer) throw notFound();
	const { rows } = visit;
	const patch = { deletedAt: null, updatedBy: visit.user.id };
	const [restored] = await rows.commit([rows.changing(companies, id, patch), indexingCustomer(visit, customer)]);
	return restored as Customer;
}

/** Throws `invalid` where an owner is nobody of the tenant's staff, or a contact type is not there. */
async function checkPointers(visit: Visit, { ownerId, contactTypeId }: CustomerFields): Promise<void> {
	const reads = new ReadBatch();
	const staff = inArray(people.role, ["ADVISOR", "ADMIN"]);
	const owner = ownerId
		? reads.add(visit.rows.listing(people, { where: and(eq(people.id, ownerId), staff), limit: 1 }))
		: undefined;
	const type = contactTypeId ? reads.add(visit.rows.finding(contactTypes, contactTypeId)) : undefined;
	await reads.send(visit.rows);
	if (owner && owner().length === 0 && ownerId !== visit.user.id) throw invalid({ ownerId: "crm:errors.noOwner" });
	if (type && !type()) throw invalid({ contactTypeId: "crm:errors.noContactType" });
}
