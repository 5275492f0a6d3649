import { and, asc, between, desc, eq, type SQL, sql } from "drizzle-orm";
import { deadMessages, modules, modulesTenant, tenants } from "#db/schema/portal";
import { addDays, today } from "../clock";
import type { Db } from "../database.server";
import { notAllowed } from "../problems";
import { databaseBehind } from "./commit.server";
import type { PersonContext, TenantContext } from "./context";
import type { PendingQuery } from "./rows.server";

/** A tenant's module whose last day is near or has just passed. */
export type Ending = { tenant: string; tenantGuid: string; label: string; translationKey: string; expires: string };
export type NewTenant = { guid: string; name: string; createdAt: number };

const ENDS_WITHIN_DAYS = 30;
const ENDED_SINCE_DAYS = 14;
const NEWEST = 5;
const DEAD_COUNTED_TO = 51;

/** The modules of one tenant that end soon or have ended lately, the first to end first. */
export function endingsIn({ portal, tenant, now }: TenantContext): PendingQuery<Ending[]> {
	const day = today(tenant.timeZone, now);
	const near = between(modulesTenant.expires, addDays(day, -ENDED_SINCE_DAYS), addDays(day, ENDS_WITHIN_DAYS));
	return endings(databaseBehind(portal), and(eq(modulesTenant.tenantId, tenant.id), near));
}

/** What the provider looks after: modules that end soon at any tenant, the newest tenants, messages that nobody could deliver. */
export function providerNews({ context, user, now }: PersonContext) {
	if (!user.isSuperadmin) throw notAllowed();
	const day = today("UTC", now);
	const near = between(modulesTenant.expires, addDays(day, -1), addDays(day, ENDS_WITHIN_DAYS));
	const newest = context.db
		.select({ guid: tenants.guid, name: tenants.name, createdAt: tenants.createdAt })
		.from(tenants)
		.where(eq(tenants.status, "active"))
		.orderBy(desc(tenants.id))
		.limit(NEWEST);
	const some = context.db
		.select({ one: sql`1`.as("one") })
		.from(deadMessages)
		.limit(DEAD_COUNTED_TO)
		.as("some");
	const dead = context.db.select({ count: sql<number>`count(*)` }).from(some);
	return {
		endings: endings(context.db, and(eq(modulesTenant.status, 1), near)),
		newest: { query: newest, shape: (rows) => rows as NewTenant[] } satisfies PendingQuery<NewTenant[]>,
		dead: { query: dead, shape: (rows) => (rows[0] as { count: number }).count } satisfies PendingQuery<number>,
	};
}

function endings(db: Db, where: SQL | undefined): PendingQuery<Ending[]> {
	const query = db
		.select({
			tenant: sql<string>`${tenants.name}`.as("tenant_name"),
			tenantGuid: tenants.guid,
			label: modules.label,
			translationKey: modules.translationKey,
			expires: modulesTenant.expires,
		})
		.from(modulesTenant)
		.innerJoin(tenants, and(eq(tenants.id, modulesTenant.tenantId), eq(tenants.status, "active")))
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.isActive, true)))
		.where(where)
		.orderBy(asc(modulesTenant.expires))
		.limit(6);
	return { query, shape: (rows) => rows as Ending[] };
}
