import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { sessions } from "#db/schema/portal";
import type { Portal, Written } from "../support/portal";
import { writtenBy } from "../support/written.js";
import { insertingRows, type Row } from "./fill";
import { literal } from "./statements";
import { allTables, PRIVATE, type Realm, tenantTables } from "./world";

export type Sight = Record<string, string>;

/**
 * All that a tenant owns, table by table as text, its files with it: equal before and after, or something got through.
 * With `tables` only what stands in these, and the files.
 */
export async function look(portal: Portal, realm: Realm, tables?: Set<string>): Promise<Sight> {
	const id = literal(realm.tenant.id);
	const users = `(${(realm.rows.users ?? []).map((user) => literal(user.id)).join(", ")})`;
	const parts: [string, string, string][] = [
		["tenants", "tenants", `id = ${id}`],
		["users", "users", `id in ${users}`],
		["sessions", "sessions", `user_id in ${users}`],
		["notifications", "notifications", `user_id in ${users}`],
		["notices about it", "notifications", `tenant_id = ${id}`],
		["private notices", "notifications", `params like '%${PRIVATE}%'`],
		["private sessions", "sessions", `user_agent like '%${PRIVATE}%'`],
		// Whoever types an address may have its owner sent a reset link.
		["mail about it", "mail_outbox", `text like '%${realm.mark}%' and template != 'passwordReset'`],
		["dead messages", "dead_messages", `body like '%' || ${id} || '%'`],
		...tenantTables.map(getTableName).map((name): [string, string, string] => [name, name, `tenant_id = ${id}`]),
	];
	const looked = parts.filter(([, table]) => !tables || tables.has(table));
	const sql = looked.map(([name, table, where]) => {
		const rows = `select json_array(${columnsOf(table)}) as row from ${table} where ${where} order by 1`;
		return `(select json_group_array(row) from (${rows})) as "${name}"`;
	});
	const reads = (sql.length === 0 ? [] : inPieces(sql)).map((piece) => portal.db.prepare(`select ${piece.join(", ")}`));
	const sights = reads.length === 0 ? [] : (await portal.db.batch<Sight>(reads)).flatMap(({ results }) => results);
	const { objects } = await portal.media.list({ prefix: `t/${realm.tenant.id}/` });
	const inMedia = JSON.stringify(objects.map(({ key, etag }) => [key, etag]));
	return Object.assign({ "objects of media": inMedia }, ...sights) as Sight;
}

/** As many as D1 gives columns of at once. */
function inPieces(sql: string[]): string[][] {
	const [piece, rest] = [sql.slice(0, 100), sql.slice(100)];
	return rest.length === 0 ? [piece] : [piece, ...inPieces(rest)];
}

/** The names of what was looked at again and is not the same any more. */
export function differences(before: Sight, after: Sight): string[] {
	return Object.keys(after).filter((name) => before[name] !== after[name]);
}

/**
 * Every row of the tables now but those of `except`, and the way back to it after the named tables were written: tests of
 * one's own rows change them, and what they do to another tenant's must stay to be seen.
 */
export async function keep(
	portal: Portal,
	tables: SQLiteTable[],
	except: Realm,
): Promise<(written: Written) => Promise<void>> {
	await portal.keepRows({
		tables: tables.map((table) => ({
			name: getTableName(table),
			keys: keysOf(table),
			isOwned: tenantTables.includes(table),
		})),
		tenantId: except.tenant.id,
		ids: Object.values(except.rows).flatMap((rows) => rows.map(({ id }) => id)),
	});
	const reached = await reachedFrom(portal.db);
	return (written) => portal.restoreRows([...reached(written)]);
}

function keysOf(table: SQLiteTable): string[] {
	const { columns, primaryKeys } = getTableConfig(table);
	const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
	return keys.map(({ name }) => name);
}

/** What was written and not yet set right or looked at. */
export class Writes implements Written {
	readonly touched = new Set<string>();
	readonly removed = new Set<string>();

	get size(): number {
		return this.touched.size + this.removed.size;
	}

	add({ touched = [], removed = [] }: Partial<Written>): void {
		for (const table of touched) this.touched.add(table);
		for (const table of removed) this.removed.add(table);
	}

	clear(): void {
		this.touched.clear();
		this.removed.clear();
	}
}

/**
 * The tables that some writes may have changed: those themselves, what triggers write with them, and what goes with a row
 * that is removed.
 */
export async function reachedFrom(db: D1Database): Promise<(written: Written) => Set<string>> {
	const withRemoval = new Map<string, Set<string>>();
	const byTrigger = new Map<string, Writes>();
	for (const table of allTables)
		for (const key of getTableConfig(table).foreignKeys) {
			if (key.onDelete !== "cascade") continue;
			const parent = getTableName(key.reference().foreignTable);
			withRemoval.set(parent, (withRemoval.get(parent) ?? new Set()).add(getTableName(table)));
		}
	const triggers = await db
		.prepare("select tbl_name, sql from sqlite_master where type = 'trigger'")
		.all<{ tbl_name: string; sql: string }>();
	for (const { tbl_name, sql } of triggers.results) {
		const writes = byTrigger.get(tbl_name) ?? new Writes();
		writes.add(writtenBy(sql.slice(sql.search(/\bbegin\b/i))));
		byTrigger.set(tbl_name, writes);
	}
	return (written) => {
		const all = new Writes();
		all.add(written);
		for (let known = -1; known < all.size; ) {
			known = all.size;
			for (const table of all.touched) all.add(byTrigger.get(table) ?? {});
			for (const table of all.removed) all.add({ touched: withRemoval.get(table), removed: withRemoval.get(table) });
		}
		return all.touched;
	};
}

/** SQL that writes a session again, which may have been ended. */
export function renewingSession(row: Row): string[] {
	return [`delete from sessions where id = ${literal(row.id)}`, insertingRows(sessions, [row])];
}

function columnsOf(table: string): string {
	const known = allTables.find((one) => getTableName(one) === table);
	return known
		? getTableConfig(known)
				.columns.map((column) => `"${column.name}"`)
				.join(", ")
		: "";
}

/** SQL that takes back what was sent by a test: an address can be invited once. */
export function forgettingInvitations(realm: Realm): string[] {
	const known = (realm.rows.invitations ?? []).map((row) => literal(row.id)).join(", ");
	return [`delete from invitations where tenant_id = ${literal(realm.tenant.id)} and id not in (${known})`];
}
