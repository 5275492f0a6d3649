import { eq } from "drizzle-orm";
import { addingPool } from "#app/bookings/pools.server";
import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { eventSessions, eventTicketTypes } from "#db/schema/events";

const unlisted = { hasWaitingList: false, offerHours: 24, closesAt: null };

/** What belongs to an event and goes with its copies: the sessions of its programme and its ticket types. */
export async function readParts(visit: Visit, eventId: string) {
	return visit.rows.read({
		sessions: visit.rows.listing(eventSessions, { where: eq(eventSessions.eventId, eventId) }),
		types: visit.rows.listing(eventTicketTypes, { where: eq(eventTicketTypes.eventId, eventId) }),
	});
}
type Parts = { sessions: Row<typeof eventSessions>[]; types: Row<typeof eventTicketTypes>[] };

/** The writes that give an event the parts of another; `moved` says when in the copy what is at a time in the original. */
export function copyingParts(
	visit: Visit,
	{ sessions, types }: Parts,
	eventId: string,
	moved: (at: number) => number,
): PendingWrite[] {
	const { rows, now } = visit;
	const orNone = (at: number | null) => (at === null ? null : moved(at));
	const copies = sessions.flatMap(({ title, startsAt, endsAt, track, speaker, place, capacity }) => {
		const id = newId(now.getTime());
		const times = { startsAt: moved(startsAt), endsAt: moved(endsAt) };
		return [
			rows.adding(eventSessions, { id, eventId, title, ...times, track, speaker, place, capacity }),
			...(capacity === null ? [] : [addingPool(visit, id, { capacity, ...unlisted })]),
		];
	});
	// They keep the order in which they were made: their ids are made in that order too.
	const kinds = types
		.toSorted((one, other) => (one.id < other.id ? -1 : 1))
		.flatMap(({ title, note, capacity, opensAt, closesAt, forWhom, payment, price }) => {
			const id = newId(now.getTime());
			const window = { opensAt: orNone(opensAt), closesAt: orNone(closesAt) };
			return [
				rows.adding(eventTicketTypes, { id, eventId, title, note, capacity, ...window, forWhom, payment, price }),
				addingPool(visit, id, { capacity, ...unlisted }),
			];
		});
	return [...copies, ...kinds];
}
