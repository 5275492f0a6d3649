import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { tenants } from "#db/schema/portal";

/** A condition for the clock's sweeps over all tenants: their indexes begin with the tenant, so that each is looked up by its own part. */
export const ofTenants = (tenantId: SQLiteColumn): SQL => sql`${tenantId} in (select ${tenants.id} from ${tenants})`;
