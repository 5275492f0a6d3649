import type * as z from "zod";
import { exportList } from "#app/lists/export/export-list.server";
import { COUNTED } from "#app/lists/read-list.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readPanel } from "./panel.server";
import { aroundPortalList, forPortal } from "./portal-list.server";
import { listTenants, readTenants, type TenantRow } from "./tenant-list.server";
import { tenantList } from "./tenants.list";
import type { TenantsExport, TenantsPage } from "./tenants.schema";

/** The list with the panel of the tenant that the address names. */
export async function showTenants(ctx: PortalContext, input: TenantsPage) {
	const around = aroundPortalList(tenantList, input);
	const { state } = around;
	const { cursor, before } = input;
	const reads = new ReadBatch();
	const tenants = readTenants(ctx, { ...state, limit: state.size, cursor, before }, reads);
	const opened = input.tenant ? readPanel(ctx, input.tenant, input, reads) : undefined;
	await reads.send(ctx.across);
	const { items, ...found } = tenants();
	const panel = opened?.() ?? null;
	const { next, previous, count, endingSoon, modulesInAll } = found;
	return {
		rows: items,
		list: { ...around, count, next, previous },
		...{ panel, endingSoon, modulesInAll, countedTo: COUNTED - 1 },
		title: panel?.tenant.name,
	};
}

/** The list as it is filtered and sorted, all pages of it, as a file for a spreadsheet. */
export function exportTenants(ctx: PortalContext, query: z.output<typeof TenantsExport>): Promise<Response> {
	return exportList(forPortal(ctx), {
		definition: tenantList,
		query,
		name: "tenants",
		read: (asks) => listTenants(ctx, asks),
		cells: {
			ends: ({ endsNext }: TenantRow) => endsNext?.state.expires ?? null,
			endsModule: ({ endsNext }, t) => endsNext && t(endsNext.translationKey, { defaultValue: endsNext.label }),
		},
	});
}
