import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { copyingFromLibrary, findForUse, forgettingFiles } from "#app/media/library/uses.server";
import {
	attachingFile,
	fileAt,
	releasingFile,
	type StoredFile,
	serveRecordFile,
	stageFile,
} from "#app/media/record-files.server";
import { newId } from "#app/platform/ids";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { ListOptions } from "#app/platform/tenant/rows.server";
import { attachments, notes } from "#db/schema/crm";
import { onVisible, type Viewer, visibleTo } from "../visible.server";

/** Whose the files are: no grant opens them, only the pages here, by what is seen of customer and note. */
const OWNED_BY = "crm.record";
/** Files that are listed of one customer, or of a page of notes. */
const MOST = 200;

/** What somebody sees of files: those of the notes and of the customers that they see. */
function visibleFiles(viewer: Viewer): SQL {
	const its = and(eq(notes.tenantId, viewer.tenant.id), eq(notes.id, attachments.noteId), visibleTo(viewer, notes));
	const ofCustomer = and(isNull(attachments.noteId), onVisible(viewer, attachments.customerId));
	return or(ofCustomer, sql`exists (select 1 from ${notes} where ${its})`) as SQL;
}

/** What a form hands over: files from the device, and ids of files of the library. */
export type Sent = { files?: readonly unknown[]; libraryFiles?: readonly string[] };
type About = { customerId?: string | null; noteId?: string | null };

/**
 * Stores files, and takes those of the library; gives the writes that hang them on a note or a customer, for the commit
 * that they belong to. `path` is the page that will show them.
 */
export async function attaching(visit: Visit, sent: Sent, about: About, path: string): Promise<PendingWrite[]> {
	const { files = [], libraryFiles = [] } = sent;
	const { rows, now } = visit;
	const found = libraryFiles.length === 0 ? [] : await findForUse(visit, libraryFiles, "files");
	// The library says that a note or a customer has the file, and not whose name that is.
	const refGuid = about.noteId ?? about.customerId ?? "";
	const taken = copyingFromLibrary(visit, found, OWNED_BY, { moduleKey: OWNED_BY, refGuid, title: "", path });
	const staged = await Promise.all(files.map((file) => stageFile(visit, OWNED_BY, file as File)));
	const hanging = [...staged, ...taken.copies].map(({ id }) =>
		rows.adding(attachments, { id: newId(now.getTime()), fileId: id, ...about }),
	);
	return [...taken.writes, ...staged.map(({ id }) => attachingFile(visit, id)), ...hanging];
}

/** Reads files with their names and sizes, the newest first. */
export function readFiles(visit: Visit, where: SQL, reads: ReadBatch): () => FileItem[] {
	const options = { where: and(where, visibleFiles(visit)), orderBy: desc(attachments.id), limit: MOST };
	const found = reads.add(visit.rows.listingWith(attachments, { file: fileAt(attachments.fileId) }, options));
	return () =>
		found().flatMap(({ row: { id, noteId, createdAt }, file }) =>
			file?.state === "ready"
				? [{ id, noteId, at: createdAt, name: file.name, size: file.size, mayRemove: mayRemove(visit, file) }]
				: [],
		);
}
export type FileItem = {
	id: string;
	noteId: string | null;
	at: number;
	name: string;
	size: number;
	mayRemove: boolean;
};

/** Reads the files of the notes that a query finds, along with them; gives notes with their files. */
export function readingFiles(visit: Visit, { where, orderBy, limit }: ListOptions, reads: ReadBatch) {
	const own = visit.rows
		.select(notes, { id: notes.id })
		.where(where)
		.orderBy(...[orderBy ?? []].flat())
		.limit(limit ?? MOST);
	// A limit counts only where it stands in a query of its own.
	const files = readFiles(visit, sql`${attachments.noteId} in (select id from ${own})`, reads);
	return <Note extends { id: string }>(items: readonly Note[]) => attached(items, files());
}

/** Notes with their files: one more round trip for all of them, where a search has found them. */
export async function withFiles<Note extends { id: string }>(visit: Visit, items: readonly Note[]) {
	const reads = new ReadBatch();
	const ids = items.map(({ id }) => id);
	const files = ids.length > 0 ? readFiles(visit, among(attachments.noteId, ids), reads) : () => [];
	await reads.send(visit.rows);
	return attached(items, files());
}

const attached = <Note extends { id: string }>(items: readonly Note[], files: readonly FileItem[]) =>
	items.map((note) => ({ ...note, files: files.filter(({ noteId }) => noteId === note.id) }));

const mayRemove = (visit: Visit, { uploaderId }: Pick<StoredFile, "uploaderId">) =>
	uploaderId === visit.user.id || visit.access.level >= LEVEL_ALL;

/** A file, where the visitor sees what it hangs on; throws `notFound` else. */
async function findFile(visit: Visit, id: string) {
	const where = and(eq(attachments.id, id), visibleFiles(visit));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(attachments, { file: fileAt(attachments.fileId) }, { where, limit: 1 }),
	});
	const [one] = found;
	if (!one?.file) throw notFound();
	return { row: one.row, file: one.file };
}

/** The bytes of a file, to be saved or, a picture, shown. */
export async function openFile(visit: Visit, { file: id }: { file: string }): Promise<Response> {
	return serveRecordFile(visit, (await findFile(visit, id)).file);
}

/** Removes a file for good; whoever sent it, and level 30. */
export async function removeFile(visit: Visit, id: string): Promise<string> {
	const { row, file } = await findFile(visit, id);
	if (!mayRemove(visit, file)) throw notAllowed();
	await visit.rows.commit([
		visit.rows.removing(attachments, row.id),
		forgettingFiles(visit.rows, sql`(${file.id})`),
		releasingFile(visit.rows, file.id),
	]);
	return file.name;
}
