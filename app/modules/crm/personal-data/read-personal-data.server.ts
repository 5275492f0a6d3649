import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingHistory } from "#app/platform/tenant/record-history.server";
import { attendees, contacts, customerContacts, meetings, notes, submissions } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import type { ContactPage } from "../contacts/contact.schema";
import { contactName } from "../contacts/contacts.server";
import { onVisible, visibleTo } from "../visible.server";
import { visibleTasks } from "../visible-tasks.server";

/** Rows of one kind that one person's data holds at most. */
const MOST = 1000;

/** Everything that CRM keeps of one person and that the visitor may see; throws `notFound` where that is nobody. */
export async function readPersonalData(visit: Visit, id: string) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const reads = new ReadBatch();
	const { rows, tenant } = visit;
	const mine = and(eq(contacts.tenantId, tenant.id), eq(contacts.id, id));
	const found = reads.add(
		rows.listing(contacts, { where: and(eq(contacts.id, id), visibleTo(visit, contacts)), limit: 1 }),
	);
	const links = reads.add(
		rows.listingWith(
			customerContacts,
			{ customer: [companies, customerContacts.customerId] },
			{ where: and(eq(customerContacts.contactId, id), onVisible(visit, customerContacts.customerId)), limit: MOST },
		),
	);
	const ofCustomers = sql`(select ${customerContacts.customerId} from ${customerContacts} where ${and(
		eq(customerContacts.tenantId, tenant.id),
		eq(customerContacts.contactId, id),
	)})`;
	const written = reads.add(
		rows.listingWith(
			notes,
			{ author: [people, notes.createdBy] },
			{
				where: and(or(eq(notes.contactId, id), wentTo(id, ofCustomers)), visibleTo(visit, notes)),
				orderBy: [desc(notes.createdAt), desc(notes.id)],
				limit: MOST,
			},
		),
	);
	const planned = reads.add(
		rows.listing(tasks, {
			where: and(sql`${tasks.customerId} in ${ofCustomers}`, eq(tasks.contactId, id), visibleTasks(visit)),
			orderBy: asc(tasks.id),
			limit: MOST,
		}),
	);
	const asked = reads.add(
		rows.listingWith(
			attendees,
			{ meeting: [meetings, attendees.meetingId] },
			{ where: eq(attendees.contactId, id), orderBy: asc(attendees.id), limit: MOST },
		),
	);
	const addresses = sql`(select lower(json_extract(value, '$.value')) from ${contacts}, json_each(${contacts.emails}) where ${mine})`;
	const sent = reads.add(
		rows.listing(submissions, {
			where: sql`lower(json_extract(${submissions.answers}, '$.email')) in ${addresses}` as SQL,
			orderBy: asc(submissions.id),
			limit: MOST,
		}),
	);
	const history = reads.add(readingHistory(rows, { table: contacts, recordId: id, actors: people, limit: 100 }));
	await reads.send(rows);
	const [contact] = found();
	if (!contact) throw notFound();
	return {
		contact,
		customers: links().flatMap(({ customer, row }) =>
			customer ? [{ name: customer.name, role: row.role, since: row.createdAt }] : [],
		),
		notes: written().map(({ row, author }) => ({
			...{ id: row.id, at: row.createdAt, by: author && nameOf(author) },
			text: row.subject ? `${row.subject}\n${row.plain}` : row.plain,
		})),
		tasks: planned().map(({ title, description, dueOn, createdAt }) => ({ title, description, dueOn, at: createdAt })),
		meetings: asked().flatMap(({ row, meeting }) =>
			meeting
				? [{ title: meeting.title, startsAt: meeting.startsAt, name: row.name, email: row.email, answer: row.answer }]
				: [],
		),
		messages: sent().map(({ id: message, createdAt, answers, language, consentVersion, deletedAt }) => ({
			...{ id: message, at: createdAt, answers, language, consentVersion, deletedAt },
		})),
		history: history().map(({ row, actor }) => ({
			...{ at: row.at, action: row.action, fields: row.fields, by: actor && nameOf(actor) },
		})),
	};
}

/** The e-mails that went to a person, beside others, from the customers that the person belongs to. */
export const wentTo = (id: string, customers: SQL) =>
	sql`(${notes.kind} = 'email' and ${notes.customerId} in ${customers}
		and exists (select 1 from json_each(${notes.recipients}) where value ->> 'contactId' = ${id}))`;
export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

/** What the page of a person's data shows. */
export async function showPersonalData(visit: Visit, { contact: id, in: list }: z.output<typeof ContactPage>) {
	const data = await readPersonalData(visit, id);
	const name = contactName(data.contact);
	return { ...data, list, title: name, name, mayErase: visit.access.level >= LEVEL_ALL, tenant: visit.tenant.guid };
}
