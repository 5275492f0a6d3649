import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import type { people } from "#db/schema/directory";
import type { fileComments, fileVersions, mediaEvents, mediaShares } from "#db/schema/media";
import { personName } from "./serialize.server";
import type { Folder, LibraryFile } from "./tree.server";

type Person = Row<typeof people> | null;

/** An earlier version, as the panel lists it. */
export const serializeVersion = ({ row, author }: { row: Row<typeof fileVersions>; author: Person }) => ({
	...{ id: row.id, version: row.version, name: row.name, size: row.size, label: row.label },
	by: personName(author),
	at: row.madeAt,
});

type EventWith = { row: Row<typeof mediaEvents>; person: Person; file?: LibraryFile | null };

export const serializeEvent = ({ row, person, file }: EventWith) => ({
	...{ id: row.id, kind: row.kind, at: row.at, version: row.version, detail: row.detail },
	/** In a folder's activity: the file to which it happened. */
	file: file ? { id: file.id, name: file.name, isGone: file.deletedAt !== null } : null,
	by: personName(person),
	isByLink: row.userId === null && row.shareId !== null,
});

export const serializeComment = (
	{ user, access }: Pick<Visit, "user" | "access">,
	{ row, author }: { row: Row<typeof fileComments>; author: Person },
) => ({
	...{ id: row.id, body: row.body, mentions: row.mentions, at: row.createdAt },
	by: personName(author),
	mayRemove: row.authorId === user.id || access.level >= 30,
});

type ShareWith = { row: Row<typeof mediaShares>; person: Person; creator: Person };

/** A share with whom it is for; `from`: the folder that it was made on, where the item `of` only lies in that. */
export function serializeShare(
	{ tenant }: Pick<Visit, "tenant">,
	{ row, person, creator }: ShareWith,
	of: string | null = null,
	folders: Pick<Folder, "id" | "name">[] = [],
) {
	const { id, targetKind, targetId, rights, label, expiresAt, maxDownloads, downloads, views, lastUsedAt } = row;
	const from = row.folderId === of ? undefined : folders.find((folder) => folder.id === row.folderId);
	return {
		...{ id, targetKind, rights, label, expiresAt, maxDownloads, downloads, views, lastUsedAt },
		/** The last day of it, in the organisation's zone, as a form takes it. */
		expiresOn: expiresAt === null ? null : today(tenant.timeZone, new Date(expiresAt)),
		person: targetKind === "user" ? personName(person) : null,
		role: targetKind === "role" ? targetId : null,
		allowDownload: row.allowDownload,
		asksConfirmation: row.confirmRequired,
		hasPassword: row.passwordHash !== null,
		by: personName(creator),
		at: row.createdAt,
		from: from ? { id: from.id, name: from.name } : null,
	};
}
export type ShareLine = ReturnType<typeof serializeShare>;
