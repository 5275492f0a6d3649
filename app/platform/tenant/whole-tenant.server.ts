import { and, asc, eq, getTableColumns, getTableName, gt, inArray, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { auditEvents } from "#db/schema/audit";
import * as schema from "#db/schema/index";
import { tenants, users } from "#db/schema/portal";
import { type Db, databaseText } from "../database.server";
import type { RequestContext } from "../request-context.server";
import { openBeside } from "./own-database.server";
import type { TenantTable } from "./rows.server";
import { forgettingSome } from "./search.server";
import { sharedTables } from "./whose-table.server";

/**
 * Every table whose rows belong to a tenant, as the schema has them: a new module's are among them by themselves.
 * Notifications belong to a user and only say which tenant they are about: they go with the tenant's own row.
 */
export const tenantTables: TenantTable[] = (Object.values(schema) as unknown[]).filter(
	(value): value is TenantTable => is(value, SQLiteTable) && isOwned(value),
);

function isOwned(table: SQLiteTable): boolean {
	const { tenantId } = getTableColumns(table);
	return tenantId?.notNull === true;
}

/** Where the rows of a table of a tenant lie, and under which name they are exported; of the audit log some lie in either database. */
export type Source = { table: TenantTable; db: Db; name: string };

/** All that a tenant has, in whichever database. */
export function sourcesOf(context: RequestContext, database: string | null): Source[] {
	const own = database === null ? undefined : openBeside(context, database);
	return tenantTables.flatMap((table) => {
		const name = getTableName(table);
		const shared = { table, db: context.db, name };
		if (!own) return [shared];
		if (table === auditEvents) return [shared, { table, db: own, name: `${name}-own` }];
		return sharedTables.includes(table) ? [shared] : [{ table, db: own, name }];
	});
}

/** What an export leaves out: whoever has it could act as somebody. */
const secrets = new Set(["tokenHash", "passwordHash", "stampKey"]);

/** One part of a table for an export, in the order of ids, and the id to go on after (null at the end). */
export async function readPart(db: Db, table: TenantTable, tenantId: string, after: string, limit: number) {
	const rows = (await db
		.select()
		.from(table as SQLiteTable)
		.where(and(eq(table.tenantId, tenantId), gt(table.id, after)))
		.orderBy(asc(table.id))
		.limit(limit)) as { id: string }[];
	const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.has(name))));
	return { rows: shown, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Removes up to `limit` of a tenant's rows from all its tables but the audit log; says whether some are left. A row that
 * another still points to waits for the next round. Whoever calls has made sure that the tenant is to go.
 */
export async function eraseSome(db: Db, tenantId: string, limit: number): Promise<boolean> {
	const found = await db.run(forgettingSome(tenantId, limit));
	let left = limit - found.meta.changes;
	if (left <= 0) return true;
	let isBlocked = false;
	for (const table of tenantTables.filter((one) => one !== auditEvents)) {
		const removed = await removeRows(db, table, tenantId, left);
		if (removed === "blocked") isBlocked = true;
		else left -= removed;
		if (left <= 0) return true;
	}
	return isBlocked;
}

/** Removes the copy of the portal's tables, and of accounts, from a database that was one tenant's own. */
export async function eraseCopy(own: Db, tenantId: string): Promise<void> {
	await own.batch([own.delete(tenants).where(eq(tenants.id, tenantId)), own.delete(users)]);
}

/** Removes a tenant's audit log; the database lets it go only after the tenant itself. Says whether some is left. */
export async function eraseSomeAudit(db: Db, tenantId: string, limit: number): Promise<boolean> {
	return (await removeRows(db, auditEvents, tenantId, limit)) === limit;
}

async function removeRows(db: Db, table: TenantTable, tenantId: string, limit: number): Promise<number | "blocked"> {
	const some = db
		.select({ id: table.id })
		.from(table as SQLiteTable)
		.where(eq(table.tenantId, tenantId))
		.limit(limit);
	try {
		const removed = await db
			.delete(table)
			.where(and(eq(table.tenantId, tenantId), inArray(table.id, some)))
			.returning({ id: table.id });
		return removed.length;
	} catch (error) {
		if (databaseText(error).includes("FOREIGN KEY")) return "blocked";
		throw error;
	}
}
