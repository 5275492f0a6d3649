import { type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { people } from "#db/schema/index";
import { memberships, tenants, users } from "#db/schema/portal";
import { type Db, databaseText } from "../database.server";
import { rawQuery } from "../read-batch.server";
import { copiedTables } from "./whose-table.server";

/** What of an account is copied: what others see of it, and no secret. */
const ofUsers = ["id", "guid", "email", "first_name", "last_name", "phone", "job_position", "language", "time_zone"];
const alsoOfUsers = ["is_active", "locked_until", "photo_key", "created_at", "updated_at"];

/** Characters of rows that travel as one value (D1 takes 2 MB of bytes). */
const A_VALUE = 600_000;

type Copied = { table: SQLiteTable; columns: string[]; keys: string[]; ofTenant?: SQL };

/** Each table with what of it is of one tenant; the catalogue is everybody's. */
function plan(tenantId: string): Copied[] {
	return copiedTables.map((table) => {
		const { columns: all, primaryKeys } = getTableConfig(table);
		const columns = table === users ? [...ofUsers, ...alsoOfUsers] : all.map(({ name }) => name);
		const keys = primaryKeys[0]?.columns.map(({ name }) => name) ?? ["id"];
		return { table, columns, keys, ofTenant: ofTenant(table, columns, tenantId) };
	});
}

function ofTenant(table: SQLiteTable, columns: string[], tenantId: string): SQL | undefined {
	if (table === tenants) return sql`id = ${tenantId}`;
	if (table === users)
		return sql`id in (select id from ${people} where tenant_id = ${tenantId} union select user_id from ${memberships} where tenant_id = ${tenantId})
			or is_superadmin = 1`;
	return columns.includes("tenant_id") ? sql`tenant_id = ${tenantId}` : undefined;
}

const each = (names: string[], write: (name: string, at: number) => SQL) => sql.join(names.map(write), sql`, `);
const list = (names: string[]) => each(names, (name) => sql`${sql.identifier(name)}`);
const whole = ({ columns }: Copied) => sql`json_array(${list(columns)})`;

/** How far the copy in a database is; null where there is none. */
export async function versionIn(db: Db, tenantId: string): Promise<number | null> {
	const [[row]] = (await db.batch([readingVersion(db, tenantId)])) as unknown as [{ version: number }[]];
	return row?.version ?? null;
}

const readingVersion = (db: Db, tenantId: string) =>
	rawQuery(db, sql`select copy_version as version from ${tenants} where id = ${tenantId}`);

/**
 * Brings what a tenant's own database has a copy of to what the portal's database has now: read in one transaction and
 * written in one. A copy that somebody else has brought as far meanwhile stays.
 */
export async function copyPeople(shared: Db, own: Db, tenantId: string): Promise<void> {
	const copies = plan(tenantId);
	const reading = copies.map((one) => {
		const where = one.ofTenant ? sql` where ${one.ofTenant}` : sql``;
		return rawQuery(shared, sql`select ${whole(one)} as "row" from ${one.table}${where}`);
	});
	const [[now], ...found] = (await shared.batch([readingVersion(shared, tenantId), ...reading])) as unknown as [
		{ version: number }[],
		...{ row: string }[][],
	];
	if (!now) throw new Error("The tenant is not there.");
	const isAsFar = sql`exists (select 1 from ${tenants} where id = ${tenantId} and copy_version >= ${now.version})`;
	const first = [
		sql`insert into claims (key, taken_by, created_at) select 'condition', null, 0 where ${isAsFar}`,
		sql`pragma defer_foreign_keys = on`,
	];
	const rows = found.map((some) => some.map(({ row }) => row));
	const removing = copies.map((one, at) => leaving(one, rows[at] ?? []));
	const adding = copies.flatMap((one, at) => chunksOf(rows[at] ?? []).flatMap((some) => bringing(one, some)));
	// The tenant's own row comes last, and its version after it: the triggers count in them what is written before.
	const last = [
		setting(copies[0] as Copied, rows[0] ?? []),
		sql`update ${tenants} set copy_version = ${now.version} where id = ${tenantId}`,
	];
	const all = [...first, ...removing.flat(), ...adding, ...last].map((one) => own.run(one));
	await own.batch(all as never).catch((error) => {
		if (!databaseText(error).includes("claims.taken_by")) throw error;
	});
}

/** What of the copy is not so any more. A copy holds nobody else's rows, so that what is not named is over. */
function leaving(one: Copied, rows: string[]): SQL[] {
	// The tenant's own row is never over.
	if (one.table === tenants) return [];
	if (one.table !== people) return [sql`delete from ${one.table} where ${isNone(whole(one), rows)}`];
	const key = sql`json_array(${list(one.keys)})`;
	return [
		sql`delete from ${people} where ${isNone(
			key,
			rows.map((row) => keyOf(one, row)),
		)}`,
		// An address may have gone from one person to another: until each has the new one nobody has it.
		sql`update ${people} set email = id where ${isNone(whole(one), rows)}`,
	];
}

/** Whether something is none of these texts, which travel in values that are not too long. */
function isNone(what: SQL, texts: string[]): SQL {
	const parts = chunksOf(texts).map(
		(some) => sql`${what} not in (select value from json_each(${JSON.stringify(some)}))`,
	);
	return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function keyOf({ columns, keys }: Copied, row: string): string {
	const cells = JSON.parse(row) as unknown[];
	return JSON.stringify(keys.map((key) => cells[columns.indexOf(key)]));
}

function bringing(one: Copied, rows: string[]): SQL[] {
	// Groups hang on people: these are changed where they stand.
	return [one.table === people ? setting(one, rows) : adding(one, rows)];
}

const cells = (columns: string[]) => each(columns, (_, at) => sql`json_extract(value, ${`$[${at}]`})`);

const adding = ({ table, columns }: Copied, rows: string[]) =>
	sql`insert or ignore into ${table} (${list(columns)}) select ${cells(columns)} from json_each(${JSON.stringify(rows)})`;

function setting({ table, columns, keys }: Copied, rows: string[]): SQL {
	const given = (name: string) => sql`excluded.${sql.identifier(name)}`;
	const set = columns.filter((name) => !keys.includes(name));
	const old = each(columns, (name) => sql`${table}.${sql.identifier(name)}`);
	return sql`insert into ${table} (${list(columns)}) select ${cells(columns)} from json_each(${JSON.stringify(rows)}) where true
		on conflict (${list(keys)}) do update set ${each(set, (name) => sql`${sql.identifier(name)} = ${given(name)}`)}
		where json_array(${old}) <> json_array(${each(columns, given)})`;
}

function chunksOf(rows: string[]): string[][] {
	const chunks: string[][] = [];
	let length = A_VALUE;
	for (const row of rows) {
		if (length + row.length > A_VALUE) {
			chunks.push([]);
			length = 0;
		}
		chunks.at(-1)?.push(row);
		length += row.length;
	}
	return chunks;
}
