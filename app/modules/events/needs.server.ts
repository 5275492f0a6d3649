import { and, asc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { joined } from "#app/platform/tenant/rows.server";
import { bookingPools, bookings } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";
import { manifest, participantManifest } from "./manifest";
import { paths } from "./paths";

/** Events that one holds, where something is to be done for people who wait or ask. */
const heldEvents = (
	of: "waiting" | "pending",
	kind: "eventWaiting" | "eventPending",
	action: string,
	only?: (pool: typeof bookingPools) => SQL | undefined,
) =>
	needsOfModule(manifest, "list", {
		reading: (visit, limit) => {
			const pool = joined(bookingPools, "pool");
			const { query, shape } = visit.rows.listingWith(
				events,
				{ pool: [bookingPools, events.id] },
				{
					where: and(
						...[eq(events.ownerId, visit.user.id), eq(events.status, "published"), isNull(events.deletedAt)],
						...[gt(events.startsAt, visit.now.getTime()), gt(pool[of], 0), only?.(pool)],
					),
					orderBy: [asc(events.startsAt), asc(events.id)],
					limit,
				},
			);
			return {
				query,
				shape: (found) =>
					shape(found).map(
						({ row: { id, title, startsAt, updatedAt }, pool }): ModuleNeed => ({
							...{ id, kind, tone: "info", icon: "calendar-days" },
							title: { key: `home:need.${kind}`, params: { event: title, count: pool?.[of] ?? 0 } },
							...{ action, since: updatedAt, dueAt: startsAt },
							href: `${paths(visit.tenant.guid).event(id)}?view=${of}&f=status.any.${of}`,
						}),
					),
			};
		},
	});

const askingPeople = heldEvents("pending", "eventPending", "home:action.answerRequest");
/** They wait though there are places. */
const waitingPeople = heldEvents("waiting", "eventWaiting", "home:action.givePlace", (pool) =>
	or(isNull(pool.capacity), sql`${pool.taken} < ${pool.capacity}`),
);

/** Places that are held for oneself until they are taken. */
const offers = needsOfModule(participantManifest, "dashboard", {
	reading: (visit, limit) => {
		const booking = joined(bookings, "booking");
		const event = joined(events, "event");
		const { query, shape } = visit.rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id], event: [events, eventRegistrations.eventId] },
			{
				where: and(
					...[eq(eventRegistrations.userId, visit.user.id), eq(booking.status, "offered")],
					...[gt(booking.offeredUntil, visit.now.getTime()), isNull(event.deletedAt)],
				),
				orderBy: [asc(booking.offeredUntil), asc(eventRegistrations.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, updatedAt }, booking, event }): ModuleNeed[] =>
					event
						? [
								{
									...{ id, kind: "eventOffer", tone: "warning", icon: "calendar-check" },
									title: { key: "home:need.eventOffer", params: { event: event.title } },
									...{ action: "home:action.takePlace", since: updatedAt, dueAt: booking?.offeredUntil ?? null },
									href: paths(visit.tenant.guid).dashboard,
								},
							]
						: [],
				),
		};
	},
	waiting: `from event_registrations x join bookings b on b.tenant_id = x.tenant_id and b.pool_id = x.event_id and b.holder_id = x.id
		where x.tenant_id = a.tenant_id and x.user_id = a.user_id and b.status = 'offered' and b.offered_until > (unixepoch() * 1000)`,
});

/** What waits for whoever holds events, and for whoever goes to them. */
export const needs = [askingPeople, waitingPeople, offers];
