import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { type FindPeople, findStaff } from "#app/directory/find-people.server";
import { NAMED, nameOf } from "#app/directory/names";
import { participantsOpenTo } from "#app/directory/participants.server";
import { keeperOf } from "#app/lists/read-list.server";
import { zoneOf } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { attendees, contacts, customerContacts, meetings } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { readColleagues } from "../colleagues.server";
import { contactName } from "../contacts/contacts.server";
import { readMeetingNeighbours } from "../neighbours.server";
import { mayWrite } from "../show-customers.server";
import { visibleTo } from "../visible.server";
import { visibleMeetings } from "../visible-tasks.server";
import type { MeetingPage, NewMeetingQuery } from "./meeting.schema";

/** What the page of one meeting shows, and what its form begins with. */
export async function showMeeting(visit: Visit, { meeting: id, in: list }: z.output<typeof MeetingPage>) {
	const reads = new ReadBatch();
	const { rows } = visit;
	const where = and(eq(meetings.id, id), visibleMeetings(visit));
	const pointers = {
		author: [people, meetings.createdBy, NAMED],
		customer: [companies, meetings.customerId, ["guid", "name"]],
	} as const;
	const found = reads.add(rows.listingWith(meetings, pointers, { where, limit: 1 }));
	const asked = reads.add(rows.listing(attendees, { where: eq(attendees.meetingId, id), orderBy: asc(attendees.id) }));
	const made = reads.add(
		rows.listing(tasks, { where: eq(tasks.meetingId, id), orderBy: [asc(tasks.createdAt), asc(tasks.id)], limit: 50 }),
	);
	const colleagues = readColleagues(visit, reads);
	const neighbours = readMeetingNeighbours(visit, id, list, reads);
	const ofMeeting = sql`(select ${meetings.customerId} from ${meetings} where ${and(eq(meetings.tenantId, visit.tenant.id), eq(meetings.id, id))})`;
	const persons = readPersons(visit, ofMeeting, reads);
	await reads.send(rows);
	const [one] = found();
	if (!one) throw notFound();
	const { row, author, customer } = one;
	const zone = zoneOf(visit);
	return {
		title: row.title,
		meeting: { ...row, from: toLocal(row.startsAt, zone), until: toLocal(row.endsAt, zone) },
		author: author && nameOf(author),
		neighbours: neighbours(),
		customer: customer && { id: customer.id, guid: customer.guid, name: customer.name },
		attendees: asked().map(({ id, userId, contactId, name, email, answer, tokenHash }) => ({
			...{ id, userId, contactId, name, email, answer, isInvited: tokenHash !== null },
		})),
		tasks: made().map((task) => ({ id: task.id, title: task.title, isOpen: task.isOpen })),
		choices: { colleagues: colleagues(), contacts: persons() },
		me: visit.user.id,
		keeper: keeperOf(visit),
		writes: mayWrite(visit),
		tenant: visit.tenant.guid,
	};
}

export async function showMeetingForm(visit: Visit, input: z.output<typeof MeetingPage>) {
	if (!mayWrite(visit)) throw notAllowed();
	return showMeeting(visit, input);
}

/** The staff that a search finds, to be asked to a meeting. */
export async function findColleagues(visit: Visit, input: z.output<typeof FindPeople>) {
	if (!mayWrite(visit)) throw notAllowed();
	return findStaff(visit, input);
}

/** The next whole hour, as a form's fields say it. */
export function nextHour(visit: Visit): { from: string; until: string } {
	const start = Math.ceil(visit.now.getTime() / HOUR) * HOUR;
	return { from: toLocal(start, zoneOf(visit)), until: toLocal(start + HOUR, zoneOf(visit)) };
}

/** What the form of a new meeting begins with: the customer whose page it was opened from, the next whole hour. */
export async function showNewMeeting(
	visit: Visit,
	{ customer: guid, person, in: list }: z.output<typeof NewMeetingQuery>,
) {
	if (!mayWrite(visit)) throw notAllowed();
	const reads = new ReadBatch();
	const where = and(eq(companies.guid, guid ?? ""), visibleTo(visit));
	const about = reads.add(visit.rows.listing(companies, { where, limit: 1 }));
	const colleagues = readColleagues(visit, reads);
	const its = sql`(select ${companies.id} from ${companies} where ${and(eq(companies.tenantId, visit.tenant.id), where)})`;
	const persons = readPersons(visit, its, reads);
	const isOpen = person && and(eq(people.id, person), await participantsOpenTo(visit));
	const whom = isOpen ? reads.add(visit.rows.listing(people, { where: isOpen, limit: 1 })) : () => [];
	await reads.send(visit.rows);
	const [customer] = about();
	return {
		customer: customer ? { id: customer.id, guid: customer.guid, name: customer.name } : null,
		list,
		...nextHour(visit),
		choices: { colleagues: colleagues(), contacts: persons() },
		emails: whom().map(({ email }) => email),
		me: visit.user.id,
		keeper: keeperOf(visit),
		tenant: visit.tenant.guid,
	};
}

/** The contact persons of a customer, to be asked to a meeting with it. */
function readPersons(visit: Visit, customer: ReturnType<typeof sql>, reads: ReadBatch) {
	const linked = sql`${contacts.id} in (select ${customerContacts.contactId} from ${customerContacts} where ${and(
		eq(customerContacts.tenantId, visit.tenant.id),
		sql`${customerContacts.customerId} = ${customer}`,
	)})`;
	const found = reads.add(
		visit.rows.listing(contacts, {
			where: and(linked, visibleTo(visit, contacts)),
			orderBy: asc(contacts.sortName),
			limit: 100,
		}),
	);
	return () => found().map((one) => ({ id: one.id, name: contactName(one), email: one.email }));
}
