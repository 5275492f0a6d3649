import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { files, mediaFolders } from "#db/schema/media";

export type Folder = Row<typeof mediaFolders>;
export type LibraryFile = Row<typeof files>;

/** As the indexes of lists have it, spelled out: a bound value would not match them. */
export const isListed = sql`${files.deletedAt} is null and ${files.state} = 'ready' and ${files.folderId} is not null`;
export const isKeptFolder = isNull(mediaFolders.deletedAt);

/** The folder itself and all below it. No id has a character behind `~`. */
export const under = (path: string): SQL =>
	and(sql`${mediaFolders.path} >= ${path}`, sql`${mediaFolders.path} < ${`${path}~`}`) as SQL;

/** The ids of the folders below one and of it itself, for a condition on files. */
export const foldersUnder = ({ tenant }: Pick<TenantContext, "tenant">, path: string): SQL =>
	sql`(select ${mediaFolders.id} from ${mediaFolders} where ${and(eq(mediaFolders.tenantId, tenant.id), under(path))})`;

/** The ids in a folder's path, from the root down. */
export const idsIn = (path: string): string[] => path.split("/").filter(Boolean);

/** The same in SQL, of all folders that fit. */
export const idsAbove = ({ tenant }: Pick<TenantContext, "tenant">, where: SQL): SQL =>
	sql`(select above.value from ${mediaFolders}, json_each('["' || replace(trim(${mediaFolders.path}, '/'), '/', '","') || '"]') above
		where ${eq(mediaFolders.tenantId, tenant.id)} and ${where})`;
