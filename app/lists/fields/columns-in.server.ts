import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { NamesIn } from "#app/directory/fields/field";
import type { KeyIn, NounFields } from "./noun-field";

type Stored<T> = { [Name in NamesIn<T, "list">]: T[Name] extends { kind: "own" } ? never : Name }[NamesIn<T, "list">];

/** The columns of the database that hold what a list filters and sorts by. What no kind covers is said by hand. */
export function columnsIn<T extends NounFields>(
	fields: T,
	table: Readonly<Record<Stored<T>, SQLiteColumn>>,
): Partial<Record<KeyIn<T, "list">, SQLiteColumn>> {
	const asked = Object.entries(fields).flatMap(([name, { kind, list }]) =>
		kind !== "own" && (list?.filterable || list?.sortable) ? [[list.key ?? name, table[name as Stored<T>]]] : [],
	);
	return Object.fromEntries(asked);
}
