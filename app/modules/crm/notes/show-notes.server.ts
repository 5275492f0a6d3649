import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { keeperOf, readList } from "#app/lists/read-list.server";
import { notFound } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { notes, noteVersions } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { asksFor, readStaffChoices } from "../customers-list/list-choices.server";
import { readingFiles, withFiles } from "../files/attachments.server";
import type { NotesQuery } from "../notes-list/list.schema";
import { noteSource } from "../notes-list/notes.source.server";
import { mayWrite } from "../show-customers.server";
import { visibleTo } from "../visible.server";
import type { NotePage } from "./note.schema";
import { noteHtml, notePointers, toNoteItem } from "./note-item.server";

const MOST_VERSIONS = 50;

/** What the list of notes shows: a page of them with their files, and what may be chosen to filter them by. */
export async function showNotes(visit: Visit, query: NotesQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, noteSource as never, query, reads, visibleTo(visit, notes));
	const found = reads.add(visit.rows.listingWith(notes, notePointers, list.options));
	// What a search finds is in no order that the files could be read by along with it.
	const filed = list.options.search ? undefined : readingFiles(visit, list.options, reads);
	const staff = readStaffChoices(visit, asksFor("author", query), reads);
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	const items = rows.map((row) => toNoteItem(visit, row));
	return {
		list: data,
		notes: filed ? filed(items) : await withFiles(visit, items),
		staff: staff(),
		writes: mayWrite(visit),
		tenant: visit.tenant.guid,
	};
}

/** What the page of one note shows: what it says, what it said before, and the form to change it. */
export async function showNote(visit: Visit, { note: id, in: list }: z.output<typeof NotePage>) {
	const reads = new ReadBatch();
	const it = { where: and(eq(notes.id, id), visibleTo(visit, notes)), limit: 1 };
	const found = reads.add(visit.rows.listingWith(notes, notePointers, it));
	const withTheirs = readingFiles(visit, it, reads);
	const versions = reads.add(
		visit.rows.listingWith(
			noteVersions,
			{ editor: [people, noteVersions.editedBy] },
			{
				where: eq(noteVersions.noteId, id),
				orderBy: [desc(noteVersions.createdAt), desc(noteVersions.id)],
				limit: MOST_VERSIONS,
			},
		),
	);
	await reads.send(visit.rows);
	const [one] = found();
	if (!one) throw notFound();
	const [note] = withTheirs([toNoteItem(visit, one)]);
	if (!note) throw notFound();
	return {
		note: { ...note, body: one.row.body as RichDoc },
		versions: versions().map(({ row, editor }) => ({
			id: row.id,
			at: row.createdAt,
			by: editor && nameOf(editor),
			html: noteHtml(row.body),
		})),
		writes: mayWrite(visit) && note.mayChange && note.kind !== "email",
		list,
		keeper: keeperOf(visit),
		tenant: visit.tenant.guid,
	};
}
