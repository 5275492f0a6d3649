import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { doneAt } from "#app/platform/kept-at.schema";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, eventTicketTypes } from "#db/schema/events";
import { notifyingLate } from "./attendance.server";
import type { CheckInInput, CheckInQuery, RegistrationRef } from "./events.schema";
import { headOf, ownEvent } from "./events.server";
import { codeIn } from "./ticket-code";

const HITS = 30;
const COUNTED = 100_000;

/** The page at the door: how many have come, and whom a search finds. */
export async function showCheckIn(visit: Visit, { event: id, q, code }: z.output<typeof CheckInQuery>) {
	const found = await ownEvent(visit, id);
	const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
	const isConfirmed = eq(joined(bookings, "booking").status, "confirmed");
	const matches = words.map((word) => sql`instr(${eventRegistrations.sortName}, ${word}) > 0`);
	const { hits, came, all } = await visit.rows.read({
		hits: visit.rows.listingWith(
			eventRegistrations,
			{
				booking: [bookings, eventRegistrations.id],
				type: [eventTicketTypes, eventRegistrations.ticketTypeId, ["title"]],
			},
			{
				where: and(eq(eventRegistrations.eventId, id), isConfirmed, ...matches),
				orderBy: [asc(eventRegistrations.sortName), asc(eventRegistrations.id)],
				limit: HITS,
			},
		),
		came: visit.rows.counting(eventRegistrations, cameTo(id), COUNTED),
		all: visit.rows.counting(bookings, and(eq(bookings.poolId, id), eq(bookings.status, "confirmed")), COUNTED),
	});
	return {
		head: headOf(visit, found),
		title: found.event.title,
		people: hits.map(({ row: { id: one, name, email, guests, checkedInAt }, type }) => ({
			...{ id: one, name, email, guests, checkedInAt, type: type?.title ?? "" },
		})),
		...{ came, all, q, code: codeIn(code) },
	};
}

const cameTo = (eventId: string) =>
	and(eq(eventRegistrations.eventId, eventId), isNotNull(eventRegistrations.checkedInAt)) as SQL;

export type CheckedIn = { result: "ok" | "already" | "invalid"; id: string | null; name: string; at: number | null };

/**
 * Checks somebody in by the code of the ticket or from the list. Whoever has come already is told so, with the time; the
 * first of two counts, also where it was kept at a door without a network and arrives last.
 */
export async function checkIn(
	visit: Visit,
	{ event: id, code, registration, keptAt }: z.output<typeof CheckInInput>,
): Promise<CheckedIn> {
	await ownEvent(visit, id);
	const isIt = registration ? eq(eventRegistrations.id, registration) : eq(eventRegistrations.code, codeIn(code ?? ""));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id] },
			{ where: and(eq(eventRegistrations.eventId, id), isIt), limit: 1 },
		),
	});
	const { row, booking } = found[0] ?? {};
	if (!row || booking?.status !== "confirmed") return { result: "invalid", id: null, name: row?.name ?? "", at: null };
	const at = doneAt(visit.now, keptAt);
	const isFirst = or(isNull(eventRegistrations.checkedInAt), gt(eventRegistrations.checkedInAt, at));
	const [came] = await visit.rows.commit([
		visit.rows.changing(eventRegistrations, row.id, { checkedInAt: at }, undefined, isFirst),
		notifyingLate(visit, id),
	]);
	const { name } = row;
	return came
		? { result: "ok", id: row.id, name, at }
		: { result: "already", id: row.id, name, at: row.checkedInAt ?? at };
}

/** Takes a check-in back. */
export async function undoCheckIn(visit: Visit, { event: id, registration }: z.output<typeof RegistrationRef>) {
	await ownEvent(visit, id);
	const row = await visit.rows.find(eventRegistrations, registration);
	if (row?.eventId !== id) throw notFound();
	await visit.rows.change(eventRegistrations, registration, { checkedInAt: null });
	return { undone: row.name };
}
