import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { DAY } from "#app/platform/limits";
import { keyset, pageOf } from "#app/platform/paging.server";
import { conflict } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { files, mediaFolders } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import { requiringFolder } from "./folders.server";
import { purgeJob } from "./purge.server";
import { foldersUnder, isKeptFolder, under } from "./tree.server";
import { unmoved } from "./unmoved.server";

type Wanted = { files: string[]; folders: string[] };
/** What is to go at once: the sweep finds it, and no trash shows it. */
const AT_ONCE = 1;

/** Puts files, and folders with all in them, into the trash. Throws `conflict` where one was moved meanwhile. */
export async function trashItems(visit: Visit, wanted: Wanted): Promise<Wanted> {
	const { files: found, folders } = await findChosen(visit, wanted, "edit");
	const deletedAt = visit.now.getTime();
	const writes = [
		...found.flatMap(({ id }): PendingWrite[] => [
			unmoved(visit, files, id),
			visit.rows.changing(files, id, { deletedAt, trashedWith: null }),
		]),
		...folders.flatMap((folder): PendingWrite[] => [
			...requiringFolder(visit, { folder }),
			visit.rows.changingFor(
				files,
				folder.id,
				and(sql`${files.folderId} in ${foldersUnder(visit, folder.path)}`, isNull(files.deletedAt)) as SQL,
				{ deletedAt, trashedWith: folder.id },
			),
			visit.rows.changingFor(mediaFolders, folder.id, and(under(folder.path), isKeptFolder) as SQL, {
				deletedAt,
				trashedWith: sql`case when ${mediaFolders.id} = ${folder.id} then null else ${folder.id} end`,
			}),
		]),
		...noting(visit, [
			...found.map(({ id }) => ({ kind: "trashed" as const, fileId: id })),
			...folders.map(({ id }) => ({ kind: "trashed" as const, folderId: id })),
		]),
	];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "media:errors.movedMeanwhile"));
	return wanted;
}

type Asked = { part?: "organisation"; q?: string; cursor?: string; limit: number };

/** What lies in the trash by itself, the latest first: one's own, or with `part` the organisation's; `q` is looked for in names. */
export async function listTrash(visit: Visit, { part, q, cursor, limit }: Asked) {
	const ownerId = part === "organisation" ? "" : visit.user.id;
	const [kind, rest] = cursor?.startsWith("f.") ? ["files", cursor.slice(2)] : ["folders", cursor];
	const read = <Table extends typeof files | typeof mediaFolders>(table: Table, author: SQL, at?: string) => {
		const place = keyset([table.deletedAt, table.id], { cursor: at }, "desc");
		const mine = part === "organisation" && visit.access.level < LEVEL_ALL ? author : undefined;
		const named = q === undefined ? undefined : sql`instr(${table.sortName}, ${q.toLowerCase()}) > 0`;
		const where = and(eq(table.ownerId, ownerId), isInTrash(table), mine, named, place.where);
		return visit.rows.listing(table, { where, orderBy: [desc(table.deletedAt), desc(table.id)], limit: limit + 1 });
	};
	const found = await visit.rows.read({
		...(kind === "folders" && {
			folders: read(mediaFolders, eq(mediaFolders.creatorId, visit.user.id), rest),
		}),
		files: read(files, eq(files.uploaderId, visit.user.id), kind === "files" ? rest : undefined),
	});
	const keyOf = (row: { deletedAt: number | null; id: string }) => [row.deletedAt, row.id];
	const folders = pageOf((found.folders ?? []) as Trashed[], limit, keyOf);
	const page = pageOf(found.files as (Trashed & { size: number; kind: string })[], limit, keyOf);
	const item = ({ id, name, deletedAt }: Trashed) => ({
		...{ id, name, deletedAt: deletedAt ?? 0 },
		goneAt: (deletedAt ?? 0) + TRASH_DAYS * DAY,
	});
	const firstFiles = folders.next === null;
	return {
		days: TRASH_DAYS,
		folders: folders.items.map(item),
		files: firstFiles ? page.items.map((file) => ({ ...item(file), size: file.size, kind: file.kind })) : [],
		next: firstFiles ? (page.next === null ? null : `f.${page.next}`) : folders.next,
	};
}
type Trashed = { id: string; name: string; deletedAt: number | null };

const isInTrash = (table: typeof files | typeof mediaFolders): SQL =>
	and(isNotNull(table.deletedAt), gt(table.deletedAt, AT_ONCE), isNull(table.trashedWith)) as SQL;

/** Deletes for good what lies in the trash: it is gone for people at once, its bytes when the queue comes to them. */
export async function deleteForGood(visit: Visit, wanted: Wanted): Promise<Wanted> {
	const { files: found, folders } = await findChosen(visit, wanted, "manage", {}, { isInTrash: true });
	await visit.rows.commit([
		...found.map(({ id }) =>
			visit.rows.changing(files, id, { deletedAt: AT_ONCE }, undefined, isNotNull(files.deletedAt)),
		),
		...folders.flatMap(({ id }) => leavingWith(visit, id)),
	]);
	await visit.enqueue(purgeJob, {});
	return wanted;
}

const leavingWith = (visit: Visit, id: string): PendingWrite[] => [
	visit.rows.changingFor(files, id, eq(files.trashedWith, id), { deletedAt: AT_ONCE }),
	visit.rows.changingFor(
		mediaFolders,
		id,
		sql`(${mediaFolders.id} = ${id} or ${mediaFolders.trashedWith} = ${id}) and ${mediaFolders.deletedAt} is not null`,
		{ deletedAt: AT_ONCE },
	),
];

/** Empties one's own trash, or with `part` the organisation's, for those who may do all. */
export async function emptyTrash(visit: Visit, { part }: { part?: "organisation" }): Promise<void> {
	const ownerId = part === "organisation" ? "" : visit.user.id;
	const all = part !== "organisation" || visit.access.level >= LEVEL_ALL;
	const of = (table: typeof files | typeof mediaFolders, author: SQL) =>
		and(eq(table.ownerId, ownerId), isNotNull(table.deletedAt), all ? undefined : author) as SQL;
	await visit.rows.commit([
		visit.rows.changingFor(files, "trash", of(files, eq(files.uploaderId, visit.user.id)), { deletedAt: AT_ONCE }),
		visit.rows.changingFor(mediaFolders, "trash", of(mediaFolders, eq(mediaFolders.creatorId, visit.user.id)), {
			deletedAt: AT_ONCE,
		}),
	]);
	await visit.enqueue(purgeJob, {});
}
