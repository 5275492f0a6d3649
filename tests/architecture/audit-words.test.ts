import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { recordKinds, technicalFields, technicalTables } from "#app/modules/portal-admin/audit/kinds";
import * as schema from "#db/schema/index";

const { kind, field } = JSON.parse(readFileSync("locales/en/followup.json", "utf8")).log as Record<
	"kind" | "field",
	Record<string, string>
>;
const tables = (Object.values(schema) as unknown[]).filter((one): one is SQLiteTable => is(one, SQLiteTable));
const told = tables.filter((table) => !technicalTables.includes(getTableName(table)));

test("each table has words for the event log, or is on the list of those that it leaves out", () => {
	expect(told.map(getTableName).filter((name) => !kind[name])).toEqual([]);
	expect([...recordKinds].sort()).toEqual(told.map(getTableName).sort());
});

test("each column that the event log can name has words, or is on the list of those that it leaves out", () => {
	const columns = told.flatMap((table) => Object.keys(getTableColumns(table)));
	expect([...new Set(columns)].filter((name) => !technicalFields.has(name) && !field[name])).toEqual([]);
	expect([...technicalFields].filter((name) => field[name] || !columns.includes(name))).toEqual([]);
});
