import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Viewer } from "#app/platform/tenant/context";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import type { SubjectType } from "../area";

/** What subjects of a kind have in common by which a report can be grouped: a column, and the key of its name. */
export type SubjectTrait = { key: string; column: SQLiteColumn; label: string };

/** A kind of what replies are about, beside people: whose it is, how it is found and named, and who sees which. */
export type SubjectKind = {
	type: SubjectType;
	/** Only the forms of its own module are about it: those who see it there may see nothing of it elsewhere. */
	isOwn?: boolean;
	/** By what reports can be grouped. */
	traits?: readonly SubjectTrait[];
	/** The module whose levels say who sees which; without any in it somebody sees none. */
	moduleKey: string;
	table: TenantTable & { sortName: SQLiteColumn };
	/** A condition on the rows of the table. */
	sees: (viewer: Viewer) => SQL | undefined;
	/** What it is called, and its page in a tenant. */
	serialize: (row: Record<string, unknown>) => { name: string; path: string };
};
