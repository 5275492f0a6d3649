import { asc, eq } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { joined } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";
import type { Event } from "./events.server";
import type { Registration } from "./letters.server";
import { open } from "./paths";
import { ticketToken } from "./tickets.server";
import { whenOf } from "./when.server";

type Together = { row: Registration; event: Event | null; booking: typeof bookings.$inferSelect | null };

/** What somebody has registered for in one go with a registration, that itself among it; by date. */
export const readingParty = ({ rows }: TenantContext, { partyId }: Registration) =>
	rows.listingWith(
		eventRegistrations,
		{ event: [events, eventRegistrations.eventId], booking: [bookings, eventRegistrations.id] },
		{
			where: eq(eventRegistrations.partyId, partyId ?? ""),
			orderBy: [asc(joined(events, "event").startsAt)],
			limit: partyId === null ? 0 : 60,
		},
	) as unknown as PendingQuery<Together[]>;

/** The other dates, each with how it stands and the address of its ticket. */
export async function serializeParty(
	{ now }: TenantContext,
	party: readonly Together[],
	{ id }: Registration,
	language: Language,
) {
	const others = party.flatMap(({ row, event, booking }) =>
		event && booking && row.id !== id && event.deletedAt === null ? [{ row, event, booking }] : [],
	);
	return Promise.all(
		others.map(async ({ row, event, booking }) => {
			const { day, hours } = await whenOf(event, language, now);
			const status = event.status === "cancelled" ? ("calledOff" as const) : booking.status;
			return {
				id: row.id,
				when: `${day}, ${hours}`,
				status,
				to: open.ticket(event.guid, await ticketToken(event, row.id)),
			};
		}),
	);
}
