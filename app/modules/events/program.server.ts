import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { addingPool, changingPool } from "#app/bookings/pools.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { readInstant, toLocal } from "#app/platform/local-time";
import { invalid, notFound } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { bookingPools } from "#db/schema/bookings";
import { eventSessions } from "#db/schema/events";
import type { EventRef, SessionInput, SessionRef } from "./events.schema";
import { type Event, headOf, ownEvent } from "./events.server";

export type Session = Row<typeof eventSessions>;
type Pool = Row<typeof bookingPools>;
const MOST = 200;

/** The sessions of an event with their places, in order. */
export const readingSessions = ({ rows }: TenantContext, eventId: string) =>
	rows.listingWith(
		eventSessions,
		{ pool: [bookingPools, eventSessions.id] },
		{
			where: eq(eventSessions.eventId, eventId),
			orderBy: [asc(eventSessions.startsAt), asc(eventSessions.id)],
			limit: MOST,
		},
	) as unknown as PendingQuery<{ row: Session; pool: Pool | null }[]>;

/** A session as pages show it: its day and hours are those of the event's clock. */
export function serializeSession(
	{ row, pool }: { row: Session; pool: Pool | null },
	{ timeZone }: Pick<Event, "timeZone">,
) {
	const [day = "", from = ""] = toLocal(row.startsAt, timeZone).split("T");
	const { id, title, track, speaker, place, capacity } = row;
	const until = toLocal(row.endsAt, timeZone).split("T")[1] ?? "";
	return { id, title, track, speaker, place, capacity, day, from, until, taken: pool?.taken ?? 0 };
}
export type SessionData = ReturnType<typeof serializeSession>;

export async function showProgram(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const { sessions } = await visit.rows.read({ sessions: readingSessions(visit, id) });
	return {
		head: headOf(visit, found),
		title: found.event.title,
		starts: toLocal(found.event.startsAt, found.event.timeZone),
		ends: toLocal(Math.min(found.event.startsAt + HOUR, found.event.endsAt), found.event.timeZone),
		sessions: sessions.map((one) => serializeSession(one, found.event)),
	};
}

/** Adds a session, or changes one. */
export async function saveSession(visit: Visit, { event: eventId, session, ...input }: z.output<typeof SessionInput>) {
	const { event } = await ownEvent(visit, eventId);
	const at = (written: string) => readInstant(written, event.timeZone);
	const times = { startsAt: at(input.startsAt), endsAt: at(input.endsAt) };
	if (times.endsAt <= times.startsAt) throw invalid({ endsAt: "events:errors.ends" });
	const terms = { capacity: input.capacity, hasWaitingList: false, offerHours: 24, closesAt: null };
	const fields = { ...input, ...times };
	if (session === undefined) {
		const id = newId(visit.now.getTime());
		await visit.rows.commit([
			visit.rows.adding(eventSessions, { id, eventId, ...fields }),
			...(input.capacity === null ? [] : [addingPool(visit, id, terms)]),
		]);
	} else {
		const { row, pool } = await visit.rows.read({
			row: visit.rows.finding(eventSessions, session),
			pool: visit.rows.finding(bookingPools, session),
		});
		if (row?.eventId !== eventId) throw notFound();
		await visit.rows.commit([
			visit.rows.changing(eventSessions, session, fields),
			...(pool
				? [changingPool(visit, session, terms)]
				: input.capacity === null
					? []
					: [addingPool(visit, session, terms)]),
		]);
	}
	return done({ snackbar: { key: "events:told.saved" } });
}

export async function removeSession(visit: Visit, { event: eventId, session }: z.output<typeof SessionRef>) {
	await ownEvent(visit, eventId);
	const row = await visit.rows.find(eventSessions, session);
	if (row?.eventId !== eventId) throw notFound();
	await visit.rows.commit([visit.rows.removing(bookingPools, session), visit.rows.removing(eventSessions, session)]);
	return done({ snackbar: { key: "events:told.sessionGone" } });
}
