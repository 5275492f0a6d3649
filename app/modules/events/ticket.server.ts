import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import {
	accepting,
	type Booking,
	bookingAgain,
	bookingOrNone,
	cancelling,
	countingBefore,
	requestingAgain,
} from "#app/bookings/bookings.server";
import { freeIn, tallying } from "#app/bookings/pools.server";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { notFound, Problem } from "#app/platform/problems";
import { qrOf } from "#app/platform/qr.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { hashToken } from "#app/platform/token.server";
import { bookingPools, bookings } from "#db/schema/bookings";
import { eventRegistrations, eventSessions, events, eventTicketTypes } from "#db/schema/events";
import { neededBy, needsIn } from "./access-needs/own-needs.server";
import { answersOf } from "./answers";
import { settle } from "./clock.server";
import type { Event } from "./events.server";
import { hasCertificate } from "./has-certificate";
import { announce, announceNow, type Registration } from "./letters.server";
import { manifest } from "./manifest";
import { closedFor } from "./open-event.server";
import { agendaOf, readingAgenda } from "./own-agenda.server";
import { readingParty, serializeParty } from "./party.server";
import { open, paths } from "./paths";
import { readingSessions, serializeSession } from "./program.server";
import type { TicketChange, TicketRef, TicketSession } from "./registrations.schema";
import { otherDates, readingDates } from "./series.server";
import { readingMaterials, serializeMaterial } from "./speakers/materials.server";
import type { TicketType } from "./ticket-types.server";
import { whenOf } from "./when.server";

/** The registration of whoever has the link; throws `notFound` for every other link. */
export async function openTicket(context: RequestContext, guid: string, token: string) {
	const ctx = await enterPublicTarget(context, { table: events, moduleKey: manifest.key, guid });
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{
				event: [events, eventRegistrations.eventId],
				booking: [bookings, eventRegistrations.id],
				pool: [bookingPools, eventRegistrations.eventId],
				type: [eventTicketTypes, eventRegistrations.ticketTypeId],
			},
			{ where: eq(eventRegistrations.tokenHash, await hashToken(token)), limit: 1 },
		),
	});
	const { row, event, booking, pool, type } = found[0] ?? {};
	if (!row || !event || !booking || !pool || event.deletedAt !== null) throw notFound();
	if (event.guid !== guid.toLowerCase() && !(await isDateOf(ctx, event as Event, guid))) throw notFound();
	return {
		type: type as TicketType | null,
		ctx,
		event: event as Event,
		booking: booking as Booking,
		pool,
		registration: row as Registration,
	};
}

/** Whether an address is that of another date of the same series: the letters of whoever was moved still lead to their ticket. */
async function isDateOf(ctx: TenantContext, { seriesId }: Event, guid: string): Promise<boolean> {
	if (seriesId === null) return false;
	const where = and(eq(events.guid, guid.toLowerCase()), eq(events.seriesId, seriesId));
	return (await ctx.rows.list(events, { where, limit: 1 })).length > 0;
}

/** A participant's own page. */
export async function showTicket({ request, params, context }: LoaderFunctionArgs) {
	const token = params.token ?? "";
	const { ctx, event, booking, pool, registration, type } = await openTicket(context, params.event ?? "", token);
	if (event.guid !== params.event?.toLowerCase()) throw redirect(open.ticket(event.guid, token));
	const { name, guests, answers, code } = registration;
	// Material is for those who have come.
	const hasMaterial = booking.status === "confirmed" && registration.checkedInAt !== null;
	const { before, sessions, stars, seats, dates, party, materials } = await ctx.rows.read({
		before: countingBefore(ctx, booking),
		sessions: readingSessions(ctx, event.id),
		...readingAgenda(ctx, registration),
		dates: readingDates(ctx, event),
		party: readingParty(ctx, registration),
		materials: readingMaterials(ctx, event.id, hasMaterial ? undefined : sql`0`),
	});
	const standing = agendaOf(sessions, { stars, seats });
	const language = await languageOfPage(request, context);
	const { title, place, url, contact, questions, asksNeeds, startsAt, endsAt, timeZone } = event;
	const now = context.now.getTime();
	const isCalledOff = event.status === "cancelled";
	const isConfirmed = booking.status === "confirmed" && !isCalledOff;
	return data(
		{
			event: {
				...{ guid: event.guid, title, place, contact, questions, asksNeeds, startsAt, endsAt, timeZone },
				...{ language: event.language, isCalledOff, isOver: endsAt <= now },
			},
			// Where it is held online only those are told who have a place.
			url: isConfirmed ? url : null,
			when: await whenOf(event, language, context.now),
			status: booking.status,
			decision: booking.status === "declined" ? registration.decision : null,
			position: booking.status === "waiting" ? before + 1 : null,
			offeredUntil: booking.offeredUntil,
			cancelBy: event.startsAt - event.cancelHours * HOUR,
			mayCancel: mayCancel(event, booking, now),
			type: type && { title: type.title, price: type.price, payment: type.payment },
			dates: mayCancel(event, booking, now)
				? (await otherDates(ctx, dates, { event, isMember: registration.userId !== null, language })).filter(
						({ id, free }) =>
							(booking.status !== "confirmed" || free !== 0) && !party.some((one) => one.event?.id === id),
					)
				: [],
			party: await serializeParty(ctx, party, registration, language),
			mayReturn: ["cancelled", "expired"].includes(booking.status) && closedFor(event, ctx) === null,
			isFull: freeIn(pool) === 0 && !event.needsApproval,
			...{ name, guests, answers, checkedInAt: registration.checkedInAt },
			needs: needsIn(registration),
			code: isConfirmed ? code : null,
			qr: isConfirmed ? qrOf(ctx.origin + paths(ctx.tenant.guid).code(event.id, code)) : null,
			sessions: sessions.map((one) => ({ ...serializeSession(one, event), ...standing(one) })),
			materials: materials.map((one) => ({
				...serializeMaterial(one, (id) => open.ticketMaterial(event.guid, token, id)),
				session: sessions.find(({ row }) => row.id === one.row.sessionId)?.row.title ?? "",
			})),
			hasAgenda: sessions.some((one) => standing(one).isStarred || standing(one).isMine),
			mayStar: ["confirmed", "waiting", "offered", "pending"].includes(booking.status) && !isCalledOff && endsAt > now,
			asksFeedback: event.asksFeedback && endsAt <= now && isConfirmed,
			certificate: hasCertificate({ event, booking, registration }, now)
				? open.ticketCertificate(event.guid, token)
				: null,
			...{ tenant: tenantBrand(ctx.tenant), language, title: `${title} – ${ctx.tenant.name}` },
			at: {
				page: open.event(event.guid),
				agenda: open.ticketAgenda(event.guid, token),
				calendar: open.ticketCalendar(event.guid, token),
				feedback: open.ticketFeedback(event.guid, token),
			},
		},
		{ headers: PRIVATE },
	);
}

export const mayCancel = (event: Event, { status }: Booking, now: number) =>
	["confirmed", "waiting", "offered", "pending"].includes(status) &&
	event.status === "published" &&
	(status !== "confirmed" || now < event.startsAt - event.cancelHours * HOUR);

/** Gives the place back: what is free is offered to those who wait. The seats in sessions go with it. */
export async function leave({ context }: ActionFunctionArgs, { event: guid, token }: z.output<typeof TicketRef>) {
	const { ctx, event, booking } = await openTicket(context, guid, token);
	if (!mayCancel(event, booking, context.now.getTime()))
		throw new Problem("invalid", { detail: "eventPublic:errors.tooLate" });
	const [, left] = await ctx.rows.commit(cancelling(ctx, booking));
	if (left) {
		await announce(ctx, left as Booking);
		await settle(ctx, event.id);
	}
	return done();
}

/** Takes the offered place, while the offer stands. */
export async function accept({ context }: ActionFunctionArgs, { event: guid, token }: z.output<typeof TicketRef>) {
	const { ctx, event, booking } = await openTicket(context, guid, token);
	if (event.status === "cancelled") throw new Problem("invalid", { detail: "eventPublic:closed.cancelled" });
	const [taken] = await ctx.rows.commit(accepting(ctx, booking));
	if (taken) await announce(ctx, taken as Booking);
	// Pressed twice at once, it is theirs all the same.
	else if ((await ctx.rows.find(bookings, booking.id))?.status !== "confirmed")
		throw new Problem("invalid", { detail: "eventPublic:errors.offerOver" });
	return done();
}

/** Registers again after leaving: a place where one is free, else at the end of the line; or asks for one anew. */
export async function comeBack({ context }: ActionFunctionArgs, { event: guid, token }: z.output<typeof TicketRef>) {
	const { ctx, event, booking } = await openTicket(context, guid, token);
	const why = closedFor(event, ctx);
	if (why) throw new Problem("invalid", { detail: `eventPublic:closed.${why}` });
	await ctx.rows.commit((event.needsApproval ? requestingAgain : bookingAgain)(ctx, booking));
	await announceNow(ctx, booking.id);
	return done();
}

/** Changes the answers, until the event begins. */
export async function changeAnswers({ context }: ActionFunctionArgs, input: z.output<typeof TicketChange>) {
	const { ctx, event, registration } = await openTicket(context, input.event, input.token);
	if (event.startsAt <= context.now.getTime()) throw new Problem("invalid", { detail: "eventPublic:closed.over" });
	const answers = answersOf(event.questions, input);
	const needs = event.asksNeeds ? neededBy({ kinds: input.need, words: input.needs }) : {};
	await ctx.rows.change(eventRegistrations, registration.id, { answers, ...needs });
	return done({ snackbar: { key: "eventPublic:told.saved" } });
}

/** Takes a seat in a session, where one is free, or gives it back. */
export async function toggleSession(
	{ context }: ActionFunctionArgs,
	{ event: guid, token, session }: z.output<typeof TicketSession>,
) {
	const { ctx, event, booking, registration } = await openTicket(context, guid, token);
	const isSeat = and(eq(bookings.holderId, registration.id), eq(bookings.poolId, session));
	const { row, seat } = await ctx.rows.read({
		row: ctx.rows.finding(eventSessions, session),
		seat: ctx.rows.listing(bookings, { where: isSeat, limit: 1 }),
	});
	if (row?.eventId !== event.id || row.capacity === null) throw notFound();
	if (booking.status !== "confirmed" || event.startsAt <= context.now.getTime())
		throw new Problem("invalid", { detail: "eventPublic:errors.noPlace" });
	const [mine] = seat;
	const made = {
		...{ id: newId(context.now.getTime()), poolId: session, holderId: registration.id, seats: booking.seats },
		// Of a session nobody is written to.
		announcedStatus: "confirmed",
	};
	const writes = mine ? [ctx.rows.removing(bookings, mine.id), tallying(ctx, session)] : bookingOrNone(ctx, made);
	await orElse(ctx.rows.commit(writes), () => new Problem("invalid", { detail: "eventPublic:errors.sessionFull" }));
	return done();
}
