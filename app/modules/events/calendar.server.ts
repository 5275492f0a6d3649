import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, asc, eq, gt, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { Booking } from "#app/bookings/bookings.server";
import { calendarFile, calendarResponse } from "#app/calendar/calendar-file";
import { FEED_BACK, openingFeed } from "#app/calendar/feed.server";
import { done } from "#app/platform/guard.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { enterOpenModule, enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { joined } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { bookings } from "#db/schema/bookings";
import { people } from "#db/schema/directory";
import { eventFeeds, eventRegistrations, events } from "#db/schema/events";
import type { Event } from "./events.server";
import { entryOf } from "./letters.server";
import { manifest } from "./manifest";
import { visibleEvent } from "./open-event.server";
import { open } from "./paths";
import { isPublic } from "./show-event.server";
import { openTicket } from "./ticket.server";
import { ticketToken } from "./tickets.server";

/** Events that a feed has at most. */
const MOST = 300;

/** A public event as a calendar file. */
export async function publicEventFile({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, event } = await visibleEvent(request, context, params.event ?? "");
	// Only who has a place is told where it is held online.
	return calendarResponse(calendarFile(event.title, [entryOf({ ...event, url: null }, ctx)]), "event.ics");
}

/** A participant's event as a calendar file, which knows the entry of the letters again. */
export async function ticketFile({ params, context }: LoaderFunctionArgs) {
	const token = params.token ?? "";
	const { ctx, event, booking } = await openTicket(context, params.event ?? "", token);
	const shown = booking.status === "confirmed" ? event : { ...event, url: null };
	const entry = entryOf(shown, ctx, ctx.origin + open.ticket(event.guid, token), booking);
	const isGone = entry.isCancelled || ["cancelled", "expired", "declined"].includes(booking.status);
	return calendarResponse(
		calendarFile(event.title, [{ ...entry, isCancelled: isGone }], isGone ? "cancel" : "publish"),
		"event.ics",
	);
}

/** The public events of a tenant, all of them or those of one category, for a calendar that asks again. */
export async function publicFeed({ request, params, context }: LoaderFunctionArgs) {
	const ctx = await enterOpenModule(context, manifest.key, params.tenant ?? "");
	if (!ctx) throw notFound();
	const category = new URL(request.url).searchParams.get("category");
	const where = and(
		isPublic(),
		gte(events.startsAt, context.now.getTime() - FEED_BACK),
		category ? eq(events.category, category) : undefined,
	);
	const [found, language] = await Promise.all([
		ctx.rows.list(events, { where, orderBy: [asc(events.startsAt), asc(events.id)], limit: MOST }),
		languageOfPage(request, context),
	]);
	const t = await translator(language);
	const entries = found.map((event) => entryOf({ ...event, url: null } as Event, ctx));
	const text = calendarFile(`${t("eventPublic:list.title")} – ${ctx.tenant.name}`, entries, "publish");
	const shared = { "Cache-Control": "public, max-age=300", Vary: "Accept-Language, Cookie" };
	return calendarResponse(text, "events.ics", shared);
}

/** Opens one's calendar address, or replaces it: the one before reads nothing from now on. Gives it, this once. */
export async function openFeed(visit: Visit) {
	return openingFeed(visit, eventFeeds, { id: visit.user.id }, open.feed);
}

/** Closes one's calendar address. */
export async function closeFeed(visit: Visit) {
	await visit.rows.remove(eventFeeds, visit.user.id);
	return done({ snackbar: { key: "eventPublic:told.feedClosed" } });
}

/** The events that somebody goes to, for whoever has the address; throws `notFound` where they are no member any more. */
export async function personalFeed({ params, context }: LoaderFunctionArgs) {
	const tokenHash = await hashToken(params.token ?? "");
	const ctx = await enterPublicTarget(context, { table: eventFeeds, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const isTheirs = sql`${eventRegistrations.userId} = (select f.id from ${eventFeeds} f where f.tenant_id = ${ctx.tenant.id} and f.token_hash = ${tokenHash})`;
	const { feed, found } = await ctx.rows.read({
		feed: ctx.rows.listingWith(
			eventFeeds,
			{ person: [people, eventFeeds.id, ["isActive"]] },
			{ where: eq(eventFeeds.tokenHash, tokenHash), limit: 1 },
		),
		found: ctx.rows.listingWith(
			eventRegistrations,
			{ event: [events, eventRegistrations.eventId], booking: [bookings, eventRegistrations.id] },
			{
				where: and(
					isTheirs,
					eq(joined(bookings, "booking").status, "confirmed"),
					isNull(joined(events, "event").deletedAt),
					gt(joined(events, "event").startsAt, ctx.now.getTime() - FEED_BACK),
				) as SQL,
				orderBy: [asc(joined(events, "event").startsAt)],
				limit: MOST,
			},
		),
	});
	if (!feed[0]?.person?.isActive) throw notFound();
	const entries = found.flatMap(async ({ row, event, booking }) => {
		if (!event || !booking) return [];
		const link = ctx.origin + open.ticket(event.guid, await ticketToken(event, row.id));
		return [entryOf(event as Event, ctx, link, booking as Booking)];
	});
	const text = calendarFile(ctx.tenant.name, (await Promise.all(entries)).flat(), "publish");
	return calendarResponse(text, "events.ics");
}
