import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { mentionsIn } from "#app/directory/mentions";
import { nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { toInstant } from "#app/platform/local-time";
import { notify } from "#app/platform/notify.server";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { fileComments, fileReminders, files, fileTags, mediaFavourites } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import type { CommentForm, FavouriteForm, ReminderForm, TagsForm } from "./notes.schema";
import type { LibraryFile } from "./tree.server";
import { whoSeeFile } from "./who-see.server";

/** The hour of the organisation's day at which somebody is reminded. */
const AT = "T08:00";

/** The page of the library with the panel of a file, for who is told of it. */
export const panelPath = (
	tenantGuid: string,
	file: Pick<LibraryFile, "id" | "ownerId" | "folderId">,
	userId: string,
) => {
	const folder = file.folderId ? `&folder=${file.folderId}` : "";
	const page = file.ownerId === userId ? "yourfiles" : "sharedfiles";
	return `/${tenantGuid}/files/${page}?file=${file.id}${page === "yourfiles" || file.ownerId === "" ? folder : "&part=withme"}`;
};

async function findFile(visit: Visit, id: string, needed: "view" | "edit"): Promise<LibraryFile> {
	const { files: found } = await findChosen(visit, { files: [id] }, needed);
	return found[0] as LibraryFile;
}

/** Gives a file these tags and no others; a search finds it by them. For who may change it. */
export async function setTags(visit: Visit, { id, tags }: z.output<typeof TagsForm>): Promise<void> {
	const file = await findFile(visit, id, "edit");
	const { rows, now } = visit;
	await rows.commit([
		rows.changing(files, id, { tags }),
		rows.clearing(fileTags, id, eq(fileTags.fileId, id)),
		...(tags.length > 0
			? [
					rows.addingAll(
						fileTags,
						id,
						tags.map((tag) => ({ id: newId(now.getTime()), fileId: id, tag })),
					),
				]
			: []),
		rows.indexing(files, id, [file.name, ...tags]),
	]);
}

/** Marks a file or folder for the visitor alone, or takes the mark away. */
export async function setFavourite(visit: Visit, { id, of, on }: z.output<typeof FavouriteForm>): Promise<void> {
	await findChosen(visit, of === "file" ? { files: [id] } : { folders: [id] }, "view");
	const { rows, user } = visit;
	const mine = and(eq(mediaFavourites.userId, user.id), eq(mediaFavourites.itemId, id));
	// Marking twice is one mark.
	await rows.commit([
		rows.clearing(mediaFavourites, id, mine as SQL),
		...(on ? [rows.adding(mediaFavourites, { id: newId(visit.now.getTime()), userId: user.id, itemId: id })] : []),
	]);
}

/** Comments on a file; tells its owner, and whom the comment names, of those who see the file. */
export async function addComment(
	visit: Visit,
	{ id, body }: z.output<typeof CommentForm>,
): Promise<Row<typeof fileComments>> {
	const file = await findFile(visit, id, "view");
	const others = (await whoSeeFile(visit, file)).filter((one) => one.id !== visit.user.id);
	const readers = others.map((one) => ({ id: one.id, name: nameOf(one) }));
	const mentions = mentionsIn(body, readers);
	const row = { id: newId(visit.now.getTime()), fileId: id, authorId: visit.user.id, body, mentions };
	const [added] = await visit.rows.commit([
		visit.rows.adding(fileComments, row),
		...noting(visit, [{ kind: "commented", fileId: id }]),
	]);
	const ownerId = file.ownerId || file.uploaderId;
	const owner = readers.some((one) => one.id === ownerId) && !mentions.includes(ownerId) ? [ownerId] : [];
	const params = { name: file.name, by: `${visit.user.firstName} ${visit.user.lastName}`.trim() };
	for (const userId of mentions)
		await notify(visit, {
			to: { users: [userId] },
			type: "fileMentioned",
			params,
			url: panelPath(visit.tenant.guid, file, userId),
		});
	for (const userId of owner)
		await notify(visit, {
			to: { users: [userId] },
			type: "fileCommented",
			params,
			url: panelPath(visit.tenant.guid, file, userId),
		});
	return added as Row<typeof fileComments>;
}

/** Removes a comment; its author may, and level 30. */
export async function removeComment(visit: Visit, { id, comment }: { id: string; comment: string }): Promise<void> {
	await findFile(visit, id, "view");
	const row = await visit.rows.find(fileComments, comment);
	if (!row || row.fileId !== id) throw notFound();
	if (row.authorId !== visit.user.id && visit.access.level < LEVEL_ALL) throw notAllowed();
	await visit.rows.remove(fileComments, comment);
}

/**
 * Reminds the visitor of a file in the morning of a day, and gives that instant; one reminder for each file. Throws
 * `invalid` for a day gone by.
 */
export async function setReminder(visit: Visit, { id, day, note }: z.output<typeof ReminderForm>): Promise<number> {
	await findFile(visit, id, "view");
	const remindAt = toInstant(`${day}${AT}`, visit.tenant.timeZone);
	if (remindAt <= visit.now.getTime()) throw invalid({ day: "media:errors.endPast" });
	const { rows, user } = visit;
	await rows.commit([
		rows.clearing(fileReminders, id, mine(visit, id)),
		rows.adding(fileReminders, { id: newId(visit.now.getTime()), fileId: id, userId: user.id, remindAt, note }),
	]);
	return remindAt;
}

export async function dropReminder(visit: Visit, { id }: { id: string }): Promise<void> {
	await visit.rows.commit([visit.rows.clearing(fileReminders, id, mine(visit, id))]);
}

const mine = ({ user }: Visit, id: string) =>
	sql`${and(eq(fileReminders.userId, user.id), eq(fileReminders.fileId, id))}`;
