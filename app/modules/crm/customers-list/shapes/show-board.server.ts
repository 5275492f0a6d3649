import { and, eq, isNull, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { askedBy, planList, readAround, stateOf } from "#app/lists/read-list.server";
import { today, zoneOf } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { dayOrNone } from "#app/tasks/due";
import { changeFeedback } from "#app/ui/change-feedback";
import { companies } from "#db/schema/directory";
import { changeCustomer } from "../../customers.server";
import { mayWrite } from "../../show-customers.server";
import { type FoundCustomer, ownerPointer } from "../customer-rows.server";
import { customerSource, seenCustomers } from "../customers.source.server";
import type { CustomersQuery } from "../list.schema";
import { readContactTypes, type TypeChoice } from "../list-choices.server";
import type { MoveCustomer } from "./shapes.schema";

/** Cards that a column shows at most. */
const IN_COLUMN = 30;

/** The customers in columns by contact type, those of none last; the list's search and filters hold here too. */
export async function showBoard(visit: Visit, query: CustomersQuery) {
	const first = new ReadBatch();
	const types = readContactTypes(visit, first);
	const around = readAround(visit, customerSource as never, query, first);
	await first.send(visit.rows);
	const reads = new ReadBatch();
	const none: TypeChoice = { value: "", label: "" };
	const columns = [...types(), none].map((type) => ({ type, cards: readColumn(visit, query, type.value, reads) }));
	await reads.send(visit.rows);
	return {
		columns: columns.map(({ type, cards }) => ({ ...type, ...cards() })),
		list: { ...around(), count: 0, next: null, previous: null },
		today: today(zoneOf(visit), visit.now),
		...{ writes: mayWrite(visit), tenant: visit.tenant.guid },
	};
}

function readColumn(visit: Visit, query: CustomersQuery, type: string, reads: ReadBatch) {
	const asks = { ...stateOf(customerSource as never, query), sort: "name", limit: IN_COLUMN };
	const here = type === "" ? isNull(companies.contactTypeId) : eq(companies.contactTypeId, type);
	const { options } = planList(customerSource as never, asks, askedBy(visit), and(here, seenCustomers(visit)) as SQL);
	const found = reads.add(visit.rows.listingWith(companies, ownerPointer, options));
	return () => {
		const rows = found();
		return { cards: rows.slice(0, IN_COLUMN).map(toCard), hasMore: rows.length > IN_COLUMN };
	};
}

const toCard = ({ row, owner }: FoundCustomer) => ({
	...{ id: row.id, guid: row.guid, name: row.name, municipality: row.municipality },
	owner: owner && nameOf(owner),
	nextTask: dayOrNone(row.nextTaskOn),
});
export type Card = ReturnType<typeof toCard>;

/** Gives a customer another contact type. */
export async function moveCustomer(visit: Visit, { id, contactTypeId }: z.output<typeof MoveCustomer>) {
	const customer = await changeCustomer(visit, { id, contactTypeId });
	return changeFeedback(customer, "crmLists:told.moved", { params: { name: customer.name } });
}
