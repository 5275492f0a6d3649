import { asc, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { notesOn } from "#app/directory/on-record/notes.server";
import { filesOn } from "#app/media/on-record/files.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { assessmentContacts, assessmentFiles, assessmentNotes } from "#db/schema/kartlegging";
import { findCompany } from "./companies.server";
import type { ChangedContactInput, ContactInput, FileNamed, FilesInput, NoteInput, PartRef } from "./parts.schema";

/** Contacts that a company's page shows. */
const MOST = 200;

const find = async (visit: Visit, guid: string) => (await findCompany(visit, { guid })).row.id;
const notes = notesOn({ table: assessmentNotes, of: "companyId", find });
export const files = filesOn({
	...{ table: assessmentFiles, of: "companyId", find },
	/** No grant opens them, only the page of a company that is seen. */
	ownedBy: "kartlegging.company",
});

/** Reads contacts, notes and files of the company that an address names; for one `rows.read` with the company itself. */
export const readingParts = (visit: Visit, guid: string) => ({
	contacts: visit.rows.listing(assessmentContacts, {
		where: sql`${assessmentContacts.companyId} = ${companyIdOf(visit, guid)}`,
		orderBy: [asc(assessmentContacts.name), asc(assessmentContacts.id)],
		limit: MOST,
	}),
	notes: notes.reading(visit, companyIdOf(visit, guid)),
	files: files.reading(visit, companyIdOf(visit, guid)),
});

type Reading = ReturnType<typeof readingParts>;
type Read<Key extends keyof Reading> = ReturnType<Reading[Key]["shape"]>;

/** What was read, as the page shows it. */
export const partsIn = ({ contacts, notes, files }: { [Part in keyof Reading]: Read<Part> }) => ({
	contacts: contacts.map(({ id, name, jobTitle, email, phone, updatedAt }) => ({
		...{ id, name, jobTitle, email, phone, updatedAt },
	})),
	...{ notes, files },
});
export type CompanyParts = ReturnType<typeof partsIn>;

export async function addContact(visit: Visit, { company: guid, ...contact }: z.output<typeof ContactInput>) {
	const { row } = await findCompany(visit, { guid });
	await visit.rows.add(assessmentContacts, { id: newId(visit.now.getTime()), companyId: row.id, ...contact });
	return done({ snackbar: { key: "kartlegging:told.contactAdded", params: { name: contact.name } } });
}

/** A contact of a company that the visitor sees; throws `notFound` else. */
async function findContact(visit: Visit, { company: guid, id }: z.output<typeof PartRef>) {
	const [{ row }, contact] = await Promise.all([findCompany(visit, { guid }), visit.rows.find(assessmentContacts, id)]);
	if (contact?.companyId !== row.id) throw notFound();
	return contact;
}

export async function changeContact(visit: Visit, { company, id, ...fields }: z.output<typeof ChangedContactInput>) {
	await findContact(visit, { company, id });
	await visit.rows.change(assessmentContacts, id, fields);
	return done({ snackbar: { key: "kartlegging:told.contactSaved", params: { name: fields.name } } });
}

export async function removeContact(visit: Visit, ref: z.output<typeof PartRef>) {
	const { id, name } = await findContact(visit, ref);
	await visit.rows.commit([visit.rows.removing(assessmentContacts, id)]);
	return done({ snackbar: { key: "kartlegging:told.contactRemoved", params: { name } } });
}

export const addNote = (visit: Visit, { company, text }: z.output<typeof NoteInput>) => notes.add(visit, company, text);
export const removeNote = (visit: Visit, { company, id }: z.output<typeof PartRef>) => notes.remove(visit, company, id);
export const addFiles = (visit: Visit, { company, files: sent }: z.output<typeof FilesInput>) =>
	files.add(visit, company, sent);
export const removeFile = (visit: Visit, { company, id }: z.output<typeof PartRef>) => files.remove(visit, company, id);
/** The bytes of a file, to be saved. */
export const openFile = (visit: Visit, { company, file }: z.output<typeof FileNamed>) =>
	files.open(visit, company, file);
