import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { isMine } from "#app/directory/on-record/notes.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notAllowed, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row, TenantRows, TenantTable } from "#app/platform/tenant/rows.server";
import type { StoredFile } from "../pictures.server";
import {
	attachingFile,
	fileAt,
	releasingFile,
	releasingFiles,
	serveRecordFile,
	stageFile,
} from "../record-files.server";

type FileTable = TenantTable & Record<"fileId" | "createdAt", SQLiteColumn>;
type FilesOf<Table extends FileTable> = {
	table: Table;
	/** The property of the table that says which record a file is on. */
	of: keyof Table & string;
	/** Whose the files are, with a dot: no grant opens them, only the page of a record that is seen. */
	ownedBy: string;
	/** The id of the record that an address names, where the visitor sees it; else it throws `notFound`. */
	find: (visit: Visit, key: string) => Promise<string>;
};
type Found = { row: { id: string; createdAt: number }; file: StoredFile | null }[];
export type ShownFile = { id: string; name: string; size: number; at: number; mayRemove: boolean };

/** Files that a record's page shows. */
const MOST = 200;

/** Files on the records of a table: read with the record, the last first; added, saved, and removed by who has sent them. */
export function filesOn<Table extends FileTable>({ table, of, ownedBy, find }: FilesOf<Table>) {
	const pointers = { file: fileAt(table.fileId) };
	const column = table[of] as SQLiteColumn;

	/** A file of a record that the visitor sees; throws `notFound` else. */
	async function findFile(visit: Visit, key: string, id: string) {
		const where = and(eq(table.id, id), eq(column, await find(visit, key)));
		const { found } = await visit.rows.read({
			found: visit.rows.listingWith(table as FileTable, pointers, { where, limit: 1 }),
		});
		const file = (found as unknown as Found)[0]?.file;
		if (!file) throw notFound();
		return file;
	}

	return {
		reading(visit: Visit, recordId: SQL | string): PendingQuery<ShownFile[]> {
			const { query, shape } = visit.rows.listingWith(table as FileTable, pointers, {
				...{ where: sql`${column} = ${recordId}`, orderBy: desc(table.id), limit: MOST },
			});
			return {
				query,
				shape: (found) =>
					(shape(found) as unknown as Found).flatMap(({ row: { id, createdAt }, file }) =>
						file?.state === "ready"
							? [{ id, name: file.name, size: file.size, at: createdAt, mayRemove: isMine(visit, file.uploaderId) }]
							: [],
					),
			};
		},
		/** `more`: what the table says of them beside. */
		async add(visit: Visit, key: string, files: unknown[], more: Partial<Row<Table>> = {}) {
			const { rows, now } = visit;
			const recordId = await find(visit, key);
			const staged = await Promise.all(files.map((file) => stageFile(visit, ownedBy, file as File)));
			await rows.commit(
				staged.flatMap(({ id: fileId }) => [
					attachingFile(visit, fileId),
					rows.adding(table as FileTable, { id: newId(now.getTime()), [of]: recordId, fileId, ...more } as never),
				]),
			);
			return done({ snackbar: { key: "onRecord:told.filesAdded", params: { count: staged.length } } });
		},
		/** The bytes of a file, to be saved. */
		open: async (visit: Visit, key: string, id: string): Promise<Response> =>
			serveRecordFile(visit, await findFile(visit, key, id)),
		async remove(visit: Visit, key: string, id: string) {
			const file = await findFile(visit, key, id);
			if (!isMine(visit, file.uploaderId)) throw notAllowed();
			await visit.rows.commit([visit.rows.removing(table, id), releasingFile(visit.rows, file.id)]);
			return done({ snackbar: { key: "onRecord:told.fileRemoved", params: { name: file.name } } });
		},
		/** The write that gives back the files of a record that goes, where `goes` holds. */
		droppingOf(rows: TenantRows, recordId: SQL | string, goes?: SQL): PendingWrite {
			const ofRecord = and(eq(table.tenantId, rows.tenantId), sql`${column} = ${recordId}`, goes);
			return releasingFiles(rows, sql`(select ${table.fileId} from ${table} where ${ofRecord})`);
		},
	};
}
