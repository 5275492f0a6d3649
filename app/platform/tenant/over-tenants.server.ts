import { isNotNull } from "drizzle-orm";
import { tenants } from "#db/schema/portal";
import type { Db } from "../database.server";
import type { RequestContext } from "../request-context.server";
import type { Writer } from "./commit.server";
import { carrierFor } from "./outgoing.server";
import { databaseOf, namesBeside, openBeside } from "./own-database.server";
import { TenantRows } from "./rows.server";

/** Which tenants have a database of their own, as a clock's run has read it. */
const housed = new WeakMap<RequestContext, Map<string, string>>();

/**
 * What a sweep of the clock finds over all tenants; what is to be done with it goes into a job of each tenant. Each database
 * is asked, and what one of them holds of a tenant that lies in another is left out. Whoever imports it is on a list that a
 * test checks.
 */
export async function overTenants<Found>(
	context: RequestContext,
	find: (db: Db) => PromiseLike<Found>,
): Promise<Found> {
	const names = namesBeside(context);
	if (names.length === 0) return find(context.db);
	const homes = await readHomes(context);
	const found = await Promise.all(
		[null, ...names].map(async (name) => {
			const some = await find(name === null ? context.db : openBeside(context, name));
			return leavingOut(some, (tenantId) => (homes.get(tenantId) ?? null) !== name);
		}),
	);
	return found.reduce(together);
}

/** The same of tables that lie in the portal's database whoever they are about: invitations, and which tenant has which module. */
export const overPortal = <Found>(context: RequestContext, find: (db: Db) => Found): Found => find(context.db);

async function readHomes(context: RequestContext): Promise<Map<string, string>> {
	const rows = await context.db
		.select({ id: tenants.id, database: tenants.database })
		.from(tenants)
		.where(isNotNull(tenants.database));
	const homes = new Map(rows.map(({ id, database }) => [id, database ?? ""]));
	housed.set(context, homes);
	return homes;
}

/** Without the rows of tenants that lie elsewhere; of several reads in one batch each. */
function leavingOut<Found>(found: Found, isElsewhere: (tenantId: string) => boolean): Found {
	if (!Array.isArray(found)) return found;
	const kept = found.filter((one) => !tenantsIn(one).some(isElsewhere)).map((one) => leavingOut(one, isElsewhere));
	return kept as Found;
}

/** Whose a row is, or each of the rows that were read beside each other. */
function tenantsIn(row: unknown): string[] {
	if (typeof row !== "object" || row === null || Array.isArray(row)) return [];
	const { tenantId } = row as { tenantId?: unknown };
	return typeof tenantId === "string" ? [tenantId] : Object.values(row).flatMap(tenantsIn);
}

/** What two databases gave: the rows of both; of several reads in one batch those of each. */
function together<Found>(one: Found, other: Found): Found {
	if (!Array.isArray(one) || !Array.isArray(other)) return one;
	const isBatch = one.length > 0 && one.length === other.length && one.every(Array.isArray);
	return (isBatch ? one.map((some, at) => together(some, other[at])) : [...one, ...other]) as Found;
}

/** The rows of a tenant of which a sweep has found something. */
export function rowsOfTenant(context: RequestContext, tenantId: string, writer: Writer): TenantRows {
	const homes = housed.get(context);
	if (!homes && namesBeside(context).length > 0) throw new Error("It was not read where tenants lie.");
	const database = homes?.get(tenantId) ?? null;
	const { rows, isApart } = databaseOf(context, { id: tenantId, database });
	return new TenantRows(rows, tenantId, writer, isApart ? carrierFor(context, tenantId) : undefined);
}
