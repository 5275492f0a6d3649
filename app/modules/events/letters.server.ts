import { and, asc, eq, gt, inArray, isNotNull, type SQL } from "drizzle-orm";
import * as z from "zod";
import { announcing, type Booking } from "#app/bookings/bookings.server";
import { type CalendarMethod, calendarFile } from "#app/calendar/calendar-file";
import { writtenIn } from "#app/directory/written.server";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { joined, type Row } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";
import { open } from "./paths";
import { ticketToken } from "./tickets.server";
import { whenOf } from "./when.server";

type Event = Row<typeof events>;
export type Registration = Row<typeof eventRegistrations>;

/** What a letter is about: how a registration stands, or what everybody of an event is told. */
const kinds = [
	"confirmed",
	"waiting",
	"offered",
	"expired",
	"cancelled",
	"moved",
	"called",
	"reminder",
	"feedback",
	"message",
] as const;
type Kind = (typeof kinds)[number];
type Words = { subject?: string; message?: string };

/** Registrations that are read at once. */
const CHUNK = 200;

/** An event as the calendar entry of a participant, known again by the event's own id. */
export function entryOf(event: Event, ctx: Pick<TenantContext, "origin">, link?: string) {
	const { guid, sequence, updatedAt, startsAt, endsAt, title, body, place, url, status } = event;
	return {
		...{ id: `event-${guid}`, sequence, changedAt: updatedAt, starts: startsAt, ends: endsAt, title },
		...{ description: [body, url].filter(Boolean).join("\n\n") || null, place: place || url },
		...{ url: link ?? `${ctx.origin}${open.event(guid)}`, isCancelled: status === "cancelled" },
	};
}

const methods: Partial<Record<Kind, CalendarMethod>> = {
	...{ confirmed: "request", moved: "request", cancelled: "cancel", called: "cancel" },
};

/** Writes to one participant; with the same `id` once. The link is their own page's. */
async function write(
	ctx: TenantContext,
	event: Event,
	registration: Registration,
	kind: Kind,
	id: string,
	{ more, words = {} }: { more?: Booking; words?: Words } = {},
) {
	const language = isLanguage(registration.language) ? registration.language : defaultLanguage;
	const when = await whenOf(event, language, ctx.now);
	const { t, format } = await writtenIn(language, event.timeZone, ctx.now);
	const token = await ticketToken(event, registration.id);
	const path = kind === "feedback" ? open.ticketFeedback(event.guid, token) : open.ticket(event.guid, token);
	const says = words.subject ?? t(`eventPublic:letter.${kind}`);
	const until = more?.offeredUntil ? t("eventPublic:letter.until", { time: format.dateTime(more.offeredUntil) }) : "";
	const method = methods[kind];
	const organiser = { name: ctx.tenant.name, email: ctx.bag.env.MAIL_FROM };
	const guest = { name: registration.name, email: registration.email, answer: "yes" as const };
	const entry = { ...entryOf(event, ctx, ctx.origin + path), organiser, guests: [guest] };
	await sendMail(
		ctx.bag,
		{
			...{ to: registration.email, language, template: "eventNews" },
			params: {
				...{ name: registration.name, tenant: ctx.tenant.name, says, title: event.title },
				...{ when: `${when.day}, ${when.hours} (${when.zone})`, place: event.place || event.url || "", until },
				...{ message: words.message ?? "", link: `${ctx.origin}${path}?lang=${language}` },
			},
			...(method && { calendar: calendarFile(event.title, [entry], method) }),
		},
		id,
	);
}

const Announce = z.object({
	id: z.string(),
	status: z.enum(["confirmed", "waiting", "offered", "expired", "cancelled"]),
});

/** Writes to somebody how their registration stands, once for each time that it has changed. */
export const announceJob = defineJob("events.announce", Announce, async ({ tenant: ctx }, { id, status }) => {
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{ event: [events, eventRegistrations.eventId], booking: [bookings, eventRegistrations.id] },
			{ where: eq(eventRegistrations.id, id), limit: 1 },
		),
	});
	const { row, event, booking } = found[0] ?? {};
	if (!row || !event || !booking || booking.status !== status || booking.announcedStatus === status) return;
	// The letter first: its id lets it go out once, and a fault after it brings the message again.
	if (event.status === "published" && event.deletedAt === null)
		await write(ctx, event as Event, row as Registration, status, `event-${status}:${id}:${booking.updatedAt}`, {
			more: booking as Booking,
		});
	await ctx.rows.commit([announcing(ctx, booking as Booking)]);
});

/** Has somebody written to by the queue of how their registration stands now. */
export const announce = (ctx: TenantContext, { id, status, updatedAt }: Booking) =>
	ctx.enqueue(announceJob, { id, status }, `event-announce:${id}:${status}:${updatedAt}`);

/** The same of a booking that has just been changed, where its holder was not written to yet; gives how it stands. */
export async function announceNow(ctx: TenantContext, id: string): Promise<Booking | undefined> {
	const stands = await ctx.rows.find(bookings, id);
	if (stands?.announcedStatus === null) await announce(ctx, stands);
	return stands;
}

const Tell = z.object({
	eventId: z.string(),
	kind: z.enum(kinds),
	/** What tells one telling from the next, so that each goes out once. */
	key: z.string(),
	audience: z.enum(["confirmed", "waiting", "checkedIn", "all"]),
	subject: z.string().optional(),
	message: z.string().optional(),
	after: z.string().default(""),
});

const reached = {
	confirmed: ["confirmed"],
	waiting: ["waiting"],
	checkedIn: ["confirmed"],
	all: ["confirmed", "waiting", "offered"],
} as const;

/** Writes to all participants of an event, or to those who stand so; a chunk at a time. */
export const tellJob = defineJob("events.tell", Tell, async ({ tenant: ctx }, { after, ...tell }) => {
	if (!ctx) throw notFound();
	const event = await ctx.rows.find(events, tell.eventId);
	if (!event || event.deletedAt !== null) return;
	const where = and(
		eq(eventRegistrations.eventId, event.id),
		gt(eventRegistrations.id, after),
		inArray(joined(bookings, "booking").status, [...reached[tell.audience]]),
		tell.audience === "checkedIn" ? isNotNull(eventRegistrations.checkedInAt) : undefined,
	) as SQL;
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id] },
			{ where, orderBy: [asc(eventRegistrations.id)], limit: CHUNK },
		),
	});
	const words = { subject: tell.subject, message: tell.message };
	for (const { row } of found)
		await write(ctx, event, row as Registration, tell.kind, `event-${tell.kind}:${tell.key}:${row.id}`, { words });
	const last = found.at(-1)?.row.id;
	if (found.length === CHUNK && last)
		await ctx.enqueue(tellJob, { ...tell, after: last }, `event-tell:${tell.kind}:${tell.key}:${last}`);
});

/** Has everybody who has a place, or waits for one, written to of what becomes of an event. */
export const tellOfChange = (ctx: TenantContext, { id, sequence }: Event, what: "changed" | "cancelled") => {
	const kind = what === "changed" ? "moved" : "called";
	const key = `${id}:${sequence}`;
	return ctx.enqueue(tellJob, { eventId: id, kind, key, audience: "all", after: "" }, `event-tell:${kind}:${key}`);
};
