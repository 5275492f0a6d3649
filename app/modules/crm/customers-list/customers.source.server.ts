import { and, type SQL, sql } from "drizzle-orm";
import { columnsIn } from "#app/lists/fields/columns-in.server";
import { listSource } from "#app/lists/source.server";
import { NO_DAY } from "#app/tasks/due";
import { companies } from "#db/schema/directory";
import { customerFields } from "../customers.fields";
import { type Viewer, visibleTo } from "../visible.server";
import { customerList } from "./customers.list";
import { onLists } from "./lists/on-lists.server";
import { sharedWith } from "./shared-with.server";

export const customerSource = listSource(customerList, companies, {
	...columnsIn(customerFields, companies),
	name: companies.sortName,
	lastActivity: { by: companies.lastActivityAt, none: 0 },
	nextTask: { by: companies.nextTaskOn, none: NO_DAY },
	// As the database has it: a value compared with the column itself would be written as JSON once more.
	tags: { by: sql`${companies.tags}` },
	source: companies.source,
	created: companies.createdAt,
	collaborator: { where: sharedWith },
	list: { where: onLists },
});

/** The customers that a visitor sees; the first column of the indexes is said again, so that one of them is surely used. */
export const seenCustomers = (viewer: Viewer): SQL => and(sql`${companies.isCustomer} = 1`, visibleTo(viewer)) as SQL;
