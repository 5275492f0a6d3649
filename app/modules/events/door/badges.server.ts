import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { qrOf } from "#app/platform/qr.server";
import type { Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, eventTicketTypes } from "#db/schema/events";
import { headOf, ownEvent } from "../events.server";
import { ofEvent } from "../participants.server";
import { paths } from "../paths";
import type { BadgesQuery } from "./door.schema";
import { hasSeat } from "./scan.server";

const PRINTED = 500;

/** A badge for each who has a place, by name, or for one of them. */
export async function showBadges(visit: Visit, { event: id, registration }: z.output<typeof BadgesQuery>) {
	const found = await ownEvent(visit, id);
	const isMine = and(eq(bookings.tenantId, visit.tenant.id), hasSeat(id, eventRegistrations.id));
	const { people } = await visit.rows.read({
		people: visit.rows.listingWith(
			eventRegistrations,
			{ type: [eventTicketTypes, eventRegistrations.ticketTypeId, ["title"]] },
			{
				where: and(
					ofEvent(id),
					registration ? eq(eventRegistrations.id, registration) : undefined,
					sql`exists (select 1 from ${bookings} where ${isMine})`,
				),
				orderBy: [asc(eventRegistrations.sortName), asc(eventRegistrations.id)],
				limit: PRINTED,
				fields: ["id", "name", "code"],
			},
		),
	});
	const at = paths(visit.tenant.guid);
	return {
		head: headOf(visit, found),
		...{ title: found.event.title, tenant: visit.tenant.name },
		people: people.map(({ row, type }) => ({
			...{ id: row.id, name: row.name, type: type?.title ?? "" },
			qr: qrOf(visit.origin + at.code(id, row.code)),
		})),
	};
}
