import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { addContact, contactName } from "../contacts/contacts.server";
import { contactsLike } from "../contacts/like.server";
import { addMeeting } from "../meetings/meetings.server";
import type { NoteForm } from "../notes/note.schema";
import { addNote } from "../notes/notes.server";
import { addTask } from "../tasks.server";
import { visibleTo } from "../visible.server";
import type { QuickContact, QuickMeeting, QuickTask } from "./customer-query.schema";

/** Adds a note to the customer whose page it is written on. */
export async function writeNoteHere(
	visit: Visit,
	{ customer, body, isPrivate, kind, files, libraryFiles }: z.output<typeof NoteForm>,
) {
	const customerId = await customerAt(visit, customer ?? "");
	await addNote(visit, { customerId, body, isPrivate, kind, files, libraryFiles });
	return done({ snackbar: { key: "crmLog:snackbar.noteSaved" } });
}

/** Adds a task to the customer whose page it is written on. */
export async function writeTaskHere(visit: Visit, { customer, ...task }: z.output<typeof QuickTask>) {
	await addTask(visit, { ...task, customerId: await customerAt(visit, customer) });
	return done({ snackbar: { key: "crmWork:snackbar.added" } });
}

/** Adds a meeting with the customer whose page it is agreed on. */
export async function writeMeetingHere(visit: Visit, { customer, ...meeting }: z.output<typeof QuickMeeting>) {
	await addMeeting(visit, { ...meeting, customerId: await customerAt(visit, customer) });
	return done({ snackbar: { key: "crmMeetings:snackbar.added" } });
}

/** Adds a contact person to the customer whose page they are written down on; somebody like it is shown first. */
export async function writeContactHere(
	visit: Visit,
	{ customer, email, phone, anyway, ...name }: z.output<typeof QuickContact>,
) {
	const customerId = await customerAt(visit, customer);
	const like = anyway ? [] : await contactsLike(visit, { ...name, email: email ?? undefined });
	if (like.length > 0) return { like };
	const contact = await addContact(visit, {
		...name,
		emails: email ? [{ kind: "work", value: email }] : [],
		phones: phone ? [{ kind: "mobile", value: phone }] : [],
		customerIds: [customerId],
	});
	return done({ snackbar: { key: "crmContacts:snackbar.added", params: { name: contactName(contact) } } });
}

async function customerAt(visit: Visit, guid: string): Promise<string> {
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	if (!customer) throw notFound();
	return customer.id;
}
