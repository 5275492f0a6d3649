import { and, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { type Customer, customerTexts } from "../../customers.server";
import { customerSource, seenCustomers } from "../customers.source.server";
import type { BulkTag, UndoTag } from "../list.schema";

type How = "add" | "remove";
/** As many tags as one customer takes. */
const MOST = 20;

/** Gives customers a tag, or takes it away. */
export async function tagChosen(visit: Visit, input: z.output<typeof BulkTag>): Promise<BulkAnswer> {
	const { tag, how, ...chosen } = input;
	const rows = await chosenRows(visit, customerSource, chosen, seenCustomers(visit));
	const changed = await setTag(visit, rows, tag, how);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	const key = how === "add" ? "crmLists:told.tagged" : "crmLists:told.untagged";
	const before = JSON.stringify({ tag, how, ids: changed });
	return bulkDone({ key, params: { tag, count: changed.length } }, { intent: "undoTag", before });
}

/** Takes the tag away from those who got it, or gives it back; who was tagged otherwise since stays so. */
export async function undoTag(visit: Visit, { before }: z.output<typeof UndoTag>): Promise<BulkAnswer> {
	const { tag, how, ids } = before;
	const where = and(hasId(companies, ids), filtering(seenCustomers(visit))) as SQL;
	const rows = await visit.rows.list(companies, { where, limit: ids.length + 1 });
	const changed = await setTag(visit, rows, tag, how === "add" ? "remove" : "add");
	const key = how === "add" ? "crmLists:told.untagged" : "crmLists:told.tagged";
	return bulkDone({ key, params: { tag, count: changed.length } });
}

/** Gives the ids of those that were changed: who has the tag gets it no second time. */
async function setTag(visit: Visit, rows: readonly Customer[], tag: string, how: How): Promise<string[]> {
	const adds = how === "add";
	const changed = rows.filter(({ tags }) => tags.includes(tag) !== adds && (!adds || tags.length < MOST));
	if (changed.length === 0) return [];
	const ids = changed.map(({ id }) => id);
	const has = sql`exists (select 1 from json_each(${companies.tags}) where value = ${tag})`;
	const without = sql`(select json_group_array(value) from json_each(${companies.tags}) where value <> ${tag})`;
	const tags = adds ? sql`json_insert(${companies.tags}, '$[#]', ${tag})` : without;
	const where = and(hasId(companies, ids), adds ? sql`not ${has}` : has) as SQL;
	const records = changed.map((row) => ({
		id: row.id,
		texts: customerTexts({ ...row, tags: adds ? [...row.tags, tag] : row.tags.filter((one) => one !== tag) }),
	}));
	await visit.rows.commit([
		visit.rows.changingWhere(companies, where, { tags, updatedBy: visit.user.id } as never),
		visit.rows.indexingEach(companies, records),
	]);
	return ids;
}
