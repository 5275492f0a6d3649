import { and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { FEED_BACK, openingFeed } from "#app/calendar/feed.server";
import { worksIn } from "#app/directory/module-role.server";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { Visit } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { hashToken } from "#app/platform/token.server";
import { attendees, calendarFeeds, meetings } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { manifest } from "../manifest";
import { calendarOf } from "./calendar.server";

/** Meetings that a feed has at most. */
const MOST = 500;

/** Opens one's calendar address, or replaces it: the one before reads nothing from now on. Gives it, this once. */
export async function openFeed(visit: Visit) {
	return openingFeed(visit, calendarFeeds, { id: visit.user.id }, (token) => `/calendar/${token}`);
}

/** Closes one's calendar address. */
export async function closeFeed(visit: Visit) {
	await visit.rows.remove(calendarFeeds, visit.user.id);
	return done({ snackbar: { key: "crmMeetings:snackbar.feedClosed" } });
}

/** The calendar of whoever has the address; throws `notFound` for every other, and where they no longer work in CRM. */
export async function readFeed(context: RequestContext, token: string): Promise<string> {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: calendarFeeds, moduleKey: manifest.key, tokenHash });
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
					gte(meetings.startsAt, ctx.now.getTime() - FEED_BACK),
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
