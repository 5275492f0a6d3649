import { and, asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { customerLists, listMembers } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { mayWrite } from "../../show-customers.server";
import { onVisible } from "../../visible.server";
import type { ListInput, ListRef } from "../list.schema";
import { LISTS_MOST } from "../list-choices.server";

/** How far the customers of a list are counted. */
const COUNTED = 200;

export type CustomerList = Row<typeof customerLists>;

export const sortNameOfList = (name: string) => name.trim().toLowerCase();

/** A list is renamed and deleted by whoever has made it and level 30. */
const mayChange = (visit: Visit, { createdBy }: CustomerList) =>
	createdBy === visit.user.id || visit.access.level >= LEVEL_ALL;

/** What the page of the lists shows: each with who made it and how many customers of it the visitor sees. */
export async function showLists(visit: Visit) {
	const { rows } = visit;
	const { lists } = await rows.read({
		lists: rows.listingWith(
			customerLists,
			{ maker: [people, customerLists.createdBy] },
			{ orderBy: asc(customerLists.sortName), limit: LISTS_MOST },
		),
	});
	const reads = new ReadBatch();
	const counted = lists.map(({ row, maker }) => {
		const seen = and(eq(listMembers.listId, row.id), onVisible(visit, listMembers.customerId));
		return { row, maker, count: reads.add(rows.counting(listMembers, seen, COUNTED + 1)) };
	});
	await reads.send(rows);
	return {
		lists: counted.map(({ row, maker, count }) => ({
			...{ id: row.id, name: row.name, count: count(), by: maker && nameOf(maker) },
			mayChange: mayWrite(visit) && mayChange(visit, row),
		})),
		...{ counted: COUNTED, tenant: visit.tenant.guid },
	};
}

async function findOwn(visit: Visit, id: string): Promise<CustomerList> {
	const list = await visit.rows.find(customerLists, id);
	if (!list) throw notFound();
	if (!mayChange(visit, list)) throw notAllowed();
	return list;
}

export async function renameList(visit: Visit, { id, name }: z.output<typeof ListInput>) {
	await findOwn(visit, id);
	const patch = { name, sortName: sortNameOfList(name) };
	const taken = await visit.rows.list(customerLists, { where: eq(customerLists.sortName, patch.sortName), limit: 1 });
	if (taken.some((one) => one.id !== id)) throw invalid({ name: "crmLists:errors.listTaken" });
	// Somebody else may take the name at the same moment.
	await orElse(visit.rows.change(customerLists, id, patch), () => invalid({ name: "crmLists:errors.listTaken" }));
	return done({ snackbar: { key: "crmLists:snackbar.listSaved" } });
}

export async function deleteList(visit: Visit, { id }: z.output<typeof ListRef>) {
	await findOwn(visit, id);
	await visit.rows.commit([
		visit.rows.removingAll(listMembers, eq(listMembers.listId, id)),
		visit.rows.removing(customerLists, id),
	]);
	return done({ snackbar: { key: "crmLists:snackbar.listDeleted" } });
}
