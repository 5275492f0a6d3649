import { and, eq, sql } from "drizzle-orm";
import { mentionsIn } from "#app/directory/mentions";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { kept, type Written } from "#app/platform/rich-text/rich-text.schema";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { contacts, customerPeople, notes, noteVersions } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { readColleagues } from "../colleagues.server";
import { attaching, type Sent } from "../files/attachments.server";
import { paths } from "../paths";
import { recomputingActivity } from "../recompute-activity.server";
import { tellOf } from "../sharing/tell.server";
import { openNotes, visibleTo } from "../visible.server";

export type Note = Row<typeof notes>;
type NewNote = Partial<Pick<Note, "customerId" | "contactId" | "isPrivate" | "kind">> & {
	body: Written;
} & Sent;

type NoteChange = { id: string; updatedAt?: number } & Partial<
	Pick<NewNote, "body" | "isPrivate" | "kind" | keyof Sent>
>;

/** The note, where the visitor sees it; throws `notFound` else. */
export async function findNote(visit: Visit, id: string, alsoInTrash = false): Promise<Note> {
	const where = and(eq(notes.id, id), alsoInTrash ? openNotes(visit) : visibleTo(visit, notes));
	const [note] = await visit.rows.list(notes, { where, limit: 1 });
	if (!note) throw notFound();
	return note;
}

/** A note is changed and removed by its author and level 30. */
export const mayChange = (visit: Visit, { createdBy }: Pick<Note, "createdBy">) =>
	createdBy === visit.user.id || visit.access.level >= LEVEL_ALL;

/** Adds a note and tells the colleagues whom it names. Throws `invalid` for a customer or contact that is not there. */
export async function addNote(
	visit: Visit,
	{ customerId = null, contactId = null, body, isPrivate = false, kind = "note", files, libraryFiles }: NewNote,
): Promise<Note> {
	const mentioned = await about(visit, { customerId, contactId });
	const plain = plainText(body.doc);
	const mentions = mentioned(plain);
	const row = {
		...{ id: newId(visit.now.getTime()), customerId, contactId, body: body.doc, plain, isPrivate, kind, mentions },
		createdBy: visit.user.id,
	};
	const { rows } = visit;
	const attached = await attaching(
		visit,
		{ files, libraryFiles },
		{ customerId, noteId: row.id },
		paths(visit.tenant.guid).note(row.id),
	);
	const [added] = await rows.commit([
		rows.adding(notes, row),
		rows.indexing(notes, row.id, [plain]),
		...attached,
		...(customerId ? [recomputingActivity(visit, customerId)] : []),
	]);
	await tell(visit, added as Note, mentions, true);
	return added as Note;
}

/**
 * Changes what a note says; what it said before is kept. Where it has moved on since `updatedAt` nothing is written and
 * `conflict` is thrown with the note as it is now. Throws `notAllowed` for a note of somebody else.
 */
export function changeNote(visit: Visit, change: NoteChange): Promise<Note> {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

async function writeChange(
	visit: Visit,
	{ id, updatedAt, body, files = [], libraryFiles = [], ...fields }: NoteChange,
): Promise<Note> {
	const before = await findNote(visit, id);
	if (!mayChange(visit, before)) throw notAllowed();
	// What was sent was sent.
	if (before.kind === "email" && (body || fields.kind)) throw notAllowed();
	if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw conflict(before);
	const doc = body && kept(before.body as RichDoc, body);
	const isEdited = doc !== undefined && JSON.stringify(doc) !== JSON.stringify(before.body);
	const patch: Partial<Note> = { ...fields };
	if (isEdited) {
		const plain = plainText(doc);
		const mentions = (await about(visit, before))(plain);
		Object.assign(patch, { body: doc, plain, mentions, editedAt: visit.now.getTime() });
	}
	if (Object.keys(patch).length === 0 && files.length + libraryFiles.length === 0) return before;
	const { rows } = visit;
	const attached = await attaching(
		visit,
		{ files, libraryFiles },
		{ customerId: before.customerId, noteId: id },
		paths(visit.tenant.guid).note(id),
	);
	const version = { id: newId(visit.now.getTime()), noteId: id, body: before.body, editedBy: visit.user.id };
	// What it said before is kept once, also where two save at the same moment: the batch is refused as a whole.
	const unmoved = sql`exists (select 1 from ${notes} where ${and(eq(notes.tenantId, visit.tenant.id), eq(notes.id, id), eq(notes.updatedAt, before.updatedAt))})`;
	const commit = rows.commit([
		requiring(visit.context, unmoved),
		rows.changing(notes, id, patch),
		...(isEdited ? [rows.adding(noteVersions, version), rows.indexing(notes, id, [patch.plain])] : []),
		...attached,
	]);
	const [, changed] = await orElse(commit, () => conflict(before));
	const added = (patch.mentions ?? []).filter((user) => !before.mentions.includes(user));
	await tell(visit, changed as Note, added);
	return changed as Note;
}

/** Keeps a note above the others, or no longer. */
export async function pinNote(visit: Visit, id: string, isPinned: boolean): Promise<Note> {
	const before = await findNote(visit, id);
	return (await visit.rows.change(notes, id, { isPinned })) ?? before;
}

/** Puts a note into the trash. */
export async function trashNote(visit: Visit, id: string): Promise<Note> {
	return setTrashed(visit, await findNote(visit, id), visit.now.getTime());
}

/** Takes a note out of the trash. */
export async function restoreNote(visit: Visit, id: string): Promise<Note> {
	return setTrashed(visit, await findNote(visit, id, true), null);
}

async function setTrashed(visit: Visit, note: Note, deletedAt: number | null): Promise<Note> {
	if (!mayChange(visit, note)) throw notAllowed();
	const { rows } = visit;
	const [changed] = await rows.commit([
		rows.changing(notes, note.id, { deletedAt }),
		rows.indexing(notes, note.id, deletedAt === null ? [note.subject, note.plain] : []),
		...(note.customerId ? [recomputingActivity(visit, note.customerId)] : []),
	]);
	return (changed as Note | undefined) ?? note;
}

/** Checks what a note points to; gives who of the colleagues that may see it is named in a text. */
async function about(visit: Visit, { customerId, contactId }: Pick<Note, "customerId" | "contactId">) {
	const reads = new ReadBatch();
	const { rows } = visit;
	const ofCustomer = and(eq(companies.id, customerId ?? ""), visibleTo(visit));
	const ofContact = and(eq(contacts.id, contactId ?? ""), visibleTo(visit, contacts));
	const customer = reads.add(rows.listing(companies, { where: ofCustomer, limit: 1 }));
	const contact = reads.add(rows.listing(contacts, { where: ofContact, limit: 1 }));
	const workers = reads.add(
		rows.listing(customerPeople, {
			where: and(eq(customerPeople.customerId, customerId ?? ""), eq(customerPeople.part, "collaborator")),
		}),
	);
	const colleagues = readColleagues(visit, reads);
	await reads.send(rows);
	if (customerId && customer().length === 0) throw invalid({ customerId: "crmWork:errors.notThere" });
	if (contactId && contact().length === 0) throw invalid({ contactId: "crmWork:errors.notThere" });
	const [company] = customer();
	const own = company?.visibility === "own" ? [company.ownerId, ...workers().map(({ userId }) => userId)] : undefined;
	const readers = colleagues().filter(({ id }) => own?.includes(id) ?? true);
	return (text: string) => mentionsIn(text, readers);
}

/** Nobody hears of a private note, nor of what they wrote themselves; whoever is named in it is told so, once. */
async function tell(visit: Visit, note: Note, mentioned: string[], isNew = false): Promise<void> {
	if (note.isPrivate) return;
	const about = { kind: "note" as const, id: note.id };
	const url = paths(visit.tenant.guid).note(note.id);
	await tellOf(visit, { ...about, type: "mentioned", users: mentioned, url });
	if (isNew)
		await tellOf(visit, { ...about, type: "customerNote", customerId: note.customerId, except: mentioned, url });
}
