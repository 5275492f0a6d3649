import { and, asc, eq } from "drizzle-orm";
import { modules, modulesTenant, tenants } from "#db/schema/portal";
import type { PortalContext } from "./context";

/** More are not offered at once. */
const MOST = 500;

/** The active organisations that have a module now, by name. */
export const readingTenantsWith = ({ across }: PortalContext, moduleKey: string) =>
	across.reading<{ id: string; name: string }>((db) =>
		db
			.selectDistinct({ id: tenants.id, name: tenants.name })
			.from(tenants)
			.innerJoin(modulesTenant, and(eq(modulesTenant.tenantId, tenants.id), eq(modulesTenant.status, 1)))
			.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)))
			.where(eq(tenants.status, "active"))
			.orderBy(asc(tenants.name))
			.limit(MOST),
	);
