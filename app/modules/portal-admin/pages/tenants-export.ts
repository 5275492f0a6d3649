import { superadmin } from "#app/platform/guard.server";
import { exportTenants } from "../show-tenants.server";
import { TenantsExport } from "../tenants.schema";

export const loader = superadmin.page(TenantsExport, exportTenants);
