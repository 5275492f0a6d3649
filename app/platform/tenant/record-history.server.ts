import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import { auditEvents } from "#db/schema/audit";
import { keyset } from "../paging.server";
import type { TenantRows, TenantTable } from "./rows.server";

type Asked<Actors extends TenantTable> = {
	table: TenantTable;
	recordId: string | SQL;
	/** The table of those who may have done it, joined as `actor`. */
	actors: Actors;
	cursor?: string;
	limit: number;
};

/** Reads what was done to one record, the newest first: which fields, by whom and when; never their values. */
export function readingHistory<Actors extends TenantTable>(
	rows: TenantRows,
	{ table, recordId, actors, cursor, limit }: Asked<Actors>,
) {
	const place = keyset([auditEvents.at, auditEvents.id], { cursor }, "desc");
	const ofRecord = sql`${auditEvents.recordId} = ${recordId}`;
	return rows.listingWith(
		auditEvents,
		{ actor: [actors, auditEvents.actorId] },
		{
			where: and(eq(auditEvents.tableName, getTableName(table)), ofRecord, place.where),
			orderBy: place.orderBy,
			limit,
		},
	);
}
