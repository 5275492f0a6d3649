import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { calendarFile, calendarResponse } from "#app/calendar/calendar-file";
import { done } from "#app/platform/guard.server";
import { notFound, Problem } from "#app/platform/problems";
import { eventSessions, eventStars } from "#db/schema/events";
import type { Event } from "./events.server";
import { agendaOf, readingAgenda } from "./own-agenda.server";
import { open } from "./paths";
import { readingSessions, type Session } from "./program.server";
import type { TicketSession } from "./registrations.schema";
import { openTicket } from "./ticket.server";

/** Puts a session on one's own agenda, or takes it off. */
export async function toggleStar(
	{ context }: ActionFunctionArgs,
	{ event: guid, token, session }: z.output<typeof TicketSession>,
) {
	const { ctx, event, booking, registration } = await openTicket(context, guid, token);
	const isTheirs = and(eq(eventStars.registrationId, registration.id), eq(eventStars.sessionId, session));
	const { row, stars } = await ctx.rows.read({
		row: ctx.rows.finding(eventSessions, session),
		stars: ctx.rows.listing(eventStars, { where: isTheirs, limit: 1 }),
	});
	if (row?.eventId !== event.id) throw notFound();
	if (!["confirmed", "waiting", "offered", "pending"].includes(booking.status))
		throw new Problem("invalid", { detail: "eventPublic:errors.noPlace" });
	const [star] = stars;
	const made = { id: `${registration.id}-${session}`, registrationId: registration.id, sessionId: session };
	await ctx.rows.commit([
		star ? ctx.rows.removing(eventStars, star.id) : ctx.rows.derivingOrAdding(eventStars, made, { sessionId: session }),
	]);
	return done();
}

/** The sessions of one's own agenda as a calendar file. */
export async function agendaFile({ params, context }: LoaderFunctionArgs) {
	const token = params.token ?? "";
	const { ctx, event, registration } = await openTicket(context, params.event ?? "", token);
	const { sessions, ...agenda } = await ctx.rows.read({
		sessions: readingSessions(ctx, event.id),
		...readingAgenda(ctx, registration),
	});
	const standing = agendaOf(sessions, agenda);
	const own = sessions.filter((one) => standing(one).isStarred || standing(one).isMine);
	const link = ctx.origin + open.ticket(event.guid, token);
	return calendarResponse(
		calendarFile(
			event.title,
			own.map(({ row }) => entryOfSession(row, event, link)),
			"publish",
		),
		"agenda.ics",
	);
}

const entryOfSession = (session: Session, event: Event, url: string) => ({
	...{ id: `event-session-${session.id}`, sequence: 0, changedAt: session.updatedAt, url },
	...{ starts: session.startsAt, ends: session.endsAt, title: session.title },
	description: [event.title, session.track, session.speaker].filter(Boolean).join("\n"),
	place: session.place || event.place,
	isCancelled: event.status === "cancelled",
});
