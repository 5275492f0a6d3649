import { eq } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { eventStars } from "#db/schema/events";
import type { Registration } from "./letters.server";
import type { Session } from "./program.server";

const MOST = 200;

/** The sessions that somebody has starred, and those in which they have a seat. */
export const readingAgenda = ({ rows }: TenantContext, { id }: Registration) => ({
	stars: rows.listing(eventStars, { where: eq(eventStars.registrationId, id), limit: MOST }),
	seats: rows.listing(bookings, { where: eq(bookings.holderId, id), limit: MOST }),
});

type Agenda = { stars: { sessionId: string }[]; seats: { poolId: string; status: string }[] };

/** How each session stands on somebody's own agenda: starred, with a seat, and with what else on it it clashes. */
export function agendaOf(sessions: readonly { row: Session }[], { stars, seats }: Agenda) {
	const starred = new Set(stars.map(({ sessionId }) => sessionId));
	const seated = new Set(seats.filter(({ status }) => status === "confirmed").map(({ poolId }) => poolId));
	const own = sessions.filter(({ row }) => starred.has(row.id) || seated.has(row.id)).map(({ row }) => row);
	return ({ row }: { row: Session }) => {
		const overlaps = (other: Session) =>
			other.id !== row.id && other.startsAt < row.endsAt && row.startsAt < other.endsAt;
		const isOwn = starred.has(row.id) || seated.has(row.id);
		return {
			isStarred: starred.has(row.id),
			isMine: seated.has(row.id),
			clashes: isOwn ? own.filter(overlaps).map(({ title }) => title) : [],
		};
	};
}
