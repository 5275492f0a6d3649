import { type SQL, sql } from "drizzle-orm";
import { filtersOf } from "#app/lists/query.schema";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import { writeState } from "#app/lists/state";
import { today, zoneOf } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { ListOptions } from "#app/platform/tenant/rows.server";
import { companies } from "#db/schema/directory";
import { readContacts } from "../customer-tabs.server";
import { ownerPointer } from "../customers-list/customer-rows.server";
import { customerList } from "../customers-list/customers.list";
import { customerSource, seenCustomers } from "../customers-list/customers.source.server";
import { mayWrite } from "../show-customers.server";
import { readNextSteps } from "../timeline/next-steps.server";
import { readTimeline } from "../timeline/read-timeline.server";
import type { NextQuery } from "./next.schema";

const LATEST = 4;
const CONTACTS = 4;

/** One customer of a filtered list after the other, with what one needs to call: the list's own address, one row a page. */
export async function showNext(visit: Visit, query: NextQuery) {
	const { q, sort, match, size, columns, view, cursor, before } = query;
	const { filters } = filtersOf(customerList, query);
	const asks: Asks = { q, sort, filters, match, limit: 1, cursor, before };
	const plan = planList(customerSource as never, asks, askedBy(visit), seenCustomers(visit));
	const reads = new ReadBatch();
	const found = reads.add(visit.rows.listingWith(companies, ownerPointer, plan.options));
	// What a search finds stands in its index; else the customer's own reads find it as the list does.
	const along = plan.options.search ? undefined : readAbout(visit, firstOf(visit, plan.options), reads);
	await reads.send(visit.rows);
	const { items, next, previous } = plan.page(found(), ({ row }) => row);
	const customer = query.through ? undefined : items[0]?.row;
	const about = customer && (along?.() ?? (await readLater(visit, customer.id)));
	const list = writeState(customerList, { q, sort, filters, match, size, columns, view }).toString();
	return {
		customer: customer ?? null,
		about: about ?? null,
		list,
		...{ next, previous, writes: mayWrite(visit), tenant: visit.tenant.guid, today: today(zoneOf(visit), visit.now) },
	};
}

/** The id of the first row that a list's page finds. */
function firstOf(visit: Visit, { where, orderBy }: ListOptions) {
	const query = visit.rows
		.select(companies, { id: companies.id })
		.where(where)
		.orderBy(...[orderBy ?? []].flat())
		.limit(1);
	return sql`${query}`;
}

function readAbout(visit: Visit, customer: SQL, reads: ReadBatch) {
	const next = readNextSteps(visit, customer, reads);
	const contacts = readContacts(visit, customer, CONTACTS, reads);
	const log = readTimeline(visit, customer, { limit: LATEST }, reads);
	return () => ({ next: next(), contacts: contacts(), log: log().items });
}

async function readLater(visit: Visit, id: string) {
	const reads = new ReadBatch();
	const about = readAbout(visit, sql`${id}`, reads);
	await reads.send(visit.rows);
	return about();
}
