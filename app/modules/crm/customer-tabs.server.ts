import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { attachments, contacts, customerContacts, meetings, notes } from "#db/schema/crm";
import { tasks } from "#db/schema/tasks";
import { type ContactRow, toContactRow } from "./contacts/contact-list.server";
import type { Addressed } from "./emails/components/email-form";
import { readFiles } from "./files/attachments.server";
import { readForms } from "./inbox/customer-forms.server";
import { notePointers, toNoteItem } from "./notes/note-item.server";
import { toTaskRow } from "./task-rows";
import { taskPointers } from "./tasks-list/read-tasks.server";
import type { CustomerQuery } from "./timeline/customer-query.schema";
import { is, readTimeline, type TimelineKind } from "./timeline/read-timeline.server";
import { visibleTo } from "./visible.server";
import { visibleMeetings, visibleTasks } from "./visible-tasks.server";

/** Counting goes no further: "50+" says enough. */
const COUNTED = 51;
const IN_TAB = 50;
const A_PAGE = 25;
const PINNED = 20;
/** Contact persons beside the timeline. */
const BESIDE = 5;

/** Reads what the chosen tab of a customer's page shows. */
export function readTab(visit: Visit, customer: SQL, query: CustomerQuery, reads: ReadBatch) {
	const { tab = "activity", cursor } = query;
	const logs: Partial<Record<typeof tab, TimelineKind | undefined>> = {
		activity: query.kind,
		notes: "notes",
		history: "changes",
	};
	const log =
		tab in logs ? readTimeline(visit, customer, { kind: logs[tab], cursor, limit: A_PAGE }, reads) : undefined;
	const pinned = tab === "notes" && !cursor ? readPinned(visit, customer, reads) : undefined;
	const writes = query.add === "email";
	const persons = readContacts(visit, customer, tab === "contacts" || writes ? IN_TAB : BESIDE, reads);
	const work = tab === "tasks" ? readTasks(visit, customer, reads) : undefined;
	const met = tab === "meetings" ? readMeetings(visit, customer, reads) : undefined;
	const forms = tab === "forms" ? readForms(visit, customer, reads) : undefined;
	const files = tab === "files" ? readFiles(visit, is(attachments.customerId, customer), reads) : undefined;
	return () => ({
		contacts: tab === "contacts" ? persons() : persons().slice(0, BESIDE),
		/** Those with an address, while an e-mail is being written. */
		receivers: writes ? persons().flatMap(toAddressed) : [],
		timeline: log?.() ?? null,
		pinned: pinned?.() ?? [],
		tasks: work?.() ?? null,
		meetings: met?.() ?? null,
		files: files?.() ?? null,
		forms: forms?.() ?? null,
	});
}

const toAddressed = ({ id, name, email, consent }: ContactRow): Addressed[] =>
	email ? [{ value: id, name, email, hasWithdrawn: consent === "withdrawn" }] : [];

/** How much stands in the tabs, as far as it is counted. */
export function readCounts(visit: Visit, customer: SQL, reads: ReadBatch) {
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

/** The contact persons of a customer, by name. */
export function readContacts(visit: Visit, customer: SQL, limit: number, reads: ReadBatch) {
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

function readPinned(visit: Visit, customer: SQL, reads: ReadBatch) {
	const where = and(is(notes.customerId, customer), eq(notes.isPinned, true), visibleTo(visit, notes));
	const options = { where, orderBy: [desc(notes.createdAt), desc(notes.id)], limit: PINNED };
	const found = reads.add(visit.rows.listingWith(notes, notePointers, options));
	return () => found().map((one) => toNoteItem(visit, { ...one, customer: null }));
}

function readTasks(visit: Visit, customer: SQL, reads: ReadBatch) {
	const where = and(is(tasks.customerId, customer), eq(tasks.isOpen, true), visibleTasks(visit));
	const options = { where, orderBy: [asc(tasks.dueOn), asc(tasks.id)], limit: IN_TAB };
	const found = reads.add(visit.rows.listingWith(tasks, taskPointers, options));
	return () => found().map(toTaskRow);
}

function readMeetings(visit: Visit, customer: SQL, reads: ReadBatch) {
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
