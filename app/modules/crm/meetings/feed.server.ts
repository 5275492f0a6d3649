import { and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { worksIn } from "#app/directory/module-role.server";
import { nameOf } from "#app/directory/names";
import type { Bag } from "#app/platform/bag.server";
import { done } from "#app/platform/guard.server";
import { DAY } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { enterOpenPlace } from "#app/platform/tenant/open-place.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { attendees, calendarFeeds, meetings } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { manifest } from "../manifest";
import { calendarOf } from "./calendar.server";

/** How far back a feed goes, and how many meetings it has at most. */
const BACK = 90 * DAY;
const MOST = 500;

/** Opens one's calendar address, or replaces it: the one before reads nothing from now on. Gives it, this once. */
export async function openFeed(visit: Visit) {
	const token = newToken();
	const tokenHash = await hashToken(token);
	const { rows, user } = visit;
	await rows.keep(calendarFeeds, { id: user.id, tokenHash });
	return { feed: `${visit.origin}/calendar/${token}` };
}

/** Closes one's calendar address. */
export async function closeFeed(visit: Visit) {
	await visit.rows.remove(calendarFeeds, visit.user.id);
	return done({ snackbar: { key: "crmMeetings:snackbar.feedClosed" } });
}

/** The calendar of whoever has the address; throws `notFound` for every other, and where they no longer work in CRM. */
export async function readFeed(bag: Bag, token: string): Promise<string> {
	const tokenHash = await hashToken(token);
	const ctx = await enterOpenPlace(bag, { table: calendarFeeds, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const [feed] = await ctx.rows.list(calendarFeeds, { where: eq(calendarFeeds.tokenHash, tokenHash), limit: 1 });
	if (!feed || !(await worksIn(ctx, manifest.key, feed.id))) throw notFound();
	const asked = and(
		eq(attendees.tenantId, ctx.tenant.id),
		eq(attendees.meetingId, meetings.id),
		eq(attendees.userId, feed.id),
	);
	const found = await ctx.rows.read({
		found: ctx.rows.listingWith(
			meetings,
			{ author: [people, meetings.createdBy] },
			{
				where: and(
					isNull(meetings.deletedAt),
					gte(meetings.startsAt, ctx.now.getTime() - BACK),
					or(eq(meetings.createdBy, feed.id), sql`exists (select 1 from ${attendees} where ${asked})`),
				),
				orderBy: [asc(meetings.startsAt), asc(meetings.id)],
				limit: MOST,
			},
		),
	});
	const entries = found.found.map(({ row, author }) => ({
		meeting: row,
		organiser: author && { name: nameOf(author), email: author.email },
	}));
	return calendarOf(ctx.tenant.name, entries, "publish");
}
