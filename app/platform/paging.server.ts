import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { base64url } from "oslo/encoding";
import * as z from "zod";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "./limits";
import { invalid } from "./problems";

/** Where a page of a list ended: the values of the columns it is sorted by, the row's id last. */
export type CursorKey = (string | number | null)[];
export type Page<Item> = { items: Item[]; next: string | null };

/** What every list that can grow takes. A limit over 200 and a limit that is no number are invalid. */
export const Paging = z.object({
	limit: z.coerce
		.number("wrongType")
		.int("wrongType")
		.min(1, "wrongValue")
		.max(PAGE_SIZE_MAX, "wrongValue")
		.default(PAGE_SIZE),
	cursor: z.string("wrongType").max(2000, "wrongValue").optional(),
});

/** An opaque text that `decodeCursor` reads back. */
export function encodeCursor(key: CursorKey): string {
	return base64url.encode(new TextEncoder().encode(JSON.stringify(key)), { includePadding: false });
}

/** The key of a cursor with so many values. What was not made by `encodeCursor` is the `invalid` problem. */
export function decodeCursor(cursor: string, length: number): CursorKey {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(base64url.decode(cursor, { strict: false }));
		const key: unknown = JSON.parse(text);
		if (Array.isArray(key) && key.length === length && key.every(isKeyValue)) return key;
	} catch {
		// Falls through: how it is malformed tells nobody anything.
	}
	throw invalid({ cursor: "wrongValue" });
}

/**
 * The page in `limit + 1` rows: the one too many says that there is more and is left out. `keyOf` gives the values that
 * the list is sorted by.
 */
export function pageOf<Item>(rows: Item[], limit: number, keyOf: (item: Item) => CursorKey): Page<Item> {
	const items = rows.slice(0, limit);
	const last = items.at(-1);
	return { items, next: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null };
}

/**
 * The condition for rows that come after a cursor, in the order of the columns (undefined without a cursor). The columns
 * are never null, and all go up or all go down.
 */
export function after(columns: Sorted[], cursor: string | undefined, direction: Direction = "asc"): SQL | undefined {
	if (cursor === undefined) return undefined;
	const key = decodeCursor(cursor, columns.length);
	const left = sql.join(columns, sql`, `);
	const right = sql.join(
		key.map((value) => sql`${value}`),
		sql`, `,
	);
	return direction === "asc" ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`;
}

/** A column, or an expression of one, that is never null. */
export type Sorted = SQLiteColumn | SQL;
export type Direction = "asc" | "desc";
/** Where a page with a way back stands: after `cursor`, or before `before`. */
export type Position = { cursor?: string; before?: string };
export type TwoWayPage<Item> = Page<Item> & { previous: string | null };

/** Condition and order for a page that can be left in both directions; `twoWayPage` makes the page of its rows. */
export function keyset(columns: Sorted[], { cursor, before }: Position, direction: Direction = "asc") {
	const towards = before === undefined ? direction : direction === "asc" ? "desc" : "asc";
	return {
		where: after(columns, before ?? cursor, towards),
		orderBy: columns.map((column) => (towards === "asc" ? asc(column) : desc(column))),
	};
}

/** As `pageOf`, for the rows of a `keyset`; `previous` is a cursor for `before`. */
export function twoWayPage<Item>(
	rows: Item[],
	limit: number,
	keyOf: (item: Item) => CursorKey,
	{ cursor, before }: Position,
): TwoWayPage<Item> {
	const hasMore = rows.length > limit;
	const items = rows.slice(0, limit);
	if (before !== undefined) items.reverse();
	const at = (item: Item | undefined) => (item === undefined ? null : encodeCursor(keyOf(item)));
	const hasNext = before === undefined ? hasMore : true;
	const hasPrevious = before === undefined ? cursor !== undefined : hasMore;
	return { items, next: hasNext ? at(items.at(-1)) : null, previous: hasPrevious ? at(items[0]) : null };
}

function isKeyValue(value: unknown): value is string | number | null {
	return value === null || typeof value === "string" || typeof value === "number";
}
