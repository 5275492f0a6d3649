import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { calendarFile, calendarResponse } from "#app/calendar/calendar-file";
import { FEED_BACK } from "#app/calendar/feed.server";
import { levelOf } from "#app/directory/level-of.server";
import { translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { joined } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { resourceBookingItems, resourceBookings, resourceFeeds, resources } from "#db/schema/resources";
import type { Booking } from "../catalogue.server";
import { entryOf } from "../letters.server";
import { manifest } from "../manifest";
import { paths } from "../paths";

/** Bookings that a feed has at most. */
const MOST = 500;

/**
 * The bookings that an address is for, as its owner sees them now: whoever has lost the module reads nothing any more, and
 * what is private to others says only that the time is taken.
 */
export async function readFeed({ params, context }: LoaderFunctionArgs) {
	const tokenHash = await hashToken(params.token ?? "");
	const ctx = await enterPublicTarget(context, { table: resourceFeeds, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const isIt = sql`(select f.id from ${resourceFeeds} f where f.tenant_id = ${ctx.tenant.id} and f.token_hash = ${tokenHash}
		and (f.resource_id = ${resourceBookingItems.resourceId}
		or f.resource_id is null and f.user_id = ${joined(resourceBookings, "booking").bookerId}))`;
	const { feeds, found } = await ctx.rows.read({
		feeds: ctx.rows.listing(resourceFeeds, { where: eq(resourceFeeds.tokenHash, tokenHash), limit: 1 }),
		found: ctx.rows.listingWith(
			resourceBookingItems,
			{
				booking: [resourceBookings, resourceBookingItems.bookingId],
				resource: [resources, resourceBookingItems.resourceId, ["name", "place"]],
			},
			{
				where: and(
					eq(resourceBookingItems.isHeld, true),
					gt(resourceBookingItems.endsAt, ctx.now.getTime() - FEED_BACK),
					sql`exists ${isIt}`,
				),
				orderBy: [asc(resourceBookingItems.endsAt), asc(resourceBookingItems.id)],
				limit: MOST,
			},
		),
	});
	const [feed] = feeds;
	const { level } = feed ? await levelOf(ctx, feed.userId, manifest.key) : { level: 0 };
	if (!feed || level === 0) throw notFound();
	const t = await translator(ctx.tenant.language);
	const at = paths(ctx.tenant.guid);
	const places = new Map<string, string[]>();
	const all = new Map<string, Booking>();
	for (const { row, booking, resource } of found) {
		if (!booking) continue;
		all.set(row.bookingId, booking as Booking);
		const place = [resource?.name, resource?.place].filter(Boolean).join(", ");
		places.set(row.bookingId, [...(places.get(row.bookingId) ?? []), place]);
	}
	const entries = [...all.values()].map((booking) => {
		const entry = entryOf(booking, (places.get(booking.id) ?? []).join("; "), ctx.origin + at.booking(booking.id));
		const isTheirs = booking.bookerId === feed.userId;
		const isSeen = !booking.isPrivate || isTheirs || level >= LEVEL_ALL;
		if (feed.isBusyOnly || !isSeen) return { ...entry, title: t("resources:booked"), description: null, url: null };
		// The page of somebody else's booking opens for those who manage the resources, and its note is theirs to read.
		return isTheirs || level >= LEVEL_ALL ? entry : { ...entry, description: null, url: null };
	});
	const name = feed.resourceId === null ? ctx.tenant.name : (found[0]?.resource?.name ?? ctx.tenant.name);
	return calendarResponse(calendarFile(name, entries, "publish"), "bookings.ics");
}
