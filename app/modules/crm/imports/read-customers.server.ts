import { and, asc, type SQL, sql } from "drizzle-orm";
import { hasId } from "#app/lists/chosen.server";
import type { ImportContext, ParsedRow, Values } from "#app/lists/import/import-kind";
import { among } from "#app/platform/tenant/among.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactTypes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { type Customer, sortNameOfCompany } from "../customers.server";
import { readStaffNamed } from "../staff-named.server";
import { visibleTo } from "../visible.server";
import { viewerOf } from "./importer.server";

const TYPES = 50;
/** Customers that one number, address or name may stand for before it is looked at no further. */
const ALIKE = 4;

const textsOf = (rows: readonly ParsedRow[], key: string) =>
	rows.flatMap(({ values }) => (typeof values[key] === "string" ? [values[key] as string] : []));

/** The customers that rows may be about, and what rows name: one round trip for a chunk. */
export async function readKnownCustomers(ctx: ImportContext, rows: readonly ParsedRow[]) {
	const [numbers, emails] = [textsOf(rows, "orgNo"), textsOf(rows, "email")];
	const names = textsOf(rows, "name").map(sortNameOfCompany);
	const reads = new ReadBatch();
	const alike = (condition: SQL, many: number) =>
		reads.add(
			ctx.rows.listing(companies, {
				where: and(condition, sql`${companies.isCustomer} = 1`, visibleTo(viewerOf(ctx))),
				limit: Math.max(1, many * ALIKE),
			}),
		);
	const found = [
		alike(among(companies.orgNo, numbers), numbers.length),
		alike(among(companies.email, emails), emails.length),
		alike(among(companies.sortName, names), names.length),
	];
	const types = reads.add(
		ctx.rows.listing(contactTypes, { orderBy: [asc(contactTypes.sortOrder), asc(contactTypes.id)], limit: TYPES }),
	);
	const staff = readStaffNamed(ctx, textsOf(rows, "owner"), reads);
	await reads.send(ctx.rows);
	const all = new Map(found.flatMap((one) => one().map((customer) => [customer.id, customer] as const)));
	return { customers: [...all.values()], types: types(), staffNamed: staff() };
}
export type KnownCustomers = Awaited<ReturnType<typeof readKnownCustomers>>;

const same = (one: unknown, other: unknown) =>
	typeof one === "string" && typeof other === "string" && one.trim().toLowerCase() === other.trim().toLowerCase();

const rules: Record<string, (customer: Customer, values: Values) => boolean> = {
	orgNo: ({ orgNo }, values) => same(orgNo, values.orgNo),
	email: ({ email }, values) => same(email, values.email),
	namePlace: ({ name, city }, values) => same(name, values.name) && same(city, values.city),
};

/**
 * The customers that a row may mean: by the first chosen rule that finds any. One with another organisation number is
 * another customer, whatever else is alike.
 */
export function matchCustomers({ customers }: KnownCustomers, values: Values, chosen: readonly string[]): Customer[] {
	const others = ({ orgNo }: Customer) => orgNo !== null && typeof values.orgNo === "string" && orgNo !== values.orgNo;
	for (const rule of chosen) {
		const found = customers.filter((customer) => !others(customer) && rules[rule]?.(customer, values));
		if (found.length > 0) return found;
	}
	return [];
}

/** Customers by their ids, in the trash or not, for the undo. */
export const readCustomersById = (ctx: ImportContext, ids: readonly string[]): Promise<Customer[]> =>
	ctx.rows.list(companies, { where: hasId(companies, ids), limit: ids.length + 1 });
