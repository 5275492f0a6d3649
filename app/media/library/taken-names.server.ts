import { and, eq, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { files, mediaFolders } from "#db/schema/media";
import { sortNameOf } from "./names";
import { isKeptFolder, isListed } from "./tree.server";

type At = { ownerId: string | SQL; folderId: string };
/** Names beside one that are looked at for a free number. */
const BESIDE = 500;

/** A name, and the numbered ones beside it: what `nextName` has to know. */
function likeNames(column: typeof files.sortName | typeof mediaFolders.sortName, names: string[]): SQL {
	const stems = names.map((name) =>
		sortNameOf(name)
			.replace(/\.[^.]*$/, "")
			.replace(/ \(\d+\)$/, ""),
	);
	return sql`exists (select 1 from json_each(${JSON.stringify([...new Set(stems)])}) where ${column} >= value and ${column} < value || char(1114111))`;
}

/** Reads the files of a place that have these names or numbered ones like them. */
export const readingFilesNamed = ({ rows }: TenantContext, at: At, names: string[]) =>
	rows.listing(files, {
		where: and(
			eq(files.ownerId, at.ownerId),
			eq(files.folderId, at.folderId),
			isListed,
			likeNames(files.sortName, names),
		),
		limit: BESIDE + names.length,
	});

/** The same of its folders. */
export const readingFoldersNamed = ({ rows }: TenantContext, at: At, names: string[]) =>
	rows.listing(mediaFolders, {
		where: and(
			eq(mediaFolders.ownerId, at.ownerId),
			eq(mediaFolders.parentId, at.folderId),
			isKeptFolder,
			likeNames(mediaFolders.sortName, names),
		),
		limit: BESIDE + names.length,
	});
