import { getTableName, sql } from "drizzle-orm";
import { isGuid } from "../ids";
import type { RequestContext } from "../request-context.server";
import { accessStatus, type Terms } from "./access";
import type { TenantContext } from "./context";
import { contextFor } from "./enter.server";
import { findBeside, openShared } from "./own-database.server";
import { type Principal, readPrincipalAnd, toTenant } from "./principal.server";
import { tenantColumns } from "./principal-sql.server";
import type { TenantTable } from "./rows.server";

/**
 * A row of a tenant that its public guid, or the hash of a secret that somebody has, leads to; `tenantGuid`: what the
 * address says of the tenant, if anything.
 */
export type PublicTarget = { table: TenantTable; moduleKey: string; tenantGuid?: string } & (
	| { guid: string; tokenHash?: never }
	| { tokenHash: string; guid?: never }
);

/**
 * A guest's context in the tenant of a row with a public guid, where the tenant is active and its module lives; undefined
 * else, so that an unknown guid and one behind a closed door look the same. Whether the row itself is open is for the caller.
 */
export async function enterPublicTarget(
	context: RequestContext,
	target: PublicTarget,
): Promise<TenantContext | undefined> {
	const asking = askingFor(context, target);
	if (!asking) return undefined;
	const row = (await asking.first<Record<string, unknown>>()) ?? (await rowBeside(context, target));
	return contextAt(context, target, row);
}

/** The same, and who it is that comes, in one round trip. */
export async function enterPublicTargetAs(
	request: Request,
	context: RequestContext,
	target: PublicTarget,
): Promise<{ ctx: TenantContext; principal: Principal } | undefined> {
	const asking = askingFor(context, target);
	if (!asking) return undefined;
	const { principal, row } = await readPrincipalAnd(request, context, asking);
	const ctx = contextAt(context, target, row ?? (await rowBeside(context, target)));
	return ctx && { ctx, principal };
}

function askingFor(
	context: RequestContext,
	{ table, moduleKey, guid, tokenHash }: PublicTarget,
): D1PreparedStatement | undefined {
	if (guid !== undefined && !isGuid(guid)) return undefined;
	const { column, value } = keyOf({ guid, tokenHash });
	return asking(
		context,
		`id = (select tenant_id from ${getTableName(table)} where ${column} = ?1 limit 1)`,
		value,
		moduleKey,
	);
}

const keyOf = ({ guid, tokenHash = "" }: { guid?: string; tokenHash?: string }) =>
	guid === undefined ? { column: "token_hash", value: tokenHash } : { column: "guid", value: guid.toLowerCase() };

/**
 * The same of a row that the portal's database has not got: each database beside it is asked whose it is, and the portal's
 * what that tenant may. A row that is left in a database where its tenant lies no longer is not there.
 */
async function rowBeside(context: RequestContext, target: PublicTarget): Promise<Record<string, unknown> | undefined> {
	const { column, value } = keyOf(target);
	const found = await findBeside(context, (db) =>
		db.all<{ tenantId: string }>(
			sql`select tenant_id as "tenantId" from ${target.table} where ${sql.identifier(column)} = ${value} limit 1`,
		),
	);
	if (!found) return undefined;
	const { $client: d1 } = openShared(context);
	const row = await asking({ d1 }, "id = ?1", found.tenantId, target.moduleKey).first<Record<string, unknown>>();
	return row?.database === found.database ? row : undefined;
}

function contextAt(context: RequestContext, { tenantGuid }: PublicTarget, row: Record<string, unknown> | undefined) {
	const ctx = liveContext(context, row);
	return tenantGuid === undefined || tenantGuid.toLowerCase() === ctx?.tenant.guid ? ctx : undefined;
}

/** The same in a tenant by its own guid. */
export async function enterOpenModule(
	context: RequestContext,
	moduleKey: string,
	guid: string,
): Promise<TenantContext | undefined> {
	if (!isGuid(guid)) return undefined;
	const row = await asking(context, "guid = ?1", guid.toLowerCase(), moduleKey).first<Record<string, unknown>>();
	return liveContext(context, row ?? undefined);
}

/** The same in a tenant by its own name in addresses. */
export async function enterModuleNamed(
	context: RequestContext,
	moduleKey: string,
	slug: string,
): Promise<TenantContext | undefined> {
	const row = await asking(context, "slug = ?1", slug, moduleKey).first<Record<string, unknown>>();
	return liveContext(context, row ?? undefined);
}

/** Reads an active tenant and how its entry of the module stands. */
const asking = (
	{ d1 }: Pick<RequestContext, "d1">,
	is: string,
	value: string,
	moduleKey: string,
): D1PreparedStatement =>
	d1
		.prepare(
			`select ${tenantColumns}, (select json_object('status', e.status, 'starts', e.starts, 'expires', e.expires) from modules_tenant e
			join modules m on m.id = e.module_id where e.tenant_id = tenants.id and m.key = ?2) as entry
			from tenants where status = 'active' and ${is}`,
		)
		.bind(value, moduleKey);

function liveContext(context: RequestContext, row: Record<string, unknown> | undefined): TenantContext | undefined {
	if (!row?.entry) return undefined;
	const tenant = toTenant(row);
	const entry = JSON.parse(String(row.entry)) as Terms;
	if (accessStatus(entry, tenant.timeZone, context.now) !== "live") return undefined;
	return contextFor(context, tenant, { kind: "guest" });
}
