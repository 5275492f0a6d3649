import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { languageCodes } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { readInstant } from "#app/platform/local-time";
import { sentLetters } from "#app/platform/mail/send-mail.server";
import { after, pageOf } from "#app/platform/paging.server";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import {
	eventMessageLetters,
	eventMessages,
	eventRegistrations,
	eventSessions,
	eventTicketTypes,
} from "#db/schema/events";
import { reached } from "./audience.server";
import type { EventRef, MessageInput, MessageQuery, MessageRef } from "./events.schema";
import { headOf, ownEvent } from "./events.server";
import { unknownWord } from "./message-words";
import { letterId, type Message, messageJob } from "./messages.jobs.server";
import { paths } from "./paths";
import { readingSessions } from "./program.server";
import { readingTypes } from "./ticket-types.server";

const LISTED = 100;
/** Recipients of a page. */
const PEOPLE = 50;

/** The messages of an event, and the form of a new one. */
export async function showMessages(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const { rows } = visit;
	const [found, read] = await Promise.all([
		ownEvent(visit, id),
		rows.read({
			messages: rows.listing(eventMessages, {
				where: eq(eventMessages.eventId, id),
				orderBy: [desc(eventMessages.sendAt), desc(eventMessages.id)],
				limit: LISTED,
			}),
			types: readingTypes(visit, id),
			sessions: readingSessions(visit, id),
			standing: rows.countingBy(bookings, bookings.status, eq(bookings.poolId, id)),
			came: rows.counting(
				eventRegistrations,
				and(eq(eventRegistrations.eventId, id), gt(eventRegistrations.checkedInAt, 0)),
				100_000,
			),
			spoken: rows.countingBy(eventRegistrations, eventRegistrations.language, eq(eventRegistrations.eventId, id)),
		}),
	]);
	const { event } = found;
	const written = await rows.read({
		letters: rows.countingBy(
			eventMessageLetters,
			eventMessageLetters.messageId,
			inArray(
				eventMessageLetters.messageId,
				read.messages.map((message) => message.id),
			),
		),
	});
	const count = (statuses: readonly string[]) => statuses.reduce((sum, one) => sum + (read.standing.get(one) ?? 0), 0);
	const others = languageCodes.filter((code) => code !== event.language && (read.spoken.get(code) ?? 0) > 0);
	return {
		head: headOf(visit, found),
		title: event.title,
		timeZone: event.timeZone,
		messages: read.messages.map((message) => ({
			...{
				id: message.id,
				subject: message.texts[0]?.subject ?? "",
				audience: message.audience,
				sendAt: message.sendAt,
			},
			...{ status: message.status, sentAt: message.sentAt, letters: written.letters.get(message.id) ?? 0 },
			group: groupOf(message, read),
		})),
		counts: {
			...{ confirmed: count(reached.confirmed), waiting: count(reached.waiting), pending: count(reached.pending) },
			...{ checkedIn: read.came, all: count(reached.all) },
		},
		types: read.types.map(({ row }) => ({ value: row.id, label: row.title })),
		// Of a session without seats of its own nobody is known to come.
		sessions: read.sessions.flatMap(({ row }) => (row.capacity === null ? [] : [{ value: row.id, label: row.title }])),
		languages: [event.language, ...others].map((code) => ({ code, count: read.spoken.get(code) ?? 0 })),
	};
}

type Groups = {
	types: readonly { row: { id: string; title: string } }[];
	sessions: readonly { row: { id: string; title: string } }[];
};

/** The ticket type and the session that a message is for, by name. */
function groupOf({ ticketTypeId, sessionId }: Message, { types, sessions }: Groups): string {
	const type = types.find(({ row }) => row.id === ticketTypeId)?.row.title;
	const session = sessions.find(({ row }) => row.id === sessionId)?.row.title;
	return [type, session].filter(Boolean).join(" · ");
}

/** Sends a message by the queue, now or at its time. */
export async function addMessage(visit: Visit, { event: id, ...input }: z.output<typeof MessageInput>) {
	const { event } = await ownEvent(visit, id);
	const texts = textsOf(input);
	const { type, session } = await visit.rows.read({
		type: visit.rows.finding(eventTicketTypes, input.ticketType ?? ""),
		session: visit.rows.finding(eventSessions, input.session ?? ""),
	});
	if (input.ticketType !== null && type?.eventId !== id) throw invalid({ ticketType: "wrongValue" });
	if (input.session !== null && session?.eventId !== id) throw invalid({ session: "wrongValue" });
	const now = visit.now.getTime();
	const at = input.sendAt === null ? now : readInstant(input.sendAt, event.timeZone);
	if (input.sendAt !== null && at <= now) throw invalid({ sendAt: "events:errors.past" });
	const row = { id: newId(now), eventId: id, audience: input.audience, texts, sendAt: at };
	const groups = { ticketTypeId: input.ticketType, sessionId: input.session };
	await visit.rows.commit([visit.rows.adding(eventMessages, { ...row, ...groups })]);
	if (at === now) await visit.enqueue(messageJob, { id: row.id, after: "" }, `event-message:${row.id}`);
	return done({
		snackbar: { key: at === now ? "events:told.message" : "events:told.scheduled" },
		to: paths(visit.tenant.guid).messages(id),
	});
}

/** The texts of a message: the first language has all of it, the others all or nothing. */
function textsOf({
	language,
	subject,
	message,
}: Pick<z.output<typeof MessageInput>, "language" | "subject" | "message">) {
	const wrong: Record<string, string> = {};
	const texts = language.flatMap((code, index) => {
		const own = { language: code, subject: subject[index] ?? "", message: message[index] ?? "" };
		if (index > 0 && own.subject === "" && own.message === "") return [];
		for (const field of ["subject", "message"] as const) {
			const unknown = unknownWord(own[field]);
			if (own[field] === "") wrong[`${field}${index || ""}`] = "required";
			else if (unknown !== null)
				wrong[`${field}${index || ""}`] = `events:errors.word?word=${encodeURIComponent(unknown)}`;
		}
		return [own];
	});
	if (texts.length === 0) throw invalid({ subject: "required" });
	if (Object.keys(wrong).length > 0) throw invalid(wrong);
	return texts;
}

async function ownMessage(visit: Visit, { event: id, message: messageId }: z.output<typeof MessageRef>) {
	const [found, message] = await Promise.all([ownEvent(visit, id), visit.rows.find(eventMessages, messageId)]);
	if (message?.eventId !== id) throw notFound();
	return { found, message };
}

/** A message with whom it was written to, and whether each letter has gone out. */
export async function showMessage(visit: Visit, { cursor, ...ref }: z.output<typeof MessageQuery>) {
	const { found, message } = await ownMessage(visit, ref);
	const read = await visit.rows.read({
		letters: visit.rows.listingWith(
			eventMessageLetters,
			{ person: [eventRegistrations, eventMessageLetters.registrationId, ["name", "email"]] },
			{
				where: and(eq(eventMessageLetters.messageId, message.id), after([eventMessageLetters.id], cursor)),
				orderBy: [asc(eventMessageLetters.id)],
				limit: PEOPLE + 1,
			},
		),
		count: visit.rows.counting(eventMessageLetters, eq(eventMessageLetters.messageId, message.id), 100_000),
		types: readingTypes(visit, ref.event),
		sessions: readingSessions(visit, ref.event),
	});
	const { items, next } = pageOf(read.letters, PEOPLE, ({ row }) => [row.id]);
	const ids = items.map(({ row }) => letterId(message.id, row.registrationId));
	const sent = await sentLetters(visit.context, ids);
	return {
		head: headOf(visit, found),
		title: message.texts[0]?.subject ?? "",
		timeZone: found.event.timeZone,
		message: {
			...{ id: message.id, texts: message.texts, audience: message.audience, group: groupOf(message, read) },
			...{ status: message.status, sendAt: message.sendAt, sentAt: message.sentAt },
		},
		...{ count: read.count, next, isFirst: cursor === undefined },
		letters: items.map(({ row, person }) => ({
			...{ id: row.id, name: person?.name ?? "", email: person?.email ?? "", language: row.language },
			isSent: sent.has(letterId(message.id, row.registrationId)),
		})),
	};
}

/** Keeps a message that has not begun to go out from being sent. */
export async function stopMessage(visit: Visit, ref: z.output<typeof MessageRef>) {
	const { message } = await ownMessage(visit, ref);
	const isStill = eq(eventMessages.status, "scheduled");
	const [stopped] = await visit.rows.commit([
		visit.rows.changing(eventMessages, message.id, { status: "stopped" }, undefined, isStill),
	]);
	if (!stopped) throw invalid({ message: "events:errors.onItsWay" });
	return done({ snackbar: { key: "events:told.stopped" } });
}
