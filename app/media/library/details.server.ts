import { and, asc, desc, eq, sql } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import {
	fileComments,
	fileReceipts,
	fileReminders,
	files,
	fileUses,
	fileVersions,
	mediaEvents,
	mediaFavourites,
	mediaFolders,
	mediaShares,
} from "#db/schema/media";
import { captionsOf, readingCaptions } from "./captions.server";
import { chosenIn, folderOf, readingChosen } from "./chosen.server";
import { isLive, reaches, rightIn, rightOnFile } from "./rights.server";
import { fileItem } from "./serialize.server";
import { serializeComment, serializeEvent, serializeVersion } from "./serialize-details.server";
import { sharingOf } from "./sharing.server";
import { idsAbove } from "./tree.server";
import { readingLimits, rulesOf } from "./usage.server";
import { libraryMembers } from "./who-opens.server";

/**
 * All that the panel of one file shows, in one round trip: where it lies, its versions, what happened, comments, where it
 * is used, the visitor's own reminder and confirmation; where it is asked for also with whom it is shared.
 */
export async function showFile(visit: Visit, { id, withSharing = false }: { id: string; withSharing?: boolean }) {
	const { rows } = visit;
	const of = { fileId: id };
	const folderIds = idsAbove(
		visit,
		sql`${mediaFolders.id} = (select ${files.folderId} from ${files} where ${and(eq(files.tenantId, visit.tenant.id), eq(files.id, id))})`,
	);
	const reading = rows.read({
		...readingLimits(visit, ""),
		...readingChosen(visit, { files: [id] }),
		file: rows.listingWith(
			files,
			{ uploader: [people, files.uploaderId], owner: [people, files.ownerId] },
			{ where: eq(files.id, id), limit: 1 },
		),
		above: rows.listing(mediaFolders, { where: sql`${mediaFolders.id} in ${folderIds}`, limit: 100 }),
		versions: rows.listingWith(
			fileVersions,
			{ author: [people, fileVersions.authorId] },
			{ where: eq(fileVersions.fileId, of.fileId), orderBy: desc(fileVersions.version), limit: 100 },
		),
		events: rows.listingWith(
			mediaEvents,
			{ person: [people, mediaEvents.userId] },
			{ where: eq(mediaEvents.fileId, id), orderBy: [desc(mediaEvents.at), desc(mediaEvents.id)], limit: 50 },
		),
		comments: rows.listingWith(
			fileComments,
			{ author: [people, fileComments.authorId] },
			{ where: eq(fileComments.fileId, id), orderBy: [asc(fileComments.createdAt), asc(fileComments.id)], limit: 200 },
		),
		uses: rows.listing(fileUses, {
			where: and(eq(fileUses.fileId, id), eq(fileUses.isShown, true)),
			orderBy: desc(fileUses.createdAt),
			limit: 100,
		}),
		shares: rows.listingWith(
			mediaShares,
			{ person: [people, mediaShares.targetId], creator: [people, mediaShares.creatorId] },
			{
				where: and(isLive(visit.now), sql`(${mediaShares.fileId} = ${id} or ${mediaShares.folderId} in ${folderIds})`),
				limit: 200,
			},
		),
		captions: readingCaptions(visit, id),
		favourites: rows.listing(mediaFavourites, {
			where: and(eq(mediaFavourites.userId, visit.user.id), eq(mediaFavourites.itemId, id)),
		}),
		reminders: rows.listing(fileReminders, {
			where: and(eq(fileReminders.userId, visit.user.id), eq(fileReminders.fileId, id)),
		}),
		receipts: rows.listing(fileReceipts, {
			where: and(eq(fileReceipts.fileId, id), withSharing ? undefined : eq(fileReceipts.userId, visit.user.id)),
			limit: 1000,
		}),
	});
	const [found, members] = await Promise.all([reading, withSharing ? libraryMembers(visit, visit.language) : []]);
	chosenIn(visit, { files: [id] }, found, "view");
	const [file] = found.file;
	if (!file) throw notFound();
	const { row } = file;
	const folder = folderOf(row, found.foldersOf);
	const right = rightIn(rightOnFile(visit, row, folder, found.chosenShares));
	const path = (folder?.path ?? "").split("/");
	const receipt = found.receipts.find(({ userId }) => userId === visit.user.id);
	const known = { item: { file: row }, folder, above: found.above, shares: found.shares, receipts: found.receipts };
	return {
		file: fileItem(visit, file, right, new Set(found.favourites.map(({ itemId }) => itemId))),
		sha256: row.sha256,
		captions: captionsOf(visit, row, found.captions),
		breadcrumb: found.above
			.sort((one, other) => path.indexOf(one.id) - path.indexOf(other.id))
			.map(({ id: at, name }) => ({ id: at, name })),
		versions: found.versions.map(serializeVersion),
		events: found.events.map(serializeEvent),
		comments: found.comments.map((one) => serializeComment(visit, one)),
		// Titles of drafts and notes are for who may change the file, as they may delete it.
		uses: reaches(right, "edit") ? usesOf(found.uses) : [],
		sharing: withSharing ? sharingOf(visit, { ...known, members, rules: rulesOf(found.rules) }) : null,
		asksConfirmation: found.chosenShares.some(
			({ confirmRequired, creatorId }) =>
				confirmRequired && creatorId !== visit.user.id && row.ownerId !== visit.user.id,
		),
		confirmedAt: receipt?.confirmedAt ?? null,
		confirmedVersion: receipt?.version ?? null,
		reminder: found.reminders[0] ? { at: found.reminders[0].remindAt, note: found.reminders[0].note } : null,
	};
}

/** The pages that show a file, each once: as its cover and in its text counts as one. */
const usesOf = (uses: Row<typeof fileUses>[]) =>
	uses
		.filter((use, index) => uses.findIndex(({ path }) => path === use.path) === index)
		.map(({ moduleKey, title, path: url, createdAt }) => ({ moduleKey, title, path: url, at: createdAt }));
