import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { customerLists, listMembers } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { customerSource, seenCustomers } from "../customers.source.server";
import type { BulkList, UndoList } from "../list.schema";
import { LISTS_MOST } from "../list-choices.server";
import { type CustomerList, sortNameOfList } from "../lists/lists.server";

type How = "add" | "remove";
type Named = Pick<CustomerList, "id" | "name">;

/** Puts customers on a list, one that is there or a new one, or takes them off a list. */
export async function listChosen(visit: Visit, input: z.output<typeof BulkList>): Promise<BulkAnswer> {
	const { list: id, listName, listHow: how, ...chosen } = input;
	const rows = await chosenRows(visit, customerSource, chosen, seenCustomers(visit));
	const { list, making } = await resolveList(visit, id, listName, how);
	const ids = rows.map((row) => row.id);
	const changed = await setListed(visit, list, ids, how, making);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	const before = JSON.stringify({ list: list.id, how, ids: changed });
	return bulkDone(feedback(list, how, changed.length), { intent: "undoList", before });
}

/** Takes them off the list again, or puts them back on it; whoever has gone on since stays as they are. */
export async function undoList(visit: Visit, { before }: z.output<typeof UndoList>): Promise<BulkAnswer> {
	const list = await visit.rows.find(customerLists, before.list);
	if (!list) throw notFound();
	const where = and(hasId(companies, before.ids), filtering(seenCustomers(visit))) as SQL;
	const rows = await visit.rows.list(companies, { where, limit: before.ids.length + 1 });
	const how = before.how === "add" ? "remove" : "add";
	const ids = rows.map(({ id }) => id);
	const changed = await setListed(visit, list, ids, how);
	return bulkDone(feedback(list, how, changed.length));
}

const feedback = ({ name }: Named, how: How, count: number) => ({
	key: how === "add" ? "crmLists:told.listed" : "crmLists:told.unlisted",
	params: { list: name, count },
});

/** The list that is meant, and the write that makes it where it is new. A new name that is there already means that list. */
async function resolveList(
	visit: Visit,
	id: string,
	name: string,
	how: How,
): Promise<{ list: Named; making: PendingWrite[] }> {
	const { rows, user, now } = visit;
	const lists = await rows.list(customerLists, { limit: LISTS_MOST });
	const found = lists.find((one) => (id ? one.id === id : one.sortName === sortNameOfList(name)));
	if (found) return { list: found, making: [] };
	if (id || name === "" || how === "remove") throw invalid({ list: "crmLists:errors.whichList" });
	if (lists.length >= LISTS_MOST) throw invalid({ listName: "crmLists:errors.tooManyLists" });
	const list = { id: newId(now.getTime()), name, sortName: sortNameOfList(name), createdBy: user.id };
	return { list, making: [rows.adding(customerLists, list)] };
}

/** Gives the ids of those that were changed: nobody is on a list twice. */
async function setListed(
	visit: Visit,
	{ id: listId }: Named,
	ids: string[],
	how: How,
	making: PendingWrite[] = [],
): Promise<string[]> {
	const { rows, now } = visit;
	const mine = and(eq(listMembers.listId, listId), among(listMembers.customerId, ids)) as SQL;
	const there = await rows.list(listMembers, { where: mine, limit: ids.length + 1 });
	const listed = new Set(there.map(({ customerId }) => customerId));
	if (how === "remove") {
		if (listed.size > 0) await rows.commit([rows.removingAll(listMembers, mine)]);
		return [...listed];
	}
	const added = ids.filter((id) => !listed.has(id));
	const members = added.map((customerId) => ({ id: newId(now.getTime()), listId, customerId }));
	if (members.length > 0) await rows.commit([...making, rows.addingEach(listMembers, members)]);
	return added;
}
