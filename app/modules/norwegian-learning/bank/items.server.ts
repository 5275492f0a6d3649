import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { languageItems } from "#db/schema/norwegian-learning";
import { itemStatuses } from "../choices";
import { itemList } from "./items.list";
import type { BulkStatus } from "./items.schema";

export type Item = Row<typeof languageItems>;

const NEVER = -1;

/** Of a hundred candidates: how many had all of it right; nobody knows of an item that was never shown. */
export const rightOf = ({ timesShown, timesRight }: Pick<Item, "timesShown" | "timesRight">): number | null =>
	timesShown === 0 ? null : Math.round((100 * timesRight) / timesShown);

const rightInHundred = sql`(case when ${languageItems.timesShown} = 0 then ${NEVER}
	else cast(round(100.0 * ${languageItems.timesRight} / ${languageItems.timesShown}) as integer) end)`;

/** The bank belongs to all teachers of the organisation together. */
export const openItems = (): SQL => isKept(languageItems);

/** Items whose options are pictures: whoever does not read can answer them. */
export const isPictured: SQL = sql`(${languageItems.kind} = 'single' and json_extract(${languageItems.task}, '$.options[0].picture') is not null)`;

/** What an item is found by. */
export const textsOf = ({ title, passage, task }: Pick<Item, "title" | "passage" | "task">) => [
	title,
	task.question,
	passage.slice(0, 500),
];

export const items = resource(itemList, languageItems, {
	columns: {
		title: languageItems.sortTitle,
		level: languageItems.level,
		skill: languageItems.skill,
		kind: languageItems.kind,
		written: languageItems.written,
		status: languageItems.status,
		shown: languageItems.timesShown,
		right: { by: rightInHundred, none: NEVER, key: ({ row }: { row: Item }) => rightOf(row) ?? NEVER },
		oddities: languageItems.oddities,
		created: languageItems.createdAt,
	},
	visible: openItems,
	cells: {
		right: ({ row }) => rightOf(row),
	},
	file: "items",
	trash: {
		open: () => undefined,
		name: ({ title }) => title,
		sought: languageItems.sortTitle,
		texts: textsOf,
		level: LEVEL_CLIENTS,
	},
});

/** Sets the status of many items. */
const fields = bulkField({
	source: items.source,
	values: { status: z.enum(itemStatuses) },
	chosen: openItems,
	visible: openItems,
	feedback: { same: "norwegianLearning:errors.nothingChanges", back: "norwegianLearning:told.takenBack" },
});
export const setStatuses = async (visit: Visit, { status, ...chosen }: z.output<typeof BulkStatus>) =>
	(await fields.set(visit, chosen, "status", status, { key: `norwegianLearning:told.${status}` })).answer;
export const statusHandlers = fields.handlers;

/** An item that is not in the trash; `notFound` else. */
export async function findItem(ctx: TenantContext, id: string): Promise<Item> {
	const item = await ctx.rows.find(languageItems, id);
	if (!item || item.deletedAt !== null) throw notFound();
	return item;
}

/** A condition on items: one of these, and not in the trash. */
export const isOneOf = (ids: readonly string[]): SQL => and(isKept(languageItems), among(languageItems.id, ids)) as SQL;

/** A condition on items: what candidates are asked. */
export const isLive = eq(languageItems.status, "live");
