import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { anyone, choice, endpointOf, handler, superadmin, tenantAdmin, tenantMember } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext, Visit } from "#app/platform/tenant/context";
import { findTenant } from "#app/platform/tenant/enter.server";
import { tenants } from "#db/schema/portal";
import { orderErasure } from "../erase.server";
import { changeOwnTenant } from "../own-tenant.server";
import { ByGuid, ByTenantId, TenantInput, TenantPatch } from "../tenants.schema";
import { makeTenant, serializeTenant } from "../tenants.server";

const api = endpointOf(
	{
		get: choice(({ guid }) => (guid === undefined ? "id" : "guid"), {
			guid: anyone.as(
				handler(ByGuid, async ({ context }: LoaderFunctionArgs, { guid }) => {
					const tenant = await findTenant(context, { guid });
					if (!tenant) throw notFound();
					return serializePublic(tenant);
				}),
			),
			id: tenantMember.as(
				handler(ByTenantId, ({ tenant }: Visit) => ({
					...serializePublic(tenant),
					...{ language: tenant.language, time_zone: tenant.timeZone },
				})),
			),
		}),
		post: choice(({ id }) => (id === undefined ? "make" : "change"), {
			make: superadmin.as(
				handler(TenantInput, async (ctx: PortalContext, input) => serializeTenant(await makeTenant(ctx, input))),
			),
			change: tenantAdmin.as(handler(TenantPatch, changeOwnTenant)),
		}),
		delete: superadmin.as(
			handler(ByTenantId, async (ctx: PortalContext, { id }) => {
				const record = await ctx.across.find(tenants, id);
				if (!record) throw notFound();
				await orderErasure(ctx, record, record.name);
				return { id, deleted: true };
			}),
		),
	},
	{ idIsTenant: true },
);
export const loader = api.loader;
export const action = api.action;

function serializePublic({ id, guid, name, logoKey }: Pick<Visit["tenant"], "id" | "guid" | "name" | "logoKey">) {
	return { id, guid, name, logo: logoKey ? `/logo/${guid}` : null };
}
