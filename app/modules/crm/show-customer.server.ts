import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { contacts, contactTypes, customerContacts, meetings, tasks } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { toContactRow } from "./contacts/contact-list.server";
import { inLanguage } from "./present";
import { mayWrite } from "./show-customers.server";
import { taskPointers } from "./task-list.server";
import { toTaskRow } from "./task-rows";
import { zoneOf } from "./tasks.server";
import type { CustomerQuery } from "./timeline/customer-query.schema";
import { readNextSteps } from "./timeline/next-steps.server";
import { is, readTimeline } from "./timeline/read-timeline.server";
import { visibleTo } from "./visible.server";
import { visibleMeetings, visibleTasks } from "./visible-tasks.server";

/** Counting goes no further: "50+" says enough. */
const COUNTED = 51;
const IN_TAB = 50;
const A_PAGE = 25;
/** Contact persons beside the timeline. */
const BESIDE = 5;

/** What the page of one customer shows: who it is, what comes next, and what its tab asks for. */
export async function showCustomer(visit: Visit, query: CustomerQuery) {
	const { customer: guid, tab = "activity" } = query;
	const reads = new Reads();
	const { rows } = visit;
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const head = reads.add(
		rows.listingWith(
			companies,
			{ owner: [people, companies.ownerId], type: [contactTypes, companies.contactTypeId] },
			{ where, limit: 1 },
		),
	);
	const id = sql`(select ${companies.id} from ${companies} where ${and(eq(companies.tenantId, visit.tenant.id), where)})`;
	const next = readNextSteps(visit, id, reads);
	const persons = readContacts(visit, id, tab === "contacts" ? IN_TAB : BESIDE, reads);
	const counts = readCounts(visit, id, reads);
	const timeline =
		tab === "activity"
			? readTimeline(visit, id, { kind: query.kind, cursor: query.cursor, limit: A_PAGE }, reads)
			: undefined;
	const work = tab === "tasks" ? readTasks(visit, id, reads) : undefined;
	const met = tab === "meetings" ? readMeetings(visit, id, reads) : undefined;
	await reads.send(rows);
	const [one] = head();
	if (!one) throw notFound();
	const { row, owner, type } = one;
	return {
		title: row.name,
		customer: {
			...row,
			ownerName: owner && nameOf(owner),
			contactType: type && inLanguage(type.title, visit.language),
		},
		next: next(),
		contacts: persons(),
		counts: counts(),
		timeline: timeline?.() ?? null,
		tasks: work?.() ?? null,
		meetings: met?.() ?? null,
		today: today(zoneOf(visit), visit.now),
		query: { tab, kind: query.kind ?? null, add: query.add ?? "note", cursor: query.cursor ?? null },
		writes: mayWrite(visit),
		tenant: visit.tenant.guid,
	};
}

function readContacts(visit: Visit, customer: SQL, limit: number, reads: Reads) {
	const linked = sql`${contacts.id} in (select ${customerContacts.contactId} from ${customerContacts} where ${and(
		eq(customerContacts.tenantId, visit.tenant.id),
		is(customerContacts.customerId, customer),
	)})`;
	const found = reads.add(
		visit.rows.listing(contacts, {
			where: and(linked, visibleTo(visit, contacts)),
			orderBy: [asc(contacts.sortName), asc(contacts.id)],
			limit,
		}),
	);
	return () => found().map(toContactRow);
}

function readCounts(visit: Visit, customer: SQL, reads: Reads) {
	const { rows } = visit;
	const open = and(is(tasks.customerId, customer), eq(tasks.isOpen, true), visibleTasks(visit));
	const met = and(is(meetings.customerId, customer), visibleMeetings(visit));
	const counts = {
		contacts: reads.add(rows.counting(customerContacts, is(customerContacts.customerId, customer), COUNTED)),
		tasks: reads.add(rows.counting(tasks, open, COUNTED)),
		meetings: reads.add(rows.counting(meetings, met, COUNTED)),
	};
	return () => ({ contacts: counts.contacts(), tasks: counts.tasks(), meetings: counts.meetings() });
}

function readTasks(visit: Visit, customer: SQL, reads: Reads) {
	const where = and(is(tasks.customerId, customer), eq(tasks.isOpen, true), visibleTasks(visit));
	const options = { where, orderBy: [asc(tasks.dueOn), asc(tasks.id)], limit: IN_TAB };
	const found = reads.add(visit.rows.listingWith(tasks, taskPointers, options));
	return () => found().map(toTaskRow);
}

function readMeetings(visit: Visit, customer: SQL, reads: Reads) {
	const found = reads.add(
		visit.rows.listing(meetings, {
			where: and(is(meetings.customerId, customer), visibleMeetings(visit)),
			orderBy: [desc(meetings.startsAt), desc(meetings.id)],
			limit: IN_TAB,
		}),
	);
	return () =>
		found().map(({ id, title, startsAt, endsAt, place, url, status }) => ({
			...{ id, title, startsAt, endsAt, place, url, status },
		}));
}
