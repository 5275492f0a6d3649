import { and, asc, eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import { addingPool, changingPool, freeIn, type Pool } from "#app/bookings/pools.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { readInstant, toLocal } from "#app/platform/local-time";
import { invalid, notFound, Problem } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { bookingPools } from "#db/schema/bookings";
import { eventRegistrations, eventTicketTypes } from "#db/schema/events";
import { settle } from "./clock.server";
import type { EventRef, TicketTypeInput, TicketTypeRef } from "./events.schema";
import { type Event, headOf, ownEvent } from "./events.server";

export type TicketType = Row<typeof eventTicketTypes>;
type TypeWithPool = { row: TicketType; pool: Pool | null };
const MOST = 50;

/** The ticket types of an event with their places, in the order in which they were made. */
export const readingTypes = ({ rows }: TenantContext, eventId: string) =>
	rows.listingWith(
		eventTicketTypes,
		{ pool: [bookingPools, eventTicketTypes.id] },
		{ where: eq(eventTicketTypes.eventId, eventId), orderBy: [asc(eventTicketTypes.id)], limit: MOST },
	) as unknown as PendingQuery<TypeWithPool[]>;

/** Why somebody cannot choose a type now; null where they can. One that is full can be chosen where people wait in line. */
function closedType({ row, pool }: TypeWithPool, isMember: boolean, hasWaitingList: boolean, at: number) {
	if (row.forWhom === "members" && !isMember) return "members" as const;
	if (row.forWhom === "guests" && isMember) return "guests" as const;
	if (row.opensAt !== null && row.opensAt > at) return "early" as const;
	if (row.closesAt !== null && row.closesAt <= at) return "late" as const;
	return pool && freeIn(pool) === 0 && !hasWaitingList ? ("full" as const) : null;
}

/** A type as whoever registers sees it. Its places are never more than those which the event has left. */
export function serializeType(one: TypeWithPool, pool: Pool, isMember: boolean, at: number) {
	const { id, title, note, price, payment, opensAt } = one.row;
	const [own, all] = [one.pool && freeIn(one.pool), freeIn(pool)];
	const free = own === null ? null : Math.min(own, all ?? own);
	const hasLine = pool.hasWaitingList;
	return { id, title, note, price, payment, opensAt, free, hasLine, closed: closedType(one, isMember, hasLine, at) };
}
export type TicketTypeData = ReturnType<typeof serializeType>;

/** The type that somebody has chosen; null of an event without types. Throws `invalid` for one that cannot be chosen now. */
export function chosenType(
	types: readonly TypeWithPool[],
	chosen: string,
	{ pool, isMember, at }: { pool: Pool; isMember: boolean; at: number },
): TicketType | null {
	if (types.length === 0) return null;
	const one = types.find(({ row }) => row.id === chosen);
	if (!one) throw invalid({ ticketType: "eventPublic:errors.ticketType" });
	const why = closedType(one, isMember, pool.hasWaitingList, at);
	if (why) throw new Problem("invalid", { detail: `eventPublic:typeClosed.${why}` });
	return one.row;
}

/** The types of the same name in other events of a series: what somebody has chosen of one holds for all of their dates. */
export async function typesNamed(
	{ rows }: TenantContext,
	eventIds: readonly string[],
	title: string,
): Promise<Map<string, string>> {
	const where = and(inArray(eventTicketTypes.eventId, [...eventIds]), eq(eventTicketTypes.title, title));
	const same = eventIds.length === 0 ? [] : await rows.list(eventTicketTypes, { where, limit: eventIds.length * 2 });
	return new Map(same.map(({ id, eventId }) => [eventId, id]));
}

export async function showTypes(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const { types } = await visit.rows.read({ types: readingTypes(visit, id) });
	const local = (at: number | null) => (at === null ? "" : toLocal(at, found.event.timeZone));
	return {
		head: headOf(visit, found),
		title: found.event.title,
		types: types.map(({ row, pool }) => ({
			...{ id: row.id, title: row.title, note: row.note, capacity: row.capacity, forWhom: row.forWhom },
			...{ payment: row.payment, price: row.price, opensAt: local(row.opensAt), closesAt: local(row.closesAt) },
			taken: pool?.taken ?? 0,
		})),
	};
}
export type TicketTypeValues = Awaited<ReturnType<typeof showTypes>>["types"][number];

/** Adds a ticket type, or changes one. Whoever has a place of it keeps it; what has become free is offered. */
export async function saveType(
	visit: Visit,
	{ event: eventId, type, opensAt, closesAt, ...input }: z.output<typeof TicketTypeInput>,
) {
	const { event } = await ownEvent(visit, eventId);
	const at = (written: string | null) => (written === null ? null : readInstant(written, event.timeZone));
	const fields = { ...input, opensAt: at(opensAt), closesAt: at(closesAt) };
	if (fields.opensAt !== null && fields.closesAt !== null && fields.closesAt <= fields.opensAt)
		throw invalid({ closesAt: "events:errors.closes" });
	const terms = { capacity: input.capacity, hasWaitingList: false, offerHours: 24, closesAt: null };
	if (type === undefined) {
		const id = newId(visit.now.getTime());
		await visit.rows.commit([
			visit.rows.adding(eventTicketTypes, { id, eventId, ...fields }),
			addingPool(visit, id, terms),
		]);
	} else {
		await assertType(visit, event, type);
		await visit.rows.commit([visit.rows.changing(eventTicketTypes, type, fields), changingPool(visit, type, terms)]);
		await settle(visit, eventId);
	}
	return done({ snackbar: { key: "events:told.saved" } });
}

async function assertType(visit: Visit, event: Event, type: string): Promise<void> {
	const row = await visit.rows.find(eventTicketTypes, type);
	if (row?.eventId !== event.id) throw notFound();
}

/** Removes a type that nobody is registered with. */
export async function removeType(visit: Visit, { event: eventId, type }: z.output<typeof TicketTypeRef>) {
	const { event } = await ownEvent(visit, eventId);
	await assertType(visit, event, type);
	const [used] = await visit.rows.list(eventRegistrations, {
		where: and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.ticketTypeId, type)),
		limit: 1,
	});
	if (used) throw invalid({ type: "events:errors.typeUsed" });
	await visit.rows.commit([visit.rows.removing(bookingPools, type), visit.rows.removing(eventTicketTypes, type)]);
	return done({ snackbar: { key: "events:told.typeGone" } });
}
