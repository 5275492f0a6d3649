import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, asc, eq, gt, isNull, type SQL } from "drizzle-orm";
import { freeIn } from "#app/bookings/pools.server";
import { nameOf } from "#app/directory/names";
import { allowFrames } from "#app/platform/framing.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { TURNSTILE, turnstileKey } from "#app/platform/turnstile.server";
import { bookingPools } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";
import { mayKeepNeeds, needsIn, readingKept } from "./access-needs/own-needs.server";
import { readingSites } from "./embedding.server";
import { manifest } from "./manifest";
import { closedFor, visibleEvent } from "./open-event.server";
import { open } from "./paths";
import { readingSessions, serializeSession } from "./program.server";
import { otherDates, readingDates } from "./series.server";
import { readingTypes, serializeType } from "./ticket-types.server";
import { ticketToken } from "./tickets.server";
import { whenOf } from "./when.server";

const LISTED = 100;

/** The public page of an event. */
export async function showPublicEvent({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, event, pool, member } = await visibleEvent(request, context, params.event ?? "");
	const language = await languageOfPage(request, context);
	const isMine = and(eq(eventRegistrations.eventId, event.id), eq(eventRegistrations.userId, member?.id ?? ""));
	const { sessions, mine, types, dates, sites, kept } = await ctx.rows.read({
		sessions: readingSessions(ctx, event.id),
		types: readingTypes(ctx, event.id),
		dates: readingDates(ctx, event),
		mine: ctx.rows.listing(eventRegistrations, { where: isMine, limit: member ? 1 : 0 }),
		sites: readingSites(ctx),
		kept: readingKept(ctx, member && event.asksNeeds ? member.id : ""),
	});
	if (event.visibility !== "tenant") allowFrames(context, sites);
	const turnstile = member ? null : turnstileKey(context);
	if (turnstile) context.allows.frames.push(TURNSTILE);
	const { title, body, place, url, contact, questions, maxGuests, asksNeeds, coverGuid, startsAt, endsAt } = event;
	const own = mine[0];
	return {
		event: {
			...{ guid: event.guid, title, body, place, contact, questions, maxGuests, asksNeeds, startsAt, endsAt },
			...{ language: event.language, cover: coverGuid ? `/api/media/${coverGuid}` : null, isOnline: url !== null },
			...{ timeZone: event.timeZone, needsApproval: event.needsApproval, hasList: event.visibility === "public" },
		},
		when: await whenOf(event, language, context.now),
		places: { capacity: pool.capacity, free: freeIn(pool), waiting: pool.waiting, hasWaitingList: pool.hasWaitingList },
		types: types.map((one) => serializeType(one, pool, member !== null, context.now.getTime())),
		dates: await otherDates(ctx, dates, { event, isMember: member !== null, language }),
		closed: closedFor(event, ctx),
		opens: event.opensAt !== null && event.opensAt > context.now.getTime() ? event.opensAt : null,
		sessions: sessions.map((one) => serializeSession(one, event)),
		member: member && { name: nameOf(member), email: member.email },
		ticket: own ? open.ticket(event.guid, await ticketToken(event, own.id)) : null,
		kept: kept ? needsIn(kept) : null,
		mayKeep: member !== null && event.asksNeeds && !kept && (await mayKeepNeeds(ctx, member.id)),
		isSent: new URL(request.url).searchParams.has("sent"),
		...{ tenant: tenantBrand(ctx.tenant), list: open.list(ctx.tenant.guid), language, turnstile },
		title: `${title} – ${ctx.tenant.name}`,
		about: {
			...{ url: ctx.origin + open.event(event.guid), isIndexed: event.visibility === "public" },
			image: coverGuid ? `${ctx.origin}/api/media/${coverGuid}` : null,
		},
	};
}

/** The public events of a tenant that are still to come, all of them or those of one category. */
export async function showPublicList({ request, params, context }: LoaderFunctionArgs) {
	const ctx = await enterOpenModule(context, manifest.key, params.tenant ?? "");
	if (!ctx) throw notFound();
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	const category = new URL(request.url).searchParams.get("category") ?? "";
	const isComing = and(isPublic(), gt(events.endsAt, context.now.getTime())) as SQL;
	const { found, categories, sites } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			events,
			{ pool: [bookingPools, events.id] },
			{
				where: and(isComing, category === "" ? undefined : eq(events.category, category)),
				orderBy: [asc(events.startsAt), asc(events.id)],
				limit: LISTED,
			},
		),
		categories: ctx.rows.countingBy(events, events.category, isComing),
		sites: readingSites(ctx),
	});
	allowFrames(context, sites);
	const rows = found.map(async ({ row, pool }) => ({
		...{ guid: row.guid, title: row.title, place: row.place, isOnline: row.url !== null, language: row.language },
		...{ category: row.category, when: await whenOf(row, language, context.now) },
		free: pool && freeIn(pool),
	}));
	return {
		events: await Promise.all(rows),
		categories: [...categories.keys()].filter(Boolean).sort(new Intl.Collator(language).compare),
		...{ category, tenant: tenantBrand(ctx.tenant), guid: ctx.tenant.guid, language },
		title: `${t("eventPublic:list.title")} – ${ctx.tenant.name}`,
	};
}

/** The events that everybody sees in a tenant's list. */
export const isPublic = () =>
	and(
		eq(events.isTemplate, false),
		isNull(events.deletedAt),
		eq(events.visibility, "public"),
		eq(events.status, "published"),
	);
