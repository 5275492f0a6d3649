import { handler, tenantAdmin } from "#app/platform/guard.server";
import { modulesTenant, modulesTenantUser } from "#db/schema/portal";
import { GrantInput, GrantRef } from "../grants.schema";
import { removeGrant, saveGrant } from "../grants.server";

const api = tenantAdmin.endpoint(
	{ post: handler(GrantInput, saveGrant), delete: handler(GrantRef, removeGrant) },
	{ record: modulesTenantUser, pointer: { field: "modulesTenantId", table: modulesTenant } },
);
export const loader = api.loader;
export const action = api.action;
