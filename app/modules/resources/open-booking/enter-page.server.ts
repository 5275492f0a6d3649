import { eq, type SQL, sql } from "drizzle-orm";
import { allowFrames } from "#app/platform/framing.server";
import { DAY, MINUTE } from "#app/platform/limits";
import { toInstant } from "#app/platform/local-time";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { keyedToken } from "#app/platform/token.server";
import { resourceBookingItems, resourceOpenPages, resourceParts, resources } from "#db/schema/resources";
import {
	assemble,
	type Entry,
	heldOf,
	readingBusy,
	readingClosures,
	readingParts,
	readingResources,
	readingTypes,
} from "../catalogue.server";
import type { Span } from "../free-time";
import { manifest } from "../manifest";
import { MOST_BUFFER } from "../rules";

export type OpenPage = Row<typeof resourceOpenPages>;

/** The secret of a guest's own page: letters can carry the link. */
export const guestToken = ({ linkKey }: Pick<OpenPage, "linkKey">, guestId: string) =>
	keyedToken(linkKey, `guest:${guestId}`);

/** The day on which a time is looked for, in UTC and with what may reach into it. */
export const aroundDay = (day: string): Span => {
	const midnight = toInstant(`${day}T00:00`, "UTC");
	return { startsAt: midnight - DAY - MOST_BUFFER * MINUTE, endsAt: midnight + 2 * DAY + MOST_BUFFER * MINUTE };
};

/**
 * A page for people without an account, with its resource and what is taken of that in a time; throws `notFound` where it is
 * not open. Guests check in nowhere and have no share of a week: they are bound by the other rules.
 */
export async function enterPage(context: RequestContext, guid: string, window: Span) {
	const ctx = await enterPublicTarget(context, { table: resourceOpenPages, moduleKey: manifest.key, guid });
	if (!ctx) throw notFound();
	const { pages, ...found } = await readEntry(
		ctx,
		sql`(select p.id from ${resourceOpenPages} p where p.tenant_id = ${ctx.tenant.id} and p.guid = ${guid.toLowerCase()})`,
		window,
	);
	const page = pages.find((one) => one.guid === guid.toLowerCase());
	if (!page?.isOpen || found.entry?.resource.status !== "active") throw notFound();
	allowFrames(context, page.embeddedBy);
	return { ctx, page, entry: found.entry };
}

/** A resource by its id in SQL, with its page, its parts and what is taken of them in a time. */
export async function readEntry(ctx: TenantContext, id: SQL, window: Span) {
	const isPart = sql`select p.part_id from ${resourceParts} p where p.tenant_id = ${ctx.tenant.id} and p.whole_id = ${id}`;
	const { pages, types, all, closures, busy, parts } = await ctx.rows.read({
		pages: ctx.rows.listing(resourceOpenPages, { where: eq(resourceOpenPages.id, id), limit: 1 }),
		types: readingTypes(ctx),
		all: readingResources(ctx, sql`${resources.id} = ${id} or ${resources.id} in (${isPart})`),
		closures: readingClosures(ctx, window),
		busy: readingBusy(
			ctx,
			heldOf(
				sql`(${resourceBookingItems.resourceId} = ${id} or ${resourceBookingItems.resourceId} in (${isPart}))`,
				window,
			),
		),
		parts: readingParts(ctx, eq(resourceParts.wholeId, id)),
	});
	const [page] = pages;
	const entry = assemble({ types, all, closures, busy, parts }).find(({ resource }) => resource.id === page?.id);
	return { pages, entry: entry && forGuests(entry) };
}

/** A resource as it is for whoever has no account. */
export function forGuests(entry: Entry): Entry {
	const { checkInMinutes: _checkIn, weekBookings: _quota, ...rules } = entry.rules;
	return { ...entry, rules };
}
