import { shownColumns } from "#app/lists/definition";
import { readList } from "#app/lists/read-list.server";
import { today, zoneOf } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { companies } from "#db/schema/directory";
import {
	fieldsFor,
	nextTasksOf,
	ownerPointer,
	toCustomerRow,
	withoutHidden,
} from "./customers-list/customer-rows.server";
import { customerList } from "./customers-list/customers.list";
import { customerSource, seenCustomers } from "./customers-list/customers.source.server";
import type { CustomersQuery } from "./customers-list/list.schema";
import {
	asksFor,
	readContactTypes,
	readLists,
	readMunicipalities,
	readStaffChoices,
} from "./customers-list/list-choices.server";

/** What the list of customers shows: one page, and what its filters and cells offer. */
export async function showCustomers(visit: Visit, query: CustomersQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, customerSource as never, query, reads, seenCustomers(visit));
	const shown = shownColumns(customerList, query.columns);
	const fields = fieldsFor(shown);
	const found = reads.add(visit.rows.listingWith(companies, ownerPointer, { ...list.options, fields }));
	const types = readContactTypes(visit, reads);
	const owners = readStaffChoices(visit, asksFor("owner", query) || asksFor("collaborator", query), reads);
	const places = readMunicipalities(visit, asksFor("municipality", query), reads);
	const lists = readLists(visit, mayWrite(visit) || asksFor("list", query), reads);
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	const next = await nextTasksOf(
		visit,
		rows.map(({ row }) => row),
	);
	return {
		list: data,
		rows: rows.map((one) => withoutHidden(toCustomerRow(one, types(), next.get(one.row.id)), shown)),
		choices: { type: types(), owner: owners(), municipality: places(), list: lists() },
		today: today(zoneOf(visit), visit.now),
		...{ writes: mayWrite(visit), tenant: visit.tenant.guid },
	};
}

/** Level 20 writes, level 10 reads. */
export const mayWrite = (visit: Visit) => visit.access.level >= 20;
