import { superadmin } from "#app/platform/guard.server";
import { exportTenants } from "../show-tenants.server";
import { TenantsQuery } from "../tenants.schema";

export const loader = superadmin.page(TenantsQuery, exportTenants);
