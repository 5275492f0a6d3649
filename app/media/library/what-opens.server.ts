import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { keyset, pageOf } from "#app/platform/paging.server";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { isAuditor, mayAskOfOthers } from "./auditor";
import { isLive, rightOnFile, type Share } from "./rights.server";
import { personName } from "./serialize.server";
import type { LibraryFile } from "./tree.server";
import { libraryMembers, sharesFor } from "./who-opens.server";

/**
 * What a member can open, by each way: their own files, what their role gives by itself, what is shared with them by name,
 * role or with all. Others than oneself only for who may see all; of what those may not open themselves no name is told.
 */
export async function whatOpens(visit: Visit, input: { person?: string; cursor?: string; limit: number }) {
	const mayAsk = mayAskOfOthers(visit);
	const opensNothing = visit.access.level < LEVEL_OWN;
	if ((opensNothing || (input.person ?? visit.user.id) !== visit.user.id) && !mayAsk) throw notAllowed();
	const reading = libraryMembers(visit, visit.language);
	// Who opens nothing has no answer of their own to begin with.
	const person = input.person ?? (opensNothing ? (await reading)[0]?.id : visit.user.id) ?? "";
	const isMe = person === visit.user.id && !opensNothing;
	const member = isMe ? undefined : (await reading).find(({ id }) => id === person);
	if (!isMe && !member) throw notFound();
	const { role, level } = member ?? visit.access;
	const place = keyset([mediaShares.createdAt, mediaShares.id], { cursor: input.cursor }, "desc");
	const meant = or(
		and(eq(mediaShares.targetKind, "user"), eq(mediaShares.targetId, person)),
		and(eq(mediaShares.targetKind, "role"), eq(mediaShares.targetId, role)),
		eq(mediaShares.targetKind, "tenant"),
	) as SQL;
	const [members, found] = await Promise.all([
		reading,
		visit.rows.read({
			shares: visit.rows.listingWith(
				mediaShares,
				{
					file: [files, mediaShares.fileId],
					folder: [mediaFolders, mediaShares.folderId],
					creator: [people, mediaShares.creatorId],
				},
				{
					where: and(meant, isLive(visit.now), isKept, place.where),
					orderBy: place.orderBy,
					limit: input.limit + 1,
				},
			),
		}),
	]);
	const { items, next } = pageOf(found.shares, input.limit, ({ row }) => [row.createdAt, row.id]);
	return {
		person: { id: person, name: member?.name ?? nameOf(visit.user), role, isMe },
		mayAsk,
		mayBrowse: !isAuditor(visit),
		members: mayAsk ? members.map(({ id, name }) => ({ id, name })) : [],
		/** What the role gives in the organisation's own folders, and over what others have opened to all. */
		team: level >= LEVEL_ALL ? ("manage" as const) : level >= LEVEL_CLIENTS ? ("edit" as const) : ("view" as const),
		all: level >= LEVEL_ALL ? ("manage" as const) : ("view" as const),
		shares: items.map(({ row, file, folder, creator }) => ({
			...{ id: row.id, kind: row.targetKind, rights: row.rights, at: row.createdAt, expiresAt: row.expiresAt },
			role: row.targetKind === "role" ? row.targetId : null,
			by: personName(creator),
			file: file && { id: file.id, name: isMe || mayKnow(visit, row, file) ? file.name : null },
			folder: folder && { id: folder.id, name: folder.name },
		})),
		next,
	};
}

/** The least that opens a file. */
const LEVEL_OWN = 10;

/** Whether the visitor may open the file themselves: as `rightOnFile` says, by the file and this share. */
const mayKnow = (visit: Visit, row: Share, of: LibraryFile): boolean =>
	rightOnFile(visit, of, undefined, sharesFor({ id: visit.user.id, role: visit.access.role }, [row])) !== "none";

const file = joined(files, "file");
const folder = joined(mediaFolders, "folder");
const isKept = or(
	and(isNotNull(file.id), isNull(file.deletedAt)),
	and(isNotNull(folder.id), isNull(folder.deletedAt)),
) as SQL;
