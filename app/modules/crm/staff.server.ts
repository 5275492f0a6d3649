import { type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";

/** The condition that somebody belongs to the tenant, for an undo that gives something back to them. */
export const isMember = ({ tenant }: Visit, id: string | number): SQL =>
	sql`exists (select 1 from ${people} where ${people.tenantId} = ${tenant.id} and ${people.id} = ${id})`;
