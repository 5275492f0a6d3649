import { csv } from "#app/platform/csv";
import type { PortalContext } from "#app/platform/tenant/context";
import { readPanel } from "./panel.server";
import { COUNTED_TO, listTenants, type TenantRow } from "./tenant-list.server";
import { pageSizes, type TenantsPage, type TenantsQuery } from "./tenants.schema";

/** The list with the panel of the tenant that the address names. */
export async function showTenants(ctx: PortalContext, input: TenantsPage) {
	const [list, panel] = await Promise.all([
		listTenants(ctx, input),
		input.tenant ? readPanel(ctx, input.tenant, input) : null,
	]);
	const { q, sort, status, ends, limit } = input;
	return {
		list,
		panel,
		filters: { q, sort, status, ends: ends ?? null, limit },
		sizes: pageSizes,
		countedTo: COUNTED_TO,
		title: panel?.tenant.name,
	};
}

/** Rows that one export holds at most, read page by page. */
const EXPORTED = 5000;
const PAGE = 200;

/** The list as it is filtered, as CSV. */
export async function exportTenants(ctx: PortalContext, query: TenantsQuery): Promise<Response> {
	const rows: TenantRow[] = [];
	for (let cursor: string | undefined; rows.length < EXPORTED; ) {
		const { items, next } = await listTenants(ctx, { ...query, cursor, before: undefined, limit: PAGE });
		rows.push(...items);
		if (next === null) break;
		cursor = next;
	}
	const head = ["name", "slug", "org_number", "status", "modules", "members", "ends_next", "module", "created"];
	const body = rows.map((row) => [
		row.name,
		row.slug,
		row.orgNumber,
		row.status,
		row.modules,
		row.members,
		row.endsNext?.state.expires ?? null,
		row.endsNext?.label ?? null,
		new Date(row.createdAt).toISOString().slice(0, 10),
	]);
	return new Response(csv([head, ...body]), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="tenants.csv"',
			"Cache-Control": "private, no-store",
		},
	});
}
