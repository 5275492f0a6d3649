import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { keeperOf } from "#app/lists/read-list.server";
import { PAGE_SIZE } from "#app/platform/limits";
import { decodeCursor, encodeCursor, keyset, twoWayPage } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { notes, noteVersions } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { readingFiles, withFiles } from "../files/attachments.server";
import { mayWrite } from "../show-customers.server";
import { openNotes, visibleTo } from "../visible.server";
import type { NotePage, NotesQuery } from "./note.schema";
import { noteHtml, notePointers, toNoteItem } from "./note-item.server";

const A_PAGE = PAGE_SIZE / 2;
const MOST_VERSIONS = 50;

/** What the list of notes shows: a page of them, the newest first. */
export async function showNotes(visit: Visit, query: NotesQuery) {
	const reads = new Reads();
	const page = readNotes(visit, query, reads);
	await reads.send(visit.rows);
	const { items, next, previous, filed } = page();
	const { q = "", view = "all" } = query;
	return {
		notes: filed ?? (await withFiles(visit, items)),
		next,
		previous,
		query: { q, view },
		keeper: keeperOf(visit),
		writes: mayWrite(visit),
		tenant: visit.tenant.guid,
	};
}

function readNotes(visit: Visit, query: NotesQuery, reads: Reads) {
	const { q, view = "all" } = query;
	const where = notesInView(visit, view);
	if (q) {
		const before = query.cursor === undefined ? undefined : Number(decodeCursor(query.cursor, 1)[0]);
		const search = { text: q, before };
		const found = reads.add(visit.rows.listingWith(notes, notePointers, { where, search, limit: A_PAGE + 1 }));
		return () => {
			const rows = found();
			const last = rows.slice(0, A_PAGE).at(-1)?.row.foundAt;
			const next = rows.length > A_PAGE && last !== undefined ? encodeCursor([last]) : null;
			return { items: rows.slice(0, A_PAGE).map((row) => toNoteItem(visit, row)), next, previous: null, filed: null };
		};
	}
	const place = keyset([notes.createdAt, notes.id], query, "desc");
	const options = { where: and(where, place.where), orderBy: place.orderBy, limit: A_PAGE + 1 };
	const found = reads.add(visit.rows.listingWith(notes, notePointers, options));
	const withTheirs = readingFiles(visit, options, reads);
	return () => {
		const { items, next, previous } = twoWayPage(found(), A_PAGE, ({ row }) => [row.createdAt, row.id], query);
		const shown = items.map((row) => toNoteItem(visit, row));
		return { items: shown, next, previous, filed: withTheirs(shown) };
	};
}

/** The notes of a view; one that is none has all. */
export function notesInView(visit: Visit, view: string | null): SQL {
	if (view === "trash") return and(isNotNull(notes.deletedAt), openNotes(visit)) as SQL;
	const shown = visibleTo(visit, notes);
	if (view === "mine") return and(shown, eq(notes.createdBy, visit.user.id)) as SQL;
	return view === "pinned" ? (and(shown, eq(notes.isPinned, true)) as SQL) : shown;
}

/** What the page of one note shows: what it says, what it said before, and the form to change it. */
export async function showNote(visit: Visit, { note: id }: z.output<typeof NotePage>) {
	const reads = new Reads();
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
		keeper: keeperOf(visit),
		tenant: visit.tenant.guid,
	};
}
