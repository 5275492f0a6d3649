import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { auditEvents } from "#db/schema/audit";
import * as schema from "#db/schema/index";
import * as portal from "#db/schema/portal";

const tablesIn = (found: object): SQLiteTable[] =>
	(Object.values(found) as unknown[]).filter((value): value is SQLiteTable => is(value, SQLiteTable));
const namesOf = (tables: SQLiteTable[]) => new Set(tables.map(getTableName));

/** Written in either database, in the batch of what they are about. */
const inBoth: SQLiteTable[] = [auditEvents, portal.claims];

/**
 * What lies in the portal's database whoever it is about: who there is, who may what, and who follows whom up, which are
 * written together. The rest of a tenant's tables lie in its own database, where it has one.
 */
export const sharedTables = [
	...tablesIn(portal).filter((table) => !inBoth.includes(table)),
	schema.people,
	schema.advisorClients,
	schema.formerMembers,
];
const shared = namesOf(sharedTables);

/** What a tenant's own database holds. */
export const apartTables = tablesIn(schema).filter((table) => !inBoth.includes(table) && !sharedTables.includes(table));
const apart = namesOf(apartTables);

/** What of the portal's tables has a copy in a tenant's own database (`copy-people.server.ts`), for what joins it. */
export const copiedTables: SQLiteTable[] = [
	...[portal.tenants, portal.users, portal.memberships, schema.people, schema.advisorClients],
	...[portal.modules, portal.moduleRoles, portal.moduleComponents, portal.modulesTenant, portal.modulesTenantUser],
];
const copied = namesOf(copiedTables);

const named = (sql: string) =>
	[...sql.matchAll(/\b(?:from|join|into|update)\s+["`]?(\w+)/gi)].map(([, name = ""]) => name);
const written = (sql: string) =>
	/^\s*(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update|delete\s+from)\s+["`]?(\w+)/i.exec(sql)?.[1];

/** Throws where a statement for a tenant's own database writes the portal's tables, or reads what is not copied. */
export function assertApart(sql: string): void {
	const to = written(sql);
	const wrong =
		to !== undefined && shared.has(to) ? to : named(sql).find((name) => shared.has(name) && !copied.has(name));
	if (wrong) throw new Error(`${wrong} lies in the portal's database, not in the tenant's own.`);
}

/** Whether SQL is about what such a tenant has in its own database. */
export const isApart = (sql: string): boolean => named(sql).some((name) => apart.has(name));

/** Throws where a statement for the portal's database is about what such a tenant has in its own. */
export function assertShared(sql: string): void {
	const wrong = named(sql).find((name) => apart.has(name));
	if (wrong) throw new Error(`${wrong} lies in the tenant's own database, not in the portal's.`);
}
