import { and, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { listSource } from "#app/lists/source.server";
import { NEVER, tenants } from "#db/schema/portal";
import { tenantList } from "./tenants.list";

/** Rows of the portal's tenants; every column that they are sorted by is one of their own, with an index. */
export const tenantSource = listSource(
	tenantList,
	tenants,
	{
		name: tenants.name,
		orgNumber: tenants.orgNumber,
		status: tenants.status,
		users: tenants.usersCount,
		modules: tenants.modulesCount,
		ends: { by: tenants.nextExpires, none: NEVER },
		created: tenants.createdAt,
	},
	{ search: (words) => and(...words.map(isIn)) },
);

/** Any part of the name, of the short name or, of digits, of the organisation number. */
function isIn(word: string): SQL {
	const name = sql`lower(${tenants.name})`;
	const number = /^\d+$/.test(word) ? contains(tenants.orgNumber, word) : undefined;
	return or(contains(tenants.slug, word), ...spellings(word).map((one) => contains(name, one)), number) as SQL;
}

const contains = (column: SQLiteColumn | SQL, part: string) => sql`instr(${column}, ${part}) > 0`;

/** The database folds only the letters of ASCII: Ø stands as it is written, first in a name or all through it. */
function spellings(word: string): string[] {
	const large = (text: string) => text.replace(/[^ -~]/g, (letter) => letter.toUpperCase());
	return [...new Set([word, large(word.slice(0, 1)) + word.slice(1), large(word)])];
}
