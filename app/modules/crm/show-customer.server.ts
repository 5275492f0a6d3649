import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { keeperOf } from "#app/lists/read-list.server";
import { today, zoneOf } from "#app/platform/clock";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { joined } from "#app/platform/tenant/rows.server";
import { attachments, contactTypes, customerLists, customerPeople, listMembers } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { readColleagues } from "./colleagues.server";
import { readCounts, readTab } from "./customer-tabs.server";
import { OWN_ADDRESS } from "./emails/email.schema";
import { type FileItem, readFiles } from "./files/attachments.server";
import { nextHour } from "./meetings/show-meetings.server";
import { readCustomerNeighbours } from "./neighbours.server";
import { inLanguage } from "./serialize";
import { mayWrite } from "./show-customers.server";
import type { CustomerQuery } from "./timeline/customer-query.schema";
import { readNextSteps } from "./timeline/next-steps.server";
import { is, type TimelineItem } from "./timeline/read-timeline.server";
import { visibleTo } from "./visible.server";

const PEOPLE = 50;
const TYPES = 50;
/** Lists that the page names of those that the customer is on. */
const LISTS = 20;

/** What the page of one customer shows: who it is, what comes next, and what its tab asks for. */
export async function showCustomer(visit: Visit, query: CustomerQuery) {
	const { customer: guid, tab = "activity" } = query;
	const reads = new ReadBatch();
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
	const counts = readCounts(visit, id, reads);
	const inTab = readTab(visit, id, query, reads);
	const works = readPeople(visit, id, reads);
	const neighbours = readCustomerNeighbours(visit, guid, query.in, reads);
	const lists = readOnLists(visit, id, reads);
	const types = readTypes(visit, reads);
	const files = readFiles(visit, and(is(attachments.customerId, id), isNotNull(attachments.noteId)) as SQL, reads);
	const colleagues = query.panel === "people" ? readColleagues(visit, reads) : undefined;
	await reads.send(rows);
	const [one] = head();
	if (!one) throw notFound();
	const { row, owner, type } = one;
	const { timeline, pinned, receivers, ...shown } = inTab();
	const persons = works();
	const ownerName = owner && nameOf(owner);
	return {
		title: row.name,
		customer: { ...row, ownerName, contactType: type && inLanguage(type.title, visit.language) },
		next: next(),
		counts: counts(),
		neighbours: neighbours(),
		...shown,
		receivers: query.add === "email" ? [...receivers, ...ownAddress(row)] : [],
		...withNoteFiles(timeline, pinned, files()),
		people: [
			...(row.ownerId && ownerName ? [{ userId: row.ownerId, name: ownerName, part: "owner" as const }] : []),
			...persons.filter(({ userId }) => userId !== row.ownerId),
		],
		follows: persons.some(({ userId }) => userId === visit.user.id),
		colleagues: colleagues?.() ?? null,
		lists: lists(),
		types: types(),
		nextHour: query.add === "meeting" ? nextHour(visit) : null,
		today: today(zoneOf(visit), visit.now),
		query: { tab, kind: query.kind ?? null, add: query.add ?? "note", cursor: query.cursor ?? null },
		writes: mayWrite(visit),
		tenant: visit.tenant.guid,
		keeper: keeperOf(visit),
	};
}

const ownAddress = ({ name, email }: { name: string; email: string | null }) =>
	email ? [{ value: OWN_ADDRESS, name, email, hasWithdrawn: false }] : [];

/** Who works on the customer and who follows it. */
function readPeople(visit: Visit, customer: SQL, reads: ReadBatch) {
	const options = { where: is(customerPeople.customerId, customer), orderBy: asc(customerPeople.part), limit: PEOPLE };
	const found = reads.add(visit.rows.listingWith(customerPeople, { person: [people, customerPeople.userId] }, options));
	return () =>
		found().flatMap(({ row, person }) =>
			person ? [{ userId: row.userId, name: nameOf(person), part: row.part }] : [],
		);
}

/** The lists that the customer is on, by name. */
function readOnLists(visit: Visit, customer: SQL, reads: ReadBatch) {
	const list = joined(customerLists, "list");
	const options = { where: is(listMembers.customerId, customer), orderBy: asc(list.sortName), limit: LISTS };
	const found = reads.add(visit.rows.listingWith(listMembers, { list: [customerLists, listMembers.listId] }, options));
	return () => found().flatMap(({ list }) => (list ? [{ id: list.id, name: list.name }] : []));
}

function readTypes(visit: Visit, reads: ReadBatch) {
	const found = reads.add(
		visit.rows.listing(contactTypes, { orderBy: [asc(contactTypes.sortOrder), asc(contactTypes.id)], limit: TYPES }),
	);
	return () => found().map(({ id, title }) => ({ value: id, label: inLanguage(title, visit.language) }));
}

type Log = { items: TimelineItem[]; next: string | null } | null;
type Pinned = Extract<TimelineItem, { kind: "note" }>["note"][];

/** The notes of the timeline, and those that are pinned, with their files. */
function withNoteFiles(timeline: Log, pinned: Pinned, files: readonly FileItem[]) {
	const filled = (note: Pinned[number]) => ({ ...note, files: files.filter(({ noteId }) => noteId === note.id) });
	const items = timeline?.items.map((item) => (item.kind === "note" ? { ...item, note: filled(item.note) } : item));
	return { timeline: timeline && { ...timeline, items: items ?? [] }, pinned: pinned.map(filled) };
}
