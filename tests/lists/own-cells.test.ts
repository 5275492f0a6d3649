import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { defineList } from "#app/lists/definition";
import { listSource, ownCells } from "#app/lists/source.server";

const tasks = sqliteTable("tasks", {
	id: text("id").primaryKey(),
	title: text("title").notNull(),
	sortTitle: text("sort_title").notNull(),
	status: text("status").notNull(),
	dueOn: text("due_on").notNull(),
	createdAt: integer("created_at").notNull(),
});
const column = (key: string) => ({ key, kind: "text", label: key, exported: true }) as const;
const list = defineList({
	key: "tasks",
	sort: "title",
	columns: ["title", "status", "due", "created", "late", "customer"].map(column),
});
const source = listSource(list, tasks, {
	title: tasks.sortTitle,
	due: { by: tasks.dueOn, none: "9999-12-31" },
	created: tasks.createdAt,
	late: { by: sql`due_on < '2026-01-01'` },
});
const row = { id: "1", title: "Ring", sortTitle: "ring", status: "open", dueOn: "9999-12-31", createdAt: 5 };

it("takes a column's cell from the property of its name, else from what it is sorted by", () => {
	const cells = ownCells(source);
	expect(Object.keys(cells)).toEqual(["title", "status", "due", "created"]);
	expect(Object.values(cells).map((cell) => cell({ row }))).toEqual(["Ring", "open", null, 5]);
	expect(cells.due?.({ row: { ...row, dueOn: "2026-02-01" } })).toBe("2026-02-01");
});
