import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { logFailure } from "#app/platform/log.server";
import type { Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { people } from "#db/schema/directory";
import { eventNeedLooks, eventRegistrations } from "#db/schema/events";
import { NEEDS_KEPT } from "../clock.server";
import type { EventRef } from "../events.schema";
import { headOf, ownEvent } from "../events.server";
import { needGroups } from "./need-kinds";
import { saysNeeds } from "./own-needs.server";

const MOST = 2000;
const LOOKS = 20;

/**
 * What those who come need: how many of each, and who. It is health information and stands on this page alone, for whoever
 * holds the event; that they have opened it is written down, once a day.
 */
export async function showEventNeeds(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const comes = sql`exists (select 1 from ${bookings} where ${and(
		eq(bookings.tenantId, visit.tenant.id),
		eq(bookings.id, eventRegistrations.id),
		eq(bookings.status, "confirmed"),
	)})`;
	const { needing, looks } = await visit.rows.read({
		needing: visit.rows.listing(eventRegistrations, {
			where: and(eq(eventRegistrations.eventId, id), saysNeeds, comes) as SQL,
			orderBy: [asc(eventRegistrations.sortName), asc(eventRegistrations.id)],
			limit: MOST,
		}),
		looks: visit.rows.listingWith(
			eventNeedLooks,
			{ reader: [people, eventNeedLooks.readerId, NAMED] },
			{
				where: eq(eventNeedLooks.eventId, id),
				orderBy: [desc(eventNeedLooks.lookedOn), desc(eventNeedLooks.id)],
				limit: LOOKS,
			},
		),
	});
	noteLook(visit, id);
	const counted = (kind: string) => needing.filter(({ needKinds }) => needKinds.some((one) => one === kind)).length;
	return {
		head: headOf(visit, found),
		title: found.event.title,
		groups: Object.entries(needGroups).map(([group, kinds]) => ({
			group: group as keyof typeof needGroups,
			counts: kinds.map((kind) => ({ kind, count: counted(kind) })).filter(({ count }) => count > 0),
		})),
		people: needing.map(({ id: one, name, needKinds, needs }) => ({
			id: one,
			name,
			kinds: needKinds,
			words: needs ?? "",
		})),
		looks: looks.map(({ row, reader }) => ({
			...{ id: row.id, day: row.lookedOn, name: reader ? nameOf(reader) : null },
		})),
		deletedOn: today(found.event.timeZone, new Date(found.event.endsAt + NEEDS_KEPT)),
	};
}

function noteLook(visit: Visit, eventId: string): void {
	const lookedOn = today(visit.tenant.timeZone, visit.now);
	const id = `${eventId}:${visit.user.id}:${lookedOn}`;
	const look = visit.rows.addingMissing(eventNeedLooks, { id, eventId, readerId: visit.user.id, lookedOn });
	visit.context.waitUntil(visit.rows.commit([look]).catch((error) => logFailure(visit.context, error)));
}
