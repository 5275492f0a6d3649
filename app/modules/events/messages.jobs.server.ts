import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Booking } from "#app/bookings/bookings.server";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventMessageLetters, eventMessages, eventRegistrations, events, eventTicketTypes } from "#db/schema/events";
import { standsSo } from "./audience.server";
import type { Event } from "./events.server";
import { type Registration, write } from "./letters.server";
import { filled } from "./message-words";
import { open } from "./paths";
import { ticketToken } from "./tickets.server";
import { whenOf } from "./when.server";

export type Message = Row<typeof eventMessages>;

/** Registrations that are written to at once. */
const CHUNK = 100;

/** What the letter to one person is known by, in the queue and in the outbox: by it each goes out once. */
export const letterId = (messageId: string, registrationId: string) => `event-message:${messageId}:${registrationId}`;

/** Whom a message is for. Read with the `booking` of each. */
export const isFor = ({ tenant }: TenantContext, message: Message): SQL => {
	const { eventId, audience, ticketTypeId, sessionId } = message;
	const hasSeat = sql`exists (select 1 from ${bookings} s where s.tenant_id = ${tenant.id} and s.pool_id = ${sessionId}
		and s.holder_id = ${eventRegistrations.id} and s.status = 'confirmed')`;
	return and(
		eq(eventRegistrations.eventId, eventId),
		standsSo(audience),
		ticketTypeId === null ? undefined : eq(eventRegistrations.ticketTypeId, ticketTypeId),
		sessionId === null ? undefined : hasSeat,
	) as SQL;
};

const Send = z.object({ id: z.string(), after: z.string() });

/** Writes a message of the organiser to whom it is for, a chunk at a time, to each in their language. */
export const messageJob = defineJob("events.message", Send, async ({ tenant: ctx }, { id, after }) => {
	if (!ctx) throw notFound();
	const { rows } = ctx;
	const message = await rows.find(eventMessages, id);
	if (!message || !["scheduled", "sending"].includes(message.status) || message.sendAt > ctx.now.getTime()) return;
	const event = await rows.find(events, message.eventId);
	if (!event || event.deletedAt !== null) return;
	if (message.status === "scheduled") {
		const isStill = eq(eventMessages.status, "scheduled");
		const [begun] = await rows.commit([rows.changing(eventMessages, id, { status: "sending" }, undefined, isStill)]);
		if (!begun) return;
	}
	const { found } = await rows.read({
		found: rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id], type: [eventTicketTypes, eventRegistrations.ticketTypeId] },
			{
				where: and(isFor(ctx, message), gt(eventRegistrations.id, after)),
				orderBy: [asc(eventRegistrations.id)],
				limit: CHUNK,
			},
		),
	});
	for (const { row, booking, type } of found) {
		const registration = row as Registration;
		const text = message.texts.find(({ language }) => language === registration.language) ?? message.texts[0];
		if (!text) continue;
		const words = await wordsFor(ctx, event, registration, text);
		await write(...([ctx, event, registration, booking as Booking, "message", letterId(id, row.id)] as const), {
			words,
			type: type as never,
		});
	}
	const written = found.map(({ row }) => ({
		...{ id: `${id}-${row.id}`, messageId: id, registrationId: row.id, language: row.language },
	}));
	const isLast = found.length < CHUNK;
	await rows.commit([
		...written.map((letter) => rows.derivingOrAdding(eventMessageLetters, letter, { language: letter.language })),
		...(isLast
			? [
					rows.changingWhere(
						eventMessages,
						and(eq(eventMessages.id, id), inArray(eventMessages.status, ["sending"])) as SQL,
						{ status: "sent", sentAt: ctx.now.getTime() },
					),
				]
			: []),
	]);
	const last = found.at(-1)?.row.id;
	if (!isLast && last)
		await ctx.enqueue(messageJob, { id, after: last }, `event-message:${id}:${last}:${ctx.requestId}`);
});

/** A subject and a text with what they say about the event and the reader filled in. */
async function wordsFor(
	ctx: TenantContext,
	event: Event,
	{ id, name, language: written }: Registration,
	{ subject, message }: Message["texts"][number],
) {
	const language = isLanguage(written) ? written : defaultLanguage;
	const { day, hours, zone } = await whenOf(event, language, ctx.now);
	const values = {
		...{ name, event: event.title, when: `${day}, ${hours} (${zone})`, place: event.place },
		link: `${ctx.origin}${open.ticket(event.guid, await ticketToken(event, id))}?lang=${language}`,
	};
	return { subject: filled(subject, values), message: filled(message, values) };
}
