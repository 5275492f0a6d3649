import { index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** A list's filters, sort and columns under a name: one's own, or shared with all who may open the list. */
export const listViews = tenantTable(
	"list_views",
	{
		/** The list's key, as `crm.customers`. */
		list: text("list").notNull(),
		ownerId: text("owner_id").notNull(),
		name: text("name").notNull(),
		isShared: integer("is_shared", { mode: "boolean" }).notNull().default(false),
		/** The address's query without cursor, as `sort=-name&f=…`. */
		query: text("query").notNull(),
		...stamps,
	},
	(t) => [index("list_views_by_list").on(t.tenantId, t.list, t.name)],
);

/** The views that somebody has pinned: first of the list's tabs, and in their menu. */
export const listPins = tenantTable(
	"list_pins",
	{ viewId: text("view_id").notNull(), userId: text("user_id").notNull(), list: text("list").notNull(), ...stamps },
	(t) => [
		uniqueIndex("list_pins_once").on(t.tenantId, t.userId, t.viewId),
		index("list_pins_by_list").on(t.tenantId, t.userId, t.list),
	],
);

/** The shared view with which a list opens for a role of its module. */
export const listDefaults = tenantTable(
	"list_defaults",
	{ list: text("list").notNull(), role: text("role").notNull(), viewId: text("view_id").notNull(), ...stamps },
	(t) => [uniqueIndex("list_defaults_once").on(t.tenantId, t.list, t.role)],
);

/** How a file is read: found in it, or chosen. */
export type Reading = {
	format: "csv" | "xlsx";
	encoding: string;
	separator: string;
	sheets: string[];
	sheet: string;
	/** The line of the column names, from 1. */
	headerLine: number;
	columns: string[];
	/** The first rows under the header, to be looked at. */
	sample: string[][];
	rowCount: number;
};

/** One import of a file into a list: what was asked, how far it is, and what came of it. */
export const imports = tenantTable(
	"imports",
	{
		/** What is imported, as `crm.customers`. */
		kind: text("kind").notNull(),
		moduleKey: text("module_key").notNull(),
		fileName: text("file_name").notNull(),
		/** The file in R2. */
		fileKey: text("file_key").notNull(),
		reading: text("reading", { mode: "json" }).$type<Reading>().notNull(),
		/** Number of a column of the file → field. */
		mapping: text("mapping", { mode: "json" }).$type<Record<string, string>>().notNull(),
		/** How a row finds the record it changes, in order, what is done with it, and what an empty cell does. */
		rules: text("rules", { mode: "json" })
			.$type<{ match: string[]; mode: "create" | "both"; empty: "keep" | "clear" }>()
			.notNull(),
		state: text("state", {
			enum: ["uploaded", "checking", "checked", "running", "done", "undoing", "undone", "failed"],
		}).notNull(),
		/** The work that is going on; a message of an earlier one has no effect. */
		run: text("run").notNull().default(""),
		/** The line that the work has come to; -1 where the file has still to be read. */
		cursor: integer("cursor").notNull().default(-1),
		rowCount: integer("row_count").notNull().default(0),
		/** Rows gone through in the present state. */
		rowsDone: integer("rows_done").notNull().default(0),
		counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		/** Key of what stopped it. */
		failure: text("failure"),
		ownerId: text("owner_id").notNull(),
		...stamps,
	},
	(t) => [index("imports_by_kind").on(t.tenantId, t.kind, t.id)],
);

/** One row of a file: what it will do or did, why not, and what stood there before, so that it can be undone. */
export const importRows = tenantTable(
	"import_rows",
	{
		importId: text("import_id").notNull(),
		/** The row's number in the file, the header counted. */
		line: integer("line").notNull(),
		cells: text("cells", { mode: "json" }).$type<string[]>().notNull(),
		verdict: text("verdict", { enum: ["new", "update", "same", "duplicate", "error"] }),
		recordId: text("record_id"),
		/** Field → key of what is wrong. */
		problems: text("problems", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		/** Fields that change. */
		changes: text("changes", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** What stood in the fields before, and what was written. */
		before: text("before", { mode: "json" }).$type<{ was: Record<string, unknown>; set: Record<string, unknown> }>(),
		state: text("state", { enum: ["waiting", "done", "undone", "kept"] })
			.notNull()
			.default("waiting"),
		...stamps,
	},
	(t) => [
		uniqueIndex("import_rows_by_line").on(t.tenantId, t.importId, t.line),
		index("import_rows_by_verdict").on(t.tenantId, t.importId, t.verdict, t.line),
		index("import_rows_by_state").on(t.tenantId, t.importId, t.state, t.line),
		index("import_rows_by_record").on(t.tenantId, t.importId, t.recordId),
	],
);
