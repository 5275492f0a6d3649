import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { keyset, pageOf } from "#app/platform/paging.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { notes } from "#db/schema/crm";
import { instant } from "../serialize";
import { visibleTo } from "../visible.server";
import type { NoteInput, NoteRef, NotesCall } from "./note.schema";
import { addNote, changeNote, findNote, type Note, pinNote, trashNote } from "./notes.server";

/** One note by its id, or a page of the tenant's or one customer's, the newest first. */
export async function listNotes(visit: Visit, { id, customerId, limit, cursor }: z.output<typeof NotesCall>) {
	if (id !== undefined) return serializeNote(await findNote(visit, id));
	const place = keyset([notes.createdAt, notes.id], { cursor }, "desc");
	const ofCustomer = customerId ? eq(notes.customerId, customerId) : undefined;
	const where = and(visibleTo(visit, notes), ofCustomer, place.where);
	const found = await visit.rows.list(notes, { where, orderBy: place.orderBy, limit: limit + 1 });
	const { items, next } = pageOf(found, limit, (note) => [note.createdAt, note.id]);
	return { items: items.map(serializeNote), next };
}

export async function saveNote(visit: Visit, { id, text, isPinned, ...sent }: z.output<typeof NoteInput>) {
	const { customerId, contactId, isPrivate, kind, updatedAt } = sent;
	if (id === undefined && text === undefined) throw invalid({ text: "required" });
	if (id === undefined && customerId === undefined && !contactId) throw invalid({ customerId: "required" });
	const saved =
		id === undefined && text !== undefined
			? await addNote(visit, { customerId, contactId, body: text, isPrivate, kind })
			: await withCurrent(
					changeNote(visit, { id: id ?? "", updatedAt, body: text, ...said({ isPrivate, kind }) }),
					async () => serializeNote(await findNote(visit, id ?? "")),
				);
	return serializeNote(isPinned === undefined ? saved : await pinNote(visit, saved.id, isPinned));
}

export async function removeNote(visit: Visit, { id }: z.output<typeof NoteRef>) {
	await trashNote(visit, id);
	return { id, deleted: true };
}

/** A note as the calls give it: its words, and the document of the editor. */
export function serializeNote(note: Note) {
	return {
		id: note.id,
		tenant_id: note.tenantId,
		customer_id: note.customerId,
		contact_id: note.contactId,
		text: note.plain,
		document: note.body,
		kind: note.kind,
		subject: note.subject,
		recipients: note.recipients.map(({ contactId, name, email }) => ({ contact_id: contactId, name, email })),
		is_pinned: note.isPinned,
		is_private: note.isPrivate,
		mentions: note.mentions,
		created_by: note.createdBy,
		created_at: instant(note.createdAt),
		edited_at: instant(note.editedAt),
		updated_at: instant(note.updatedAt),
	};
}
