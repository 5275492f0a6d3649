import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ManifestComponent, ModuleManifest } from "../manifest";
import { beginningsNear, longTerms } from "../near";
import type { PersonContext, Visit } from "./context";
import type { PendingQuery, TenantTable } from "./rows.server";

/** A record that a search found; `hint` are quiet words beside its title. */
export type Hit = { id: string; title: string; hint?: string; href: string };

export type Searched = { text: string; limit: number; person: PersonContext };

/** Of names that are perhaps a letter away so many are compared. */
export const CANDIDATES = 100;

/** What of a module is found from everywhere in the portal. */
export type ModuleSearch = {
	manifest: ModuleManifest;
	/** The screen whose right shows it; its name stands above the hits. */
	screen: ManifestComponent;
	/** The hits that the visitor may see, the latest first: one read of the search's only round trip. */
	reading: (visit: Visit, searched: Searched) => PendingQuery<Hit[]>;
	/** Those of them whose names begin with the text, by name: what is meant most often is not lost among the latest. */
	beginning?: (visit: Visit, searched: Searched) => PendingQuery<Hit[]>;
	/** Candidates whose names are perhaps a letter away from the text, for when nothing else is found; they are compared later. */
	near?: (visit: Visit, searched: Searched) => PendingQuery<Hit[]>;
	/** Its list is offered last, whatever was found. */
	isUsual?: boolean;
	/** Whom one works with stands before what one works on. */
	isOfPeople?: boolean;
	/** The address of the list with all hits, where it can be searched. */
	all?: (visit: Visit, text: string) => string;
};

/** What a search finds under the right of one of a module's screens. */
export const moduleSearch = <Place extends string>(
	manifest: ModuleManifest<Place>,
	place: Place,
	search: Omit<ModuleSearch, "manifest" | "screen">,
): ModuleSearch => ({ manifest, screen: manifest.components[place], ...search });

/** A pending read whose rows are presented as hits; a row that gives none is left out. */
export const asHits = <Found>(
	{ query, shape }: PendingQuery<Found[]>,
	serialize: (found: Found) => Hit | undefined,
): PendingQuery<Hit[]> => ({ query, shape: (rows) => shape(rows).flatMap((one) => serialize(one) ?? []) });

/** The address of a list with a search in it. */
export const searching = (path: string, text: string) => `${path}?${new URLSearchParams({ q: text })}`;

/** Rows whose name, kept in lower case and indexed, begins with a text. */
export function beginsWith(column: SQLiteColumn, text: string): SQL {
	const start = text.trim().toLowerCase();
	return and(gte(column, start), lt(column, `${start}\u{10FFFF}`)) as SQL;
}

/** Rows that a beginning which is one letter wrong can mean: each of them is looked up in the index of the names. */
const NEAR = 40;

/**
 * Rows whose name, kept in lower case, begins with the first word of a text or is a letter away. `only`: of the row `near`,
 * what stands before the name in the index.
 */
export function beginsNearly(table: TenantTable, column: SQLiteColumn, tenantId: string, text: string, only: SQL): SQL {
	const [first] = longTerms(text);
	if (first === undefined) return sql`0`;
	const name = sql.identifier(column.name);
	const beginnings = JSON.stringify(beginningsNear(first));
	return sql`${table.id} in (select near.id from json_each(${beginnings}) b cross join ${table} near on near.tenant_id = ${tenantId} and ${only} and near.${name} >= b.value and near.${name} < b.value || char(1114111) limit ${NEAR})`;
}
