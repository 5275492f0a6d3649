import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { newGuid, newId } from "#app/platform/ids";
import { jsonFor } from "./fill-json";
import { inserting, runAll } from "./statements";

export type Row = Record<string, unknown> & { id: string };
/** Where a column that ends in `_id` points, by its database name; asked before a value is made up. */
export type Pointers = Record<string, () => string | undefined>;

const DAY = 86_400_000;
let count = 0;

/**
 * A row of any table from nothing but its schema: every text that is free to choose is a canary,
 * `<mark>-<table>-<column>`, so that it is seen wherever it comes out.
 */
export function filled(table: SQLiteTable, mark: string, given: object, pointers: Pointers = {}): Row {
	count++;
	const row: Record<string, unknown> = {};
	const references = referencesOf(table);
	for (const [key, column] of Object.entries(getTableColumns(table)))
		row[key] = valueFor(column, { table: getTableName(table), mark, pointers, references });
	return { ...row, ...given } as Row;
}

/** Rows of one statement, which is to be no longer than the database takes. */
const AT_ONCE = 100;

/** Writes rows, all in one go. */
export async function insertAll(d1: D1Database, rows: [SQLiteTable, Row][]): Promise<void> {
	const byTable = new Map<SQLiteTable, Row[]>();
	for (const [table, row] of rows) byTable.set(table, [...(byTable.get(table) ?? []), row]);
	await runAll(
		d1,
		[...byTable].flatMap(([table, all]) =>
			Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
				insertingRows(table, all.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
			),
		),
	);
}

/** SQL that writes rows of a table, given by the names they have in the schema. */
export function insertingRows(table: SQLiteTable, rows: Row[]): string {
	const columns = Object.entries(getTableColumns(table));
	const named = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
	return inserting(getTableName(table), named);
}

type About = { table: string; mark: string; pointers: Pointers; references: Record<string, string> };

function valueFor(column: Column, { table, mark, pointers, references }: About): unknown {
	const { name, dataType, notNull } = column;
	const canary = `${mark}-${table}-${name}`;
	const at = Date.now();
	const target = references[name];
	const pointed = (target && pointers[`${target}.id`]?.()) ?? pointers[name]?.();
	if (pointed) return pointed;
	if (name === "id") return newId(at);
	if (name === "guid") return newGuid();
	if (dataType === "boolean") return !isOff.test(name);
	if (dataType === "json") return jsonFor(table, name, canary);
	if (dataType === "number") return name.endsWith("_at") || name === "at" ? (notNull ? instantFor(name, at) : null) : 1;
	if (column.enumValues?.length) return name in chosen ? chosen[name] : column.enumValues[0];
	const text = fixed[name];
	return text === undefined || (text === null && notNull) ? textFor(name, canary) : text;
}

/** What would open a row to more people, or may be so only once. */
const isOff = /^is_(superadmin|public|primary)/;

/** Of several words that a column takes, where the first would say too much: what is public is no secret. */
const chosen: Record<string, string> = { audience: "tenant" };

/** Texts that must be of a certain kind. */
const fixed: Record<string, string | null> = {
	language: "nb",
	time_zone: "Europe/Oslo",
	url: "/home",
	accent: null,
	starts: null,
	next_expires: "9999-12-31",
	expires: null,
	type: "accessEnded",
	table_name: "memberships",
	answer: null,
	due_on: "2031-05-01",
	next_task_on: "2031-05-01",
	next_on: "2031-05-01",
	last_on: "2031-05-01",
	consent_on: "2031-05-01",
	answered_on: "2031-05-01",
	from_day: "2031-05-01",
	to_day: "2031-05-01",
	starts_on: "2031-05-01",
	applies_on: "2031-05-01",
	ends_on: "2031-05-01",
	called_on: "2031-05-01",
	valid_until: "2031-05-01",
	renew_on: "2031-05-01",
	expires_on: "2031-05-01",
	valid_from: "2026-05-01",
	valid_to: "2031-05-01",
	planned_on: "2031-05-01",
	held_on: "2031-05-01",
	seen_on: "2026-05-01",
	reviewed_on: "2026-05-01",
	week_on: "2031-05-05",
	happened_on: "2026-05-01",
	happened_at: "09:00",
	done_on: "2031-05-01",
	closed_on: "2031-05-01",
	remind_on: "9999-12-31",
	last_round_on: "2031-05-01",
	next_round_on: "2031-05-01",
	next_measure_on: "2031-05-01",
	signature: "M0 0L9 9",
	looked_on: "2031-05-01",
	repeat_from: null,
	cover_guid: null,
	// Whose saved views and imports they are: only the list that they belong to shows them.
	list: "users.members",
	kind: "users.members",
} as const;

function textFor(name: string, canary: string): string {
	if (name === "email" || name === "recipient")
		return `${canary}-${count}@people.test`.toLowerCase().replaceAll("_", "-");
	if (name.startsWith("sort_")) return `${canary} ${count}`.toLowerCase();
	if (name.endsWith("_id") || name === "invited_by") return newId();
	return `${canary}-${count}`;
}

const instantFor = (name: string, at: number) => (/^(expires|ends)/.test(name) ? at + DAY : at);

function referencesOf(table: SQLiteTable): Record<string, string> {
	const pairs = getTableConfig(table).foreignKeys.flatMap((key) => {
		const { columns, foreignTable } = key.reference();
		const pointing = columns.at(-1);
		return pointing ? [[pointing.name, getTableName(foreignTable)] as const] : [];
	});
	return Object.fromEntries(pairs);
}
