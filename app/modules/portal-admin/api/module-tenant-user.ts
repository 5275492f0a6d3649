import { tenantAdmin, verb } from "#app/platform/guard.server";
import { modulesTenant, modulesTenantUser } from "#db/schema/portal";
import { GrantInput, GrantRef } from "../grants.schema";
import { removeGrant, saveGrant } from "../grants.server";

const api = tenantAdmin.endpoint(
	{ post: verb(GrantInput, saveGrant), delete: verb(GrantRef, removeGrant) },
	{ record: modulesTenantUser, pointer: { field: "modulesTenantId", table: modulesTenant } },
);
export const loader = api.loader;
export const action = api.action;
