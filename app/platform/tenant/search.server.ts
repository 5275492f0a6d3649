import { getTableName, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../database.server";
import { fixedQuery } from "../read-batch.server";
import { searchable, termsOf } from "../words";

/**
 * The full-text index of all that is searched: `kind` (a table's name), `record_id`, and words that begin with the tenant,
 * so that a search reads the entries of its own tenant only. FTS5 of the database, which Drizzle does not describe.
 */
const index = sql.identifier("search_index");

/** The name under which a list is joined with the hits of its search. */
const hit = sql.identifier("hit");

/** The hits, to be joined to the table that they are in. */
export const hits = sql`${index} as ${hit}`;

/** What is searched for, in entries of the `kind` (of the table's own by default); `before` goes on after an earlier page, or behind a record; `after` back from one, the nearest first. */
export type Search = { text: string; kind?: string; before?: number | SQL; after?: SQL };

/** A tenant's or a record's id as one word of the index. */
const word = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const tokenOf = (tenantId: string, text: string) => `${word(tenantId)}z${text}`;

/** The entry of a record is found, to be replaced or removed, by a word of its own. */
const ownWord = (tenantId: string, recordId: string) => `"${tokenOf(tenantId, `0id0${word(recordId)}`)}"`;

/** Takes a record out of the index. */
export function forgetting(tenantId: string, kind: string, recordId: string): SQL {
	return sql`delete from ${index} where rowid in (select rowid from ${index} where ${index} match ${ownWord(tenantId, recordId)} and kind = ${kind} and tenant_id = ${tenantId})`;
}

/** Puts a record into the index under the words of its texts; `forgetting` stands before it. */
export function indexing(tenantId: string, kind: string, recordId: string, texts: (string | null | undefined)[]): SQL {
	const words = wordsFor(tenantId, recordId, texts);
	return sql`insert into ${index} (tenant_id, kind, record_id, words) values (${tenantId}, ${kind}, ${recordId}, ${words})`;
}

/** The same as a query of its own, for a record that is new: what stands before it is nothing. */
export const indexingOne = (
	db: Db,
	tenantId: string,
	kind: string,
	recordId: string,
	texts: (string | null | undefined)[],
): BatchItem<"sqlite"> => fixedQuery(db, INDEXING, [tenantId, kind, recordId, wordsFor(tenantId, recordId, texts)]);

const INDEXING = "insert into search_index (tenant_id, kind, record_id, words) values (?, ?, ?, ?)";

/** What stands in the index for a record: the word that is its own, and all that its texts are found by. */
export function wordsFor(tenantId: string, recordId: string, texts: (string | null | undefined)[]): string {
	const found = searchable(texts).map((text) => tokenOf(tenantId, text));
	return [ownWord(tenantId, recordId).slice(1, -1), ...found].join(" ");
}

/** The word of its own of a record that a statement reads, as the index has it. */
const ownWordOf = (tenantId: string, id: SQL) =>
	sql`'"' || ${tokenOf(tenantId, "0id0")} || lower(replace(${id}, '-', '')) || '"'`;

/** Takes all rows of a table that fit out of the index; ids are those that `newId` makes. */
export function forgettingAll(tenantId: string, table: SQLiteTable & { id: SQLiteColumn }, where: SQL): SQL {
	const entry = sql`${hit}.search_index match (${ownWordOf(tenantId, sql`${table.id}`)}) and ${hit}.kind = ${getTableName(table)} and ${hit}.tenant_id = ${tenantId}`;
	return sql`delete from ${index} where rowid in (select ${hit}.rowid from ${table} cross join ${hits} on ${entry} where ${where})`;
}

/** Puts many records of a kind into the index in one statement; `forgettingAll` stands before it. */
export function indexingAll(
	tenantId: string,
	kind: string,
	records: { id: string; texts: (string | null | undefined)[] }[],
): SQL {
	const entries = records.map(({ id, texts }) => [id, wordsFor(tenantId, id, texts)]);
	return sql`insert into ${index} (tenant_id, kind, record_id, words) select ${tenantId}, ${kind}, json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${JSON.stringify(entries)})`;
}

/** The place of a hit in the index: what was written last stands last. */
export const foundAt = sql<number>`${hit}.rowid`;

/** Where the record stands among the hits of any search, whose id a statement reads. */
export const placeInSearch = (tenantId: string, table: SQLiteTable, id: SQL): SQL =>
	sql`(select rowid from ${index} where ${index} match (${ownWordOf(tenantId, id)}) and kind = ${getTableName(table)} and tenant_id = ${tenantId})`;

/**
 * The condition by which `hits` are joined: each word of the search stands at the beginning of some part of a word. `before` is the
 * `foundAt` after which the page begins.
 */
export function isHit(
	table: SQLiteTable & { id: SQLiteColumn },
	tenantId: string,
	{ text, kind, before, after }: Search,
): SQL {
	const upTo = before === undefined ? undefined : sql` and ${foundAt} < ${before}`;
	const from = after === undefined ? undefined : sql` and ${foundAt} > ${after}`;
	return sql`${matching(kind ?? getTableName(table), tenantId, text)} and ${hit}.record_id = ${table.id}${upTo}${from}`;
}

/** The ids of a table's records that a search finds, for a condition on what points to them. */
export const idsFound = (table: SQLiteTable, tenantId: string, text: string): SQL =>
	sql`(select ${hit}.record_id from ${hits} where ${matching(getTableName(table), tenantId, text)})`;

function matching(kind: string, tenantId: string, text: string): SQL {
	const terms = termsOf(text).map((term) => `"${tokenOf(tenantId, term)}" *`);
	// A search without a word finds nothing: no word of the index is empty.
	const match = terms.length > 0 ? terms.join(" ") : '"0"';
	return sql`${hit}.search_index match ${match} and ${hit}.kind = ${kind} and ${hit}.tenant_id = ${tenantId}`;
}

/** Takes up to `limit` of a tenant's records out of the index. */
export function forgettingSome(tenantId: string, limit: number): SQL {
	const all = `"${tokenOf(tenantId, "")}" *`;
	return sql`delete from ${index} where rowid in (select rowid from ${index} where ${index} match ${all} and tenant_id = ${tenantId} limit ${limit})`;
}
