import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { learningContents, learningUses } from "#db/schema/task-library";
import { type Content, openContents, readingOpen } from "./contents.server";

/** Milliseconds in which opening a content again, as by a reload, is no other use of it. */
const SAME_USE = 1_800_000;

export const idOfUse = (contentId: string, userId: string) => `${contentId}:${userId}`;

/** Notes that the visitor has opened a content. */
export async function noteOpened({ rows, user, now }: Visit, contentId: string): Promise<void> {
	const id = idOfUse(contentId, user.id);
	const at = now.getTime();
	const isAnother = and(
		eq(learningUses.tenantId, rows.tenantId),
		eq(learningUses.id, id),
		or(isNull(learningUses.openedAt), sql`${learningUses.openedAt} < ${at - SAME_USE}`),
	);
	await rows.commit([
		rows.addingMissing(learningUses, { id, contentId, userId: user.id }),
		rows.deriving(learningContents, contentId, {
			openCount: sql`${learningContents.openCount} + (select count(*) from ${learningUses} where ${isAnother})`,
		}),
		rows.deriving(learningUses, id, {
			startedAt: sql`case when ${learningUses.openedAt} is null or ${learningUses.openedAt} < ${at - SAME_USE} then ${at} else coalesce(${learningUses.startedAt}, ${at}) end`,
			openedAt: at,
		}),
	]);
}

/** Whoever needs longer has left it open and done something else. */
const SECONDS_MOST = 2 * 3600;

/**
 * The writes that note how long the visitor needed for a content, once it is done for the first time, and what the median
 * of all is since then.
 */
export function timingDone({ rows, user, now }: Visit, contentId: string): PendingWrite[] {
	const id = idOfUse(contentId, user.id);
	const needed = sql`(${now.getTime()} - ${learningUses.startedAt}) / 1000`;
	const isNew = and(
		eq(learningUses.id, id),
		isNull(learningUses.seconds),
		sql`${learningUses.startedAt} is not null and ${needed} between 5 and ${SECONDS_MOST}`,
	) as SQL;
	const timed = sql`from ${learningUses} where ${learningUses.tenantId} = ${rows.tenantId}
		and ${learningUses.contentId} = ${contentId} and ${learningUses.seconds} is not null`;
	const count = sql`(select count(*) ${timed})`;
	return [
		rows.deriving(learningUses, isNew, { seconds: needed }),
		rows.deriving(learningContents, contentId, {
			learnerCount: count,
			learnerSeconds: sql`(select cast(avg(seconds) as integer) from (select ${learningUses.seconds} as seconds ${timed}
				order by ${learningUses.seconds} limit 2 - ${count} % 2 offset max(0, (${count} - 1) / 2)))`,
		}),
	];
}

/** Marks a content as one of the visitor's favourites, or takes that back. */
export async function setFavourite(visit: Visit, contentId: string, isFavourite: boolean): Promise<void> {
	const { rows, user } = visit;
	const { content } = await rows.read({ content: readingOpen(visit, contentId) });
	if (!content) throw notFound();
	const id = idOfUse(contentId, user.id);
	await rows.commit([
		rows.addingMissing(learningUses, { id, contentId, userId: user.id }),
		rows.changing(learningUses, id, { isFavourite }),
	]);
}

/** For one `rows.read`: which contents are the visitor's favourites. */
export function readingFavourites({ rows, user }: Visit): PendingQuery<Set<string>> {
	const { query, shape } = rows.listing(learningUses, {
		where: and(eq(learningUses.userId, user.id), eq(learningUses.isFavourite, true)),
		limit: 1000,
	});
	return { query, shape: (found) => new Set(shape(found).map(({ contentId }) => contentId)) };
}

/** The same for whether one content is. */
export function readingFavourite({ rows, user }: Visit, contentId: string): PendingQuery<boolean> {
	const { query, shape } = rows.finding(learningUses, idOfUse(contentId, user.id));
	return { query, shape: (found) => shape(found)?.isFavourite ?? false };
}

/** Contents that the visitor has used, the latest first; those that they may still open. */
function readingUsed(visit: Visit, how: SQL, limit: number): PendingQuery<Content[]> {
	const { rows, user, tenant } = visit;
	const isOpen = sql`exists (select 1 from ${learningContents} where ${learningContents.tenantId} = ${tenant.id}
		and ${learningContents.id} = ${learningUses.contentId} and ${openContents(visit)})`;
	const { query, shape } = rows.listingWith(
		learningUses,
		{ content: [learningContents, learningUses.contentId] },
		{ where: and(eq(learningUses.userId, user.id), how, isOpen), orderBy: desc(learningUses.openedAt), limit },
	);
	return { query, shape: (found) => shape(found).flatMap(({ content }) => (content ? [content as Content] : [])) };
}

export const readingRecent = (visit: Visit, limit: number) =>
	readingUsed(visit, isNotNull(learningUses.openedAt), limit);
export const readingFavoured = (visit: Visit, limit: number) =>
	readingUsed(visit, eq(learningUses.isFavourite, true), limit);
