import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import * as z from "zod";
import { announcing, type Booking } from "#app/bookings/bookings.server";
import { type CalendarMethod, calendarFile } from "#app/calendar/calendar-file";
import { nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { defaultLanguage, isLanguage, type Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { bookingStatuses, bookings } from "#db/schema/bookings";
import { advisorClients, people } from "#db/schema/directory";
import { eventAudiences, eventRegistrations, events, eventTicketTypes } from "#db/schema/events";
import { standsSo } from "./audience.server";
import { open, paths } from "./paths";
import { ticketToken } from "./tickets.server";
import { whenOf } from "./when.server";

type Event = Row<typeof events>;
export type Registration = Row<typeof eventRegistrations>;
type TicketType = Row<typeof eventTicketTypes>;

/** What a letter is about: how a registration stands, or what everybody of an event is told. */
const kinds = [
	"confirmed",
	"waiting",
	"offered",
	"expired",
	"cancelled",
	"pending",
	"declined",
	"moved",
	"called",
	"shifted",
	"reminder",
	"feedback",
	"message",
] as const;
type Kind = (typeof kinds)[number];
type Words = { subject?: string; message?: string };

/** What participants are told of where it changes. */
export const announcedFields = ["startsAt", "endsAt", "timeZone", "place", "url"] as const;
const Before = z.object({
	...{ startsAt: z.number(), endsAt: z.number(), timeZone: z.string() },
	...{ place: z.string(), url: z.string().nullable() },
});
export type Before = z.output<typeof Before>;

/** Registrations that are read at once. */
const CHUNK = 200;

/**
 * An event as the calendar entry of a participant, known again by the event's own id. It moves on with the event and with
 * the participant's own booking: whoever comes back after leaving has a newer entry than the one that was withdrawn.
 */
export function entryOf(event: Event, ctx: Pick<TenantContext, "origin">, link?: string, booking?: Booking) {
	const { guid, startsAt, endsAt, title, body, place, url, status } = event;
	const sequence = event.sequence + (booking?.sequence ?? 0);
	const changedAt = Math.max(event.updatedAt, booking?.updatedAt ?? 0);
	return {
		...{ id: `event-${guid}`, sequence, changedAt, starts: startsAt, ends: endsAt, title },
		...{ description: [body, url].filter(Boolean).join("\n\n") || null, place: place || url },
		...{ url: link ?? `${ctx.origin}${open.event(guid)}`, isCancelled: status === "cancelled" },
	};
}

const methods: Partial<Record<Kind, CalendarMethod>> = {
	...{ confirmed: "request", moved: "request", cancelled: "cancel", called: "cancel", shifted: "cancel" },
};

/** Writes to one participant; with the same `id` once. The link is their own page's. */
export async function write(
	ctx: TenantContext,
	event: Event,
	registration: Registration,
	booking: Booking,
	kind: Kind,
	id: string,
	{ words = {}, before, type }: { words?: Words; before?: Before; type?: TicketType | null } = {},
) {
	// Where it is held online only those are told who have a place, and theirs alone is the entry in the calendar.
	const holds = booking.status === "confirmed";
	const shown = holds ? event : { ...event, url: null };
	const language = isLanguage(registration.language) ? registration.language : defaultLanguage;
	const when = await whenOf(event, language, ctx.now);
	const { t, format } = await writtenIn(language, event.timeZone, ctx.now);
	const token = await ticketToken(event, registration.id);
	const path = kind === "feedback" ? open.ticketFeedback(event.guid, token) : open.ticket(event.guid, token);
	const says = words.subject ?? t(`eventPublic:letter.${kind}`);
	const until =
		kind === "offered" && booking.offeredUntil
			? t("eventPublic:letter.until", { time: format.dateTime(booking.offeredUntil) })
			: "";
	const ticket = type ? [type.title, type.price].filter(Boolean).join(", ") : "";
	const method = holds || kind === "cancelled" || kind === "shifted" ? methods[kind] : undefined;
	const organiser = { name: ctx.tenant.name, email: ctx.context.env.MAIL_FROM };
	const guest = { name: registration.name, email: registration.email, answer: "yes" as const };
	const entry = { ...entryOf(shown, ctx, ctx.origin + path, booking), organiser, guests: [guest] };
	const news = before ? await changesOf(shown, before, language, ctx.now) : [];
	const params = {
		...{ name: registration.name, tenant: ctx.tenant.name, says, title: event.title },
		...{ when: `${when.day}, ${when.hours} (${when.zone})`, until },
		place: [shown.place || shown.url, ticket].filter(Boolean).join("\n"),
		news: news.map(({ what, params }) => t(`eventPublic:letter.${what}`, params)).join("\n"),
		...{ message: words.message ?? "", link: `${ctx.origin}${path}?lang=${language}` },
	};
	const calendar = method && { calendar: calendarFile(event.title, [entry], method) };
	await sendMail(ctx.context, { to: registration.email, language, template: "eventNews", params, ...calendar }, id);
	const advisor = kind === "feedback" ? null : await advisorOf(ctx, registration);
	if (!advisor) return;
	// The link of the ticket is the participant's alone.
	const copy = { ...params, name: nameOf(advisor), says: `${registration.name}: ${says}` };
	const link = ctx.origin + paths(ctx.tenant.guid).dashboard;
	await sendMail(
		ctx.context,
		{ to: advisor.email, language, template: "eventNews", params: { ...copy, link } },
		`${id}:copy`,
	);
}

/** Who has registered somebody and gets copies, as long as they advise them. */
async function advisorOf({ rows }: TenantContext, { registeredBy, userId }: Registration) {
	if (registeredBy === null || userId === null) return null;
	const isTheirs = and(eq(advisorClients.advisorId, registeredBy), eq(advisorClients.clientId, userId));
	const { advisor, follows } = await rows.read({
		advisor: rows.finding(people, registeredBy),
		follows: rows.counting(advisorClients, isTheirs, 1),
	});
	return advisor?.isActive && follows > 0 ? advisor : null;
}

/** What is another now: the time as the reader's language writes it, the place, the address. */
export async function changesOf(event: Before, before: Before, language: Language, now: Date) {
	const written = async (one: Before) => {
		const { day, hours, zone } = await whenOf(one, language, now);
		return `${day}, ${hours} (${zone})`;
	};
	const [time, was] = [await written(event), await written(before)];
	return [
		...(time === was ? [] : [{ what: "newTime", params: { now: time, before: was } }]),
		...(event.place === before.place || !event.place
			? []
			: [{ what: before.place ? "newPlace" : "place", params: { now: event.place, before: before.place } }]),
		...(event.url === before.url || !event.url ? [] : [{ what: "newLink", params: { now: event.url } }]),
	];
}

const Announce = z.object({ id: z.string(), status: z.enum(bookingStatuses) });

/** Writes to somebody how their registration stands, once for each time that it has changed. */
export const announceJob = defineJob("events.announce", Announce, async ({ tenant: ctx }, { id, status }) => {
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{
				event: [events, eventRegistrations.eventId],
				booking: [bookings, eventRegistrations.id],
				type: [eventTicketTypes, eventRegistrations.ticketTypeId],
			},
			{ where: eq(eventRegistrations.id, id), limit: 1 },
		),
	});
	const { row, event, booking, type } = found[0] ?? {};
	if (!row || !event || !booking || booking.status !== status || booking.announcedStatus === status) return;
	// The letter first: its id lets it go out once, and a fault after it brings the message again.
	if (event.status === "published" && event.deletedAt === null)
		await write(
			...([ctx, event as Event, row as Registration, booking as Booking] as const),
			status,
			`event-${status}:${id}:${booking.updatedAt}`,
			{ words: { message: isDecided(status) ? (row.decision ?? "") : "" }, type: type as TicketType | null },
		);
	await ctx.rows.commit([announcing(ctx, booking as Booking)]);
});

/** Whether how a registration stands is what the organiser has decided. */
const isDecided = (status: Booking["status"]) => ["confirmed", "waiting", "declined"].includes(status);

/** Has somebody written to by the queue of how their registration stands now. */
export const announce = (ctx: TenantContext, { id, status, updatedAt }: Booking) =>
	ctx.enqueue(announceJob, { id, status }, `event-announce:${id}:${status}:${updatedAt}`);

/** The same of a booking that has just been changed, where its holder was not written to yet; gives how it stands. */
export async function announceNow(ctx: TenantContext, id: string): Promise<Booking | undefined> {
	const stands = await ctx.rows.find(bookings, id);
	if (stands?.announcedStatus === null) await announce(ctx, stands);
	return stands;
}

const Move = z.object({ id: z.string(), from: z.string() });

/** Takes the date that somebody has left out of their calendar, and says which date is theirs now. */
export const moveJob = defineJob("events.move", Move, async ({ tenant: ctx, messageId }, { id, from }) => {
	if (!ctx) throw notFound();
	const { found, left } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{ event: [events, eventRegistrations.eventId], booking: [bookings, eventRegistrations.id] },
			{ where: eq(eventRegistrations.id, id), limit: 1 },
		),
		left: ctx.rows.finding(events, from),
	});
	const { row, event, booking } = found[0] ?? {};
	if (!row || !event || !booking || !left) return;
	const registration = row as Registration;
	const language = isLanguage(registration.language) ? registration.language : defaultLanguage;
	const { day, hours } = await whenOf(event as Event, language, ctx.now);
	const { t } = await writtenIn(language, event.timeZone, ctx.now);
	const gone = { ...(booking as Booking), status: "cancelled" as const };
	const message = t("eventPublic:letter.newDate", { time: `${day}, ${hours}` });
	await write(ctx, left, registration, gone, "shifted", `letter-${messageId}`, { words: { message } });
});

/** Has somebody who had a place written to that it is one at another date now. */
export const tellOfMove = (ctx: TenantContext, { id: from }: Event, { id, sequence }: Booking) =>
	ctx.enqueue(moveJob, { id, from }, `event-move:${id}:${sequence}`);

const Tell = z.object({
	eventId: z.string(),
	kind: z.enum(kinds),
	/** What tells one telling from the next, so that each goes out once. */
	key: z.string(),
	audience: z.enum(eventAudiences),
	/** How it was, where it has been changed. */
	before: Before.optional(),
	after: z.string().default(""),
});

/** Writes to all participants of an event, or to those who stand so; a chunk at a time. */
export const tellJob = defineJob("events.tell", Tell, async ({ tenant: ctx }, { after, ...tell }) => {
	if (!ctx) throw notFound();
	const event = await ctx.rows.find(events, tell.eventId);
	if (!event || event.deletedAt !== null) return;
	const where = and(
		eq(eventRegistrations.eventId, event.id),
		gt(eventRegistrations.id, after),
		standsSo(tell.audience),
	) as SQL;
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id], type: [eventTicketTypes, eventRegistrations.ticketTypeId] },
			{ where, orderBy: [asc(eventRegistrations.id)], limit: CHUNK },
		),
	});
	const { kind, before } = tell;
	for (const { row, booking, type } of found)
		await write(
			...([ctx, event, row as Registration, booking as Booking] as const),
			kind,
			`event-${kind}:${tell.key}:${row.id}`,
			{ before, type: type as TicketType | null },
		);
	const last = found.at(-1)?.row.id;
	if (found.length === CHUNK && last)
		await ctx.enqueue(tellJob, { ...tell, after: last }, `event-tell:${tell.kind}:${tell.key}:${last}`);
});

/** Has everybody who has a place, or waits for one, written to of what an event has become, and what of it is another now. */
export const tellOfChange = (ctx: TenantContext, event: Event, before: Before) =>
	tellAll(ctx, event, "moved", Before.parse(before));

/** The same of an event that is called off. */
export const tellOfEnd = (ctx: TenantContext, event: Event) => tellAll(ctx, event, "called");

function tellAll(ctx: TenantContext, { id, sequence }: Event, kind: "moved" | "called", before?: Before) {
	const key = `${id}:${sequence}`;
	const notice = { eventId: id, kind, key, audience: "all", before, after: "" } as const;
	return ctx.enqueue(tellJob, notice, `event-tell:${kind}:${key}`);
}
