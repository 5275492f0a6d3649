import { sql } from "drizzle-orm";
import { filtersOf } from "#app/lists/query.schema";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import { writeState } from "#app/lists/state";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { companies } from "#db/schema/directory";
import { readContacts } from "../customer-tabs.server";
import { type FoundCustomer, ownerPointer } from "../customers-list/customer-rows.server";
import { customerList } from "../customers-list/customers.list";
import { customerSource, seenCustomers } from "../customers-list/customers.source.server";
import { mayWrite } from "../show-customers.server";
import { zoneOf } from "../tasks.server";
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
	const first = new Reads();
	const found = first.add(visit.rows.listingWith(companies, ownerPointer as never, plan.options));
	await first.send(visit.rows);
	const { items, next, previous } = plan.page(found() as unknown as FoundCustomer[], ({ row }) => row);
	const customer = query.through ? undefined : items[0]?.row;
	const about = customer && (await readAbout(visit, customer.id));
	const list = writeState(customerList, { q, sort, filters, match, size, columns, view }).toString();
	return {
		customer: customer ?? null,
		about: about ?? null,
		list,
		...{ next, previous, writes: mayWrite(visit), tenant: visit.tenant.guid, today: today(zoneOf(visit), visit.now) },
	};
}

async function readAbout(visit: Visit, id: string) {
	const reads = new Reads();
	const its = sql`${id}`;
	const next = readNextSteps(visit, its, reads);
	const contacts = readContacts(visit, its, CONTACTS, reads);
	const log = readTimeline(visit, its, { limit: LATEST }, reads);
	await reads.send(visit.rows);
	return { next: next(), contacts: contacts(), log: log().items };
}
