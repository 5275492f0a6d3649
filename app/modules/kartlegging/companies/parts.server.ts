import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { dropping, fileAt, holdFile, readying, serveHeld } from "#app/media/held-files.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { assessmentContacts, assessmentFiles, assessmentNotes } from "#db/schema/kartlegging";
import { companyIdOf, findCompany } from "./companies.server";
import type { ChangedContactInput, ContactInput, FileNamed, FilesInput, NoteInput, PartRef } from "./parts.schema";

/** Whose the files are: no grant opens them, only the page of a company that is seen. */
const OWNED_BY = "kartlegging.company";
/** Parts of one kind that a company's page shows. */
const MOST = 200;

const isOf = (visit: Visit, column: SQLiteColumn, guid: string) => sql`${column} = ${companyIdOf(visit, guid)}`;

/** Reads contacts, notes and files of the company that an address names; for one `rows.read` with the company itself. */
export const readingParts = (visit: Visit, guid: string) => ({
	contacts: visit.rows.listing(assessmentContacts, {
		where: isOf(visit, assessmentContacts.companyId, guid),
		orderBy: [asc(assessmentContacts.name), asc(assessmentContacts.id)],
		limit: MOST,
	}),
	notes: visit.rows.listingWith(
		assessmentNotes,
		{ author: [people, assessmentNotes.createdBy, NAMED] },
		{ where: isOf(visit, assessmentNotes.companyId, guid), orderBy: desc(assessmentNotes.id), limit: MOST },
	),
	files: visit.rows.listingWith(
		assessmentFiles,
		{ file: fileAt(assessmentFiles.fileId) },
		{ where: isOf(visit, assessmentFiles.companyId, guid), orderBy: desc(assessmentFiles.id), limit: MOST },
	),
});

type Reading = ReturnType<typeof readingParts>;
type Read<Key extends keyof Reading> = ReturnType<Reading[Key]["shape"]>;

/** What was read, as the page shows it. */
export const partsIn = (
	visit: Visit,
	{ contacts, notes, files }: { contacts: Read<"contacts">; notes: Read<"notes">; files: Read<"files"> },
) => ({
	contacts: contacts.map(({ id, name, jobTitle, email, phone, updatedAt }) => ({
		...{ id, name, jobTitle, email, phone, updatedAt },
	})),
	notes: notes.map(({ row: { id, text, createdAt, createdBy }, author }) => ({
		...{ id, text, at: createdAt, author: author && nameOf(author), mayRemove: isMine(visit, createdBy) },
	})),
	files: files.flatMap(({ row: { id, createdAt }, file }) =>
		file?.state === "ready"
			? [{ id, name: file.name, size: file.size, at: createdAt, mayRemove: isMine(visit, file.uploaderId) }]
			: [],
	),
});
export type CompanyParts = ReturnType<typeof partsIn>;

/** What somebody has written or sent goes by them and by level 30. */
const isMine = ({ user, access }: Visit, userId: string | null) => userId === user.id || access.level >= LEVEL_ALL;

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

export async function addNote(visit: Visit, { company: guid, text }: z.output<typeof NoteInput>) {
	const { row } = await findCompany(visit, { guid });
	const { rows, now, user } = visit;
	await rows.add(assessmentNotes, { id: newId(now.getTime()), companyId: row.id, text, createdBy: user.id });
	return done({ snackbar: { key: "kartlegging:told.noteAdded" } });
}

export async function removeNote(visit: Visit, { company: guid, id }: z.output<typeof PartRef>) {
	const { row } = await findCompany(visit, { guid });
	const note = await visit.rows.find(assessmentNotes, id);
	if (note?.companyId !== row.id) throw notFound();
	if (!isMine(visit, note.createdBy)) throw notAllowed();
	await visit.rows.commit([visit.rows.removing(assessmentNotes, id)]);
	return done({ snackbar: { key: "kartlegging:told.noteRemoved" } });
}

export async function addFiles(visit: Visit, { company: guid, files }: z.output<typeof FilesInput>) {
	const { rows, now } = visit;
	const { row } = await findCompany(visit, { guid });
	const held = await Promise.all(files.map((file) => holdFile(visit, OWNED_BY, file as File)));
	await rows.commit(
		held.flatMap(({ id: fileId }) => [
			readying(visit, fileId),
			rows.adding(assessmentFiles, { id: newId(now.getTime()), companyId: row.id, fileId }),
		]),
	);
	return done({ snackbar: { key: "kartlegging:told.filesAdded", params: { count: held.length } } });
}

/** A file of a company that the visitor sees; throws `notFound` else. */
async function findFile(visit: Visit, guid: string, id: string) {
	const { row } = await findCompany(visit, { guid });
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			assessmentFiles,
			{ file: fileAt(assessmentFiles.fileId) },
			{ where: and(eq(assessmentFiles.id, id), eq(assessmentFiles.companyId, row.id)), limit: 1 },
		),
	});
	const [one] = found;
	if (!one?.file) throw notFound();
	return { row: one.row, file: one.file };
}

/** The bytes of a file, to be saved. */
export async function openFile(visit: Visit, { company, file: id }: z.output<typeof FileNamed>): Promise<Response> {
	return serveHeld(visit, (await findFile(visit, company, id)).file);
}

export async function removeFile(visit: Visit, { company, id }: z.output<typeof PartRef>) {
	const { row, file } = await findFile(visit, company, id);
	if (!isMine(visit, file.uploaderId)) throw notAllowed();
	await visit.rows.commit([visit.rows.removing(assessmentFiles, row.id), dropping(visit.rows, file.id)]);
	return done({ snackbar: { key: "kartlegging:told.fileRemoved", params: { name: file.name } } });
}
