import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, TenantTable } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { NAMED, nameOf } from "../names";

type NoteTable = TenantTable & Record<"text" | "createdBy" | "createdAt", SQLiteColumn>;
type Note = { id: string; text: string; createdBy: string; createdAt: number } & Record<string, unknown>;
type Author = { firstName: string; lastName: string; email: string } | null;

type NotesOf<Table extends NoteTable> = {
	table: Table;
	/** The property of the table that says which record a note is on. */
	of: keyof Table & string;
	/** The id of the record that an address names, where the visitor sees it; else it throws `notFound`. */
	find: (visit: Visit, key: string) => Promise<string>;
};
export type ShownNote = { id: string; text: string; at: number; author: string | null; mayRemove: boolean };

/** Notes that a record's page shows. */
const MOST = 200;

/** What somebody has written or sent goes by them and by level 30. */
export const isMine = ({ user, access }: Visit, userId: string | null) =>
	userId === user.id || access.level >= LEVEL_ALL;

/** Notes on the records of a table: read with the record, the last first; added, and removed by their authors. */
export function notesOn<Table extends NoteTable>({ table, of, find }: NotesOf<Table>) {
	return {
		reading(visit: Visit, recordId: SQL | string): PendingQuery<ShownNote[]> {
			const { query, shape } = visit.rows.listingWith(
				table as NoteTable,
				{ author: [people, table.createdBy, NAMED] },
				{ where: sql`${table[of]} = ${recordId}`, orderBy: desc(table.id), limit: MOST },
			);
			return {
				query,
				shape: (found) =>
					(shape(found) as unknown as { row: Note; author: Author }[]).map(({ row, author }) => ({
						...{ id: row.id, text: row.text, at: row.createdAt, author: author && nameOf(author) },
						mayRemove: isMine(visit, row.createdBy),
					})),
			};
		},
		async add(visit: Visit, key: string, text: string) {
			const { rows, now, user } = visit;
			const note = { id: newId(now.getTime()), [of]: await find(visit, key), text, createdBy: user.id };
			await rows.add(table as NoteTable, note as never);
			return done({ snackbar: { key: "onRecord:told.noteAdded" } });
		},
		async remove(visit: Visit, key: string, id: string) {
			const recordId = await find(visit, key);
			const [note] = (await visit.rows.list(table as NoteTable, { where: eq(table.id, id), limit: 1 })) as Note[];
			if (note?.[of] !== recordId) throw notFound();
			if (!isMine(visit, note.createdBy)) throw notAllowed();
			await visit.rows.commit([visit.rows.removing(table, id)]);
			return done({ snackbar: { key: "onRecord:told.noteRemoved" } });
		},
	};
}
