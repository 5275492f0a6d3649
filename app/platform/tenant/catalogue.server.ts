import { asc } from "drizzle-orm";
import { moduleRoles, modules } from "#db/schema/portal";
import { databaseBehind } from "./commit.server";
import type { PendingQuery, Row, TenantRows } from "./rows.server";

/** Reads the modules that there are, in the order of the menu, and their roles, from the least to the most. */
export function readingCatalogue(portal: TenantRows) {
	const db = databaseBehind(portal);
	const catalogue: PendingQuery<Row<typeof modules>[]> = {
		query: db.select().from(modules).orderBy(asc(modules.sortOrder)),
		shape: (rows) => rows as Row<typeof modules>[],
	};
	const roles: PendingQuery<Row<typeof moduleRoles>[]> = {
		query: db.select().from(moduleRoles).orderBy(asc(moduleRoles.level), asc(moduleRoles.name)),
		shape: (rows) => rows as Row<typeof moduleRoles>[],
	};
	return { catalogue, roles };
}
