import { and, ne, type SQL } from "drizzle-orm";
import { inModule, moduleMembers } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import type { RightName } from "./items";
import { reachesFile, rightOnFile, rightOnFolder, type Share } from "./rights.server";
import { type Folder, idsIn, type LibraryFile } from "./tree.server";
import { LIBRARY } from "./upload/land.server";

/** Members that are looked at and named at most. */
const MOST = 1000;

/** Somebody who has the file library, and as what. */
export type Member = { id: string; name: string; role: string; level: number };

/** Why somebody may open a file or folder: one way of several. `from`: the folder through which a share comes. */
export type Reason =
	| { kind: "owner" | "uploader" | "maker" | "open" | "admin" | "team" }
	| { kind: "user" | "role" | "tenant"; role: string | null; from: { id: string; name: string } | null };

export type Opener = { id: string; name: string; role: string; right: RightName; reasons: Reason[] };

type Item = { file: LibraryFile } | { folder: Folder };

/** The members who have the library, by name. */
export async function libraryMembers(ctx: TenantContext, language: string): Promise<Member[]> {
	const members = await moduleMembers(ctx, { moduleKey: LIBRARY, level: 10, most: MOST });
	return members
		.map((member) => ({ id: member.id, name: nameOf(member), role: member.role, level: member.level }))
		.sort((a, b) => a.name.localeCompare(b.name, language));
}

/** A condition on people: that they have the library, and are not the visitor. */
export const hasLibrary = (visit: Visit): SQL | undefined =>
	and(ne(people.id, visit.user.id), inModule(visit, people.id, { moduleKey: LIBRARY, level: 10 }));

/** Those of the shares that are meant for a member. */
export const sharesFor = ({ id, role }: Pick<Member, "id" | "role">, shares: Share[]): Share[] =>
	shares.filter(
		({ targetKind, targetId }) =>
			targetKind === "tenant" ||
			(targetKind === "user" && targetId === id) ||
			(targetKind === "role" && targetId === role),
	);

/**
 * What a member may do with a file or folder, and every way by which they may; null where they may not open it. `folder` is
 * the one that a file lies in, `shares` all live ones of the item and of the folders `above` it.
 */
export function openerOf(
	member: Member,
	item: Item,
	{ folder, above, shares }: { folder?: Folder; above: Pick<Folder, "id" | "name">[]; shares: Share[] },
): Opener | null {
	const somebody = { user: { id: member.id }, access: { level: member.level } };
	const mine = sharesFor(member, shares).filter((share) => !("file" in item) || reachesFile(share, item.file));
	const right =
		"file" in item ? rightOnFile(somebody, item.file, folder, mine) : rightOnFolder(somebody, item.folder, mine);
	if (right === "none") return null;
	const path = "file" in item ? (folder?.path ?? "") : item.folder.path;
	const holds = (share: Share) =>
		share.folderId === null ? "file" in item && share.fileId === item.file.id : idsIn(path).includes(share.folderId);
	const ownId = "file" in item ? null : item.folder.id;
	const { id, name, role } = member;
	return {
		...{ id, name, role, right },
		reasons: [...ownReasons(member, item), ...mine.filter(holds).map((share) => reasonOf(share, ownId, above))],
	};
}

/** What gives a right without any share, as `rightOnFile` and `rightOnFolder` count it. */
function ownReasons(member: Member, item: Item): Reason[] {
	const thing = "file" in item ? item.file : item.folder;
	const isTeam = thing.ownerId === "";
	if (thing.ownerId === member.id) return [{ kind: "owner" }];
	const maker = "file" in item ? item.file.uploaderId : item.folder.creatorId;
	if (isTeam && maker === member.id) return [{ kind: "file" in item ? "uploader" : "maker" }];
	const isPrivate = "file" in item && item.file.isPrivate;
	if (isPrivate) return [];
	if (member.level >= LEVEL_ALL) return [{ kind: "admin" }];
	if (isTeam && ("folder" in item || member.level >= LEVEL_CLIENTS)) return [{ kind: "team" }];
	return "file" in item ? [{ kind: "open" }] : [];
}

function reasonOf(share: Share, ownId: string | null, above: Pick<Folder, "id" | "name">[]): Reason {
	const from = share.folderId === ownId ? undefined : above.find(({ id }) => id === share.folderId);
	return {
		kind: share.targetKind as "user" | "role" | "tenant",
		role: share.targetKind === "role" ? share.targetId : null,
		from: from ? { id: from.id, name: from.name } : null,
	};
}
