import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import type { people } from "#db/schema/directory";
import type { fileComments, fileVersions, mediaEvents, mediaShares } from "#db/schema/media";
import { personName } from "./present.server";
import type { Folder } from "./tree.server";

type Person = Row<typeof people> | null;

/** An earlier version, as the panel lists it. */
export const presentVersion = ({ row, author }: { row: Row<typeof fileVersions>; author: Person }) => ({
	...{ id: row.id, version: row.version, name: row.name, size: row.size, label: row.label },
	by: personName(author),
	at: row.madeAt,
});

export const presentEvent = ({ row, person }: { row: Row<typeof mediaEvents>; person: Person }) => ({
	...{ id: row.id, kind: row.kind, at: row.at, version: row.version, detail: row.detail },
	by: personName(person),
	isByLink: row.userId === null && row.shareId !== null,
});

export const presentComment = (
	{ user, access }: Pick<Visit, "user" | "access">,
	{ row, author }: { row: Row<typeof fileComments>; author: Person },
) => ({
	...{ id: row.id, body: row.body, mentions: row.mentions, at: row.createdAt },
	by: personName(author),
	mayRemove: row.authorId === user.id || access.level >= 30,
});

type ShareWith = { row: Row<typeof mediaShares>; person: Person; creator: Person };

/** A share with whom it is for; `from`: the folder that it was made on, where it is inherited. */
export function presentShare({ row, person, creator }: ShareWith, folders: Pick<Folder, "id" | "name">[] = []) {
	const { id, targetKind, targetId, rights, label, expiresAt, maxDownloads, downloads, views, lastUsedAt } = row;
	return {
		...{ id, targetKind, rights, label, expiresAt, maxDownloads, downloads, views, lastUsedAt },
		person: targetKind === "user" ? personName(person) : null,
		role: targetKind === "role" ? targetId : null,
		allowDownload: row.allowDownload,
		asksConfirmation: row.confirmRequired,
		hasPassword: row.passwordHash !== null,
		by: personName(creator),
		at: row.createdAt,
		from: row.folderId === null ? null : ((folders.find((folder) => folder.id === row.folderId) ?? null)?.name ?? null),
	};
}
export type ShareLine = ReturnType<typeof presentShare>;
