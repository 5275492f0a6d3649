import { and, type SQL, sql } from "drizzle-orm";
import { moduleMembers } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import { isManagedBy } from "./rights.server";
import { foldersUnder } from "./tree.server";
import { LIBRARY } from "./upload/land.server";

/** Members that the answer names at most. */
const NAMED = 5;

/**
 * Opens files, and those in folders that the visitor manages themselves, to all members who have the library, or makes them
 * private again; gives how many members that is and some of their names.
 */
export async function setPrivacy(visit: Visit, wanted: { files: string[]; folders: string[] }, isPrivate: boolean) {
	const { files: found, folders } = await findChosen(visit, wanted, "manage");
	const ids = found.map(({ id }) => id);
	await visit.rows.commit([
		...(ids.length > 0 ? [visit.rows.changingWhere(files, among(files.id, ids), { isPrivate })] : []),
		...folders.map(({ id, path }) =>
			visit.rows.changingFor(
				files,
				id,
				and(sql`${files.folderId} in ${foldersUnder(visit, path)}`, isManagedBy(visit)) as SQL,
				{ isPrivate },
			),
		),
		...noting(
			visit,
			ids.slice(0, 90).map((fileId) => ({ kind: isPrivate ? "closed" : "opened", fileId }) as const),
		),
	]);
	return viewersOfAll(visit);
}

/** Who gets access to what is not private: the members who have the library, counted no further than a thousand. */
export async function viewersOfAll(visit: Visit) {
	const members = await moduleMembers(visit, { moduleKey: LIBRARY, level: 10, most: 1000 });
	const readers = members.filter(({ id }) => id !== visit.user.id);
	return { count: readers.length, names: readers.slice(0, NAMED).map(nameOf) };
}
