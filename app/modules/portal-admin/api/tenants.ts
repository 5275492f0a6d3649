import { handler, superadmin } from "#app/platform/guard.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { asksOf, listTenants } from "../tenant-list.server";
import { TenantsQuery } from "../tenants.schema";
import { serializeListed } from "../tenants.server";

const api = superadmin.endpoint({
	get: handler(TenantsQuery, async (ctx: PortalContext, query) => {
		const { items, next } = await listTenants(ctx, asksOf(query));
		return { items: items.map(serializeListed), next };
	}),
});
export const loader = api.loader;
export const action = api.action;
