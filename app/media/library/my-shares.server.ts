import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { nameOf } from "#app/directory/names";
import { DAY } from "#app/platform/limits";
import { keyset, pageOf } from "#app/platform/paging.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { fileRequests, files, mediaFolders, mediaRules, mediaShares } from "#db/schema/media";
import { linkTerms } from "./link-terms.server";
import { serializeShare } from "./serialize-details.server";
import { rulesOf } from "./usage.server";

/** Days before its end in which a link is said to end soon, and days without use after which it is said to be unused. */
export const ENDS_SOON = 7;
export const USED_LATELY = 30;

type Kind = "link" | "request" | "people";
type Asked = { kind: Kind; person?: string; q?: string; edit?: string; cursor?: string; limit?: number };

/**
 * What somebody shares, the latest first: links, or what members get; all that is not revoked, with its use, and what a
 * link has to keep to. `edit` is one of them that is told of wherever it stands. Others than oneself, and who there are,
 * only for who manages all files; of theirs nothing that is private.
 */
export async function listMyShares(visit: Visit, { kind, person, q, edit, cursor, limit = 50 }: Asked) {
	const { rows, user, now } = visit;
	const mayAsk = visit.access.level >= LEVEL_ALL;
	const whose = person ?? user.id;
	if (whose !== user.id && !mayAsk) throw notAllowed();
	const place = keyset([mediaShares.createdAt, mediaShares.id], { cursor }, "desc");
	const reading = (where: SQL | undefined, most: number) =>
		rows.listingWith(
			mediaShares,
			{
				person: [people, mediaShares.targetId],
				creator: [people, mediaShares.creatorId],
				folder: [mediaFolders, mediaShares.folderId],
				...subjectOf(kind),
			},
			{ where: and(madeBy(visit, whose), isOfKind[kind], where), orderBy: place.orderBy, limit: most },
		);
	const found = await rows.read({
		rules: rows.finding(mediaRules, "rules"),
		shares: reading(and(place.where, q === undefined ? undefined : isNamed(visit, q)), limit + 1),
		...(edit !== undefined && { edit: reading(eq(mediaShares.id, edit), 1) }),
		...(mayAsk && { makers: rows.listing(people, { where: sql`${people.id} in ${makers(visit)}`, limit: 1000 }) }),
	});
	const { items, next } = pageOf(found.shares, limit, ({ row }) => [row.createdAt, row.id]);
	const [one] = (found.edit ?? []) as typeof items;
	const serialize = (share: (typeof items)[number]) => serializeMine(visit, share, now.getTime());
	return {
		items: items.map(serialize),
		next,
		edit: one ? serialize(one) : null,
		links: linkTerms(visit, rulesOf(found.rules)),
		person: whose,
		/** Who shares something, for who may ask of others. */
		makers: ((found.makers ?? []) as Row<typeof people>[])
			.map((maker) => ({ id: maker.id, name: nameOf(maker) }))
			.sort((first, other) => first.name.localeCompare(other.name, visit.language)),
	};
}

const isLink = eq(mediaShares.targetKind, "link");
const isOfKind: Record<Kind, SQL | undefined> = {
	link: and(isLink, ne(mediaShares.rights, "upload")),
	request: and(isLink, eq(mediaShares.rights, "upload")),
	people: ne(mediaShares.targetKind, "link"),
};

/** The database gives at most a hundred columns; a request is never of a file, and nothing else has terms. */
const subjectOf = (kind: Kind) =>
	(kind === "request"
		? { request: [fileRequests, mediaShares.id] }
		: { file: [files, mediaShares.fileId] }) as unknown as {
		request: [typeof fileRequests, typeof mediaShares.id];
		file: [typeof files, typeof mediaShares.fileId];
	};

/** Of a file or folder in whose name this stands. */
function isNamed({ tenant }: Visit, q: string): SQL {
	const within = (table: typeof files | typeof mediaFolders, id: SQLiteColumn) =>
		sql`exists (select 1 from ${table} where ${table.tenantId} = ${tenant.id} and ${table.id} = ${id} and instr(${table.sortName}, ${q.toLowerCase()}) > 0)`;
	return or(within(files, mediaShares.fileId), within(mediaFolders, mediaShares.folderId)) as SQL;
}

/** What somebody has made and not ended; of others only what the visitor may manage. */
function madeBy({ user, tenant }: Visit, person: string): SQL {
	const isOpen = sql`${mediaShares.fileId} in (select ${files.id} from ${files} where ${and(
		eq(files.tenantId, tenant.id),
		eq(files.id, mediaShares.fileId),
		or(eq(files.isPrivate, false), eq(files.ownerId, user.id)),
	)})`;
	return and(
		eq(mediaShares.creatorId, person),
		isNull(mediaShares.revokedAt),
		person === user.id ? undefined : or(isNotNull(mediaShares.folderId), isOpen),
	) as SQL;
}

/** The ids of all who have shared something, each found by one look into the index, however much they share. */
function makers({ tenant }: Visit): SQL {
	const after = (id: SQL) =>
		sql`(select min(${mediaShares.creatorId}) from ${mediaShares} where ${mediaShares.tenantId} = ${tenant.id} and ${mediaShares.creatorId} > ${id})`;
	return sql`(with recursive maker (id) as (select ${after(sql`''`)} union all select ${after(sql`maker.id`)} from maker where maker.id is not null)
		select id from maker where id is not null)`;
}

type Mine = Parameters<typeof serializeShare>[1] & {
	file: Row<typeof files> | null;
	folder: Row<typeof mediaFolders> | null;
	request: Row<typeof fileRequests> | null;
};

function serializeMine(visit: Visit, { file, folder, request, ...one }: Mine, now: number) {
	const { expiresAt, lastUsedAt, createdAt } = one.row;
	return {
		...serializeShare(visit, one),
		isOver: expiresAt !== null && expiresAt <= now,
		endsSoon: expiresAt !== null && expiresAt > now && expiresAt <= now + ENDS_SOON * DAY,
		isUsedLately: lastUsedAt !== null && lastUsedAt > now - USED_LATELY * DAY,
		isUnused: (lastUsedAt ?? createdAt) <= now - USED_LATELY * DAY,
		item: itemOf(file, folder),
		request: request ? { received: request.received, isClosed: request.closedAt !== null } : null,
	};
}

function itemOf(file: Row<typeof files> | null, folder: Row<typeof mediaFolders> | null) {
	const row = file ?? folder;
	return {
		kind: file ? ("file" as const) : ("folder" as const),
		fileKind: file?.kind ?? ("other" as const),
		...{ id: row?.id ?? "", name: row?.name ?? "", isTeam: row?.ownerId === "", isGone: row?.deletedAt !== null },
	};
}
