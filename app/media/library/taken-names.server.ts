import { type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { files, mediaFolders } from "#db/schema/media";
import { sortNameOf } from "./names";

type At = { ownerId: string | SQL; folderId: string };
/** Names beside one that are looked at for a free number. */
const BESIDE = 500;
const file = joined(files, "named_file");
const folder = joined(mediaFolders, "named_folder");

/** Each name without its number and its extension. */
const stemsOf = (names: string[]) =>
	JSON.stringify([
		...new Set(
			names.map((name) =>
				sortNameOf(name)
					.replace(/\.[^.]*$/, "")
					.replace(/ \(\d+\)$/, ""),
			),
		),
	]);

/**
 * The names go before the rows: each is looked up in the index of its place, where the place would else be read from end
 * to end.
 */
const stems = (names: string[]): SQL => sql`json_each(${stemsOf(names)}) as stem`;
const isLike = (sortName: typeof file.sortName | typeof folder.sortName): SQL =>
	sql`${sortName} >= stem.value and ${sortName} < stem.value || char(1114111)`;

/** Reads the files of a place that have these names or numbered ones like them: what `nextName` has to know. */
export function readingFilesNamed({ rows, tenant }: TenantContext, at: At, names: string[]) {
	const place = sql`${file.tenantId} = ${tenant.id} and ${file.ownerId} = ${at.ownerId} and ${file.folderId} = ${at.folderId}`;
	const listed = sql`${file.deletedAt} is null and ${file.state} = 'ready' and ${file.folderId} is not null`;
	return rows.listing(files, {
		where: sql`${files.id} in (select ${file.id} from ${stems(names)} cross join ${files} as named_file where ${place} and ${listed} and ${isLike(file.sortName)})`,
		limit: BESIDE + names.length,
	});
}

/** The same of its folders. */
export function readingFoldersNamed({ rows, tenant }: TenantContext, at: At, names: string[]) {
	const place = sql`${folder.tenantId} = ${tenant.id} and ${folder.ownerId} = ${at.ownerId} and ${folder.parentId} = ${at.folderId}`;
	return rows.listing(mediaFolders, {
		where: sql`${mediaFolders.id} in (select ${folder.id} from ${stems(names)} cross join ${mediaFolders} as named_folder where ${place} and ${folder.deletedAt} is null and ${isLike(folder.sortName)})`,
		limit: BESIDE + names.length,
	});
}
