import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { type Booking, moving } from "#app/bookings/bookings.server";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { done } from "#app/platform/guard.server";
import { invalid, Problem } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { AlreadyDone } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, eventTicketTypes } from "#db/schema/events";
import { settle } from "./clock.server";
import type { MoveInput } from "./events.schema";
import { type Event, ownEvent } from "./events.server";
import { announceNow, type Registration, tellOfMove } from "./letters.server";
import { ofEvent, participantSource } from "./participants.server";
import { open } from "./paths";
import type { TicketDate } from "./registrations.schema";
import { dateClosed, readingDates } from "./series.server";
import { mayCancel, openTicket } from "./ticket.server";
import { typesNamed } from "./ticket-types.server";

/** Moved in one go: each is a batch of its own, so that whoever there is room for is moved. */
const MOST = 50;
const movable: readonly string[] = ["confirmed", "waiting", "offered", "pending"];

type Moved = { registration: Registration; booking: Booking; from: Event; to: Event };

/** Moves somebody to another date of the series; false where there is no room, or they are registered for it already. */
async function moveTo(ctx: TenantContext, { registration, booking, from, to }: Moved, partId: string | null) {
	const writes = [
		...moving(ctx, booking, { poolId: to.id, partId }),
		ctx.rows.changing(eventRegistrations, registration.id, { eventId: to.id, ticketTypeId: partId, checkedInAt: null }),
	];
	const isMoved = await onceOnly(() => orElse(ctx.rows.commit(writes), () => new AlreadyDone()));
	if (!isMoved) return false;
	const stands = await announceNow(ctx, booking.id);
	if (booking.status === "confirmed" && stands) await tellOfMove(ctx, from, stands);
	return true;
}

/** Moves participants to another date in one step: their place goes with them, and what becomes free here is offered. */
export async function moveParticipants(visit: Visit, { event: id, date, ...chosen }: z.output<typeof MoveInput>) {
	const [{ event: from }, { event: to }] = await Promise.all([ownEvent(visit, id), ownEvent(visit, date)]);
	if (from.seriesId === null || to.seriesId !== from.seriesId || to.id === from.id || to.status === "cancelled")
		throw invalid({ date: "events:errors.date" });
	const people = await chosenRows(visit, participantSource as never, chosen, ofEvent(id));
	if (people.length > MOST) throw invalid({ ids: `tooMany?count=${MOST}` });
	const ids = people.map((row) => row.id);
	const { held, types, there } = await visit.rows.read({
		held: visit.rows.listing(bookings, { where: and(hasId(bookings, ids), eq(bookings.poolId, id)), limit: MOST }),
		types: visit.rows.listing(eventTicketTypes, { where: eq(eventTicketTypes.eventId, id), limit: MOST }),
		there: visit.rows.listing(eventTicketTypes, { where: eq(eventTicketTypes.eventId, date), limit: MOST }),
	});
	const sameType = (typeId: string | null) => {
		const title = types.find((type) => type.id === typeId)?.title;
		return there.find((type) => type.title === title)?.id ?? null;
	};
	let [count, left] = [0, 0];
	for (const registration of people as Registration[]) {
		const booking = held.find((one) => one.id === registration.id);
		if (!booking || !movable.includes(booking.status)) continue;
		const partId = sameType(registration.ticketTypeId);
		if (await moveTo(visit, { registration, booking, from, to }, partId)) count++;
		else left++;
	}
	if (count + left === 0) throw invalid({ ids: "events:errors.nobodyMoves" });
	if (count > 0) await settle(visit, id);
	return bulkDone({ key: left > 0 ? "events:told.movedSome" : "events:told.moved", params: { count, left } });
}

/** Changes the date of one's own registration, as long as one may cancel it. */
export async function changeDate(
	{ context }: ActionFunctionArgs,
	{ event: guid, token, date }: z.output<typeof TicketDate>,
) {
	const { ctx, event: from, booking, registration } = await openTicket(context, guid, token);
	if (!mayCancel(from, booking, context.now.getTime()))
		throw new Problem("invalid", { detail: "eventPublic:errors.tooLate" });
	const { dates } = await ctx.rows.read({ dates: readingDates(ctx, from) });
	const to = dates.find(({ row }) => row.guid === date && row.id !== from.id);
	const isMember = registration.userId !== null;
	if (!to?.pool || dateClosed(ctx, { event: to.row, pool: to.pool, isMember }))
		throw invalid({ date: "eventPublic:errors.dateClosed" });
	const type = registration.ticketTypeId && (await ctx.rows.find(eventTicketTypes, registration.ticketTypeId));
	const partId = type ? ((await typesNamed(ctx, [to.row.id], type.title)).get(to.row.id) ?? null) : null;
	if (!(await moveTo(ctx, { registration, booking, from, to: to.row }, partId)))
		throw invalid({ date: "eventPublic:errors.dateTaken" });
	await settle(ctx, from.id);
	return done({ to: open.ticket(to.row.guid, token) });
}
