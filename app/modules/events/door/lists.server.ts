import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { readInstant, toLocal } from "#app/platform/local-time";
import { invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { hashToken, keyedToken } from "#app/platform/token.server";
import { bookings } from "#db/schema/bookings";
import { eventCheckInLists, eventCheckIns, eventDoorLinks, eventSessions } from "#db/schema/events";
import type { EventRef } from "../events.schema";
import { type Event, headOf, ownEvent, ownIn, readingOwn } from "../events.server";
import { open } from "../paths";
import { readingSessions } from "../program.server";
import type { LinkInput, LinkRef, ListInput, ListRef } from "./door.schema";
import type { CheckInList } from "./scan.server";

const MOST = 100;

/** The secret of a link, made of the event's key: the page of the organiser can show it again. */
const linkToken = ({ ticketKey }: Pick<Event, "ticketKey">, linkId: string) => keyedToken(ticketKey, `door:${linkId}`);

/** The lists at the doors of an event, in the order in which they were made. */
export const readingLists = ({ rows }: TenantContext, eventId: string) =>
	rows.listing(eventCheckInLists, {
		where: eq(eventCheckInLists.eventId, eventId),
		orderBy: [asc(eventCheckInLists.id)],
		limit: MOST,
	});

/** How many have come by each list of an event, and how many of them are inside now. */
export const readingCame = ({ rows }: TenantContext, eventId: string) =>
	rows.reading<{ listId: string; came: number; inside: number }>(sql`
		select p.list_id as listId, count(*) as came, sum(p.is_exit = 0) as inside from (
			select c.list_id, c.is_exit, max(c.at * 2 + c.is_exit) as last
			from ${rows.own(eventCheckIns, "c")} where c.list_id in (select l.id from ${rows.own(eventCheckInLists, "l")} where l.event_id = ${eventId})
			group by c.list_id, c.registration_id) as p group by p.list_id`);

/** How many are let in by a list: all who have a place at the event, or a seat in the list's session. */
export const readingExpected = ({ rows }: TenantContext, poolIds: string[]) =>
	rows.countingBy(
		bookings,
		bookings.poolId,
		and(among(bookings.poolId, poolIds), eq(bookings.status, "confirmed")) as never,
	);

/** The lists of an event with who has a link to each. */
export async function showLists(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const { event } = found;
	const read = await visit.rows.read({
		lists: readingLists(visit, id),
		links: visit.rows.listing(eventDoorLinks, {
			where: eq(eventDoorLinks.eventId, id),
			orderBy: [asc(eventDoorLinks.id)],
			limit: MOST,
		}),
		sessions: readingSessions(visit, id),
		came: readingCame(visit, id),
	});
	const local = (at: number | null) => (at === null ? "" : toLocal(at, event.timeZone));
	const now = visit.now.getTime();
	const links = await Promise.all(
		read.links.map(async (link) => ({
			...{ id: link.id, listId: link.listId, title: link.title, isKiosk: link.isKiosk, until: link.until },
			isOver: link.until <= now,
			address: visit.origin + open.door(await linkToken(event, link.id)),
		})),
	);
	return {
		head: headOf(visit, found),
		title: event.title,
		lists: read.lists.map(({ id: listId, title, sessionId, opensAt, closesAt, hasExit }) => ({
			...{ id: listId, title, sessionId: sessionId ?? "", hasExit, opensAt: local(opensAt), closesAt: local(closesAt) },
			came: read.came.find((one) => one.listId === listId)?.came ?? 0,
			links: links.filter((link) => link.listId === listId),
		})),
		sessions: read.sessions.map(({ row }) => ({ value: row.id, label: row.title })),
		until: local(Math.max(event.endsAt, now) + HOUR),
	};
}
export type ListData = Awaited<ReturnType<typeof showLists>>["lists"][number];

/** Adds a list, or changes one. */
export async function saveList(visit: Visit, { event: eventId, list, ...input }: z.output<typeof ListInput>) {
	const { event } = await ownEvent(visit, eventId);
	const at = (written: string | null) => (written === null ? null : readInstant(written, event.timeZone));
	const [opensAt, closesAt] = [at(input.opensAt), at(input.closesAt)];
	if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
		throw invalid({ closesAt: "eventDoor:errors.closes" });
	const { known, session } = await visit.rows.read({
		known: visit.rows.finding(eventCheckInLists, list ?? ""),
		session: visit.rows.finding(eventSessions, input.session ?? ""),
	});
	if (input.session !== null && session?.eventId !== eventId) throw invalid({ session: "wrongValue" });
	if (list !== undefined && known?.eventId !== eventId) throw notFound();
	const fields = { title: input.title, sessionId: input.session, opensAt, closesAt, hasExit: input.hasExit };
	if (list === undefined)
		await visit.rows.add(eventCheckInLists, { id: newId(visit.now.getTime()), eventId, ...fields });
	else await visit.rows.change(eventCheckInLists, list, fields);
	return done({ snackbar: { key: "events:told.saved" } });
}

/** A list of an event that the visitor holds; throws `notFound` for every other. */
export async function ownList(visit: Visit, { event: eventId, list }: z.output<typeof ListRef>) {
	const { events, found } = await visit.rows.read({
		events: readingOwn(visit, eventId),
		found: visit.rows.finding(eventCheckInLists, list),
	});
	if (found?.eventId !== eventId) throw notFound();
	return { ...ownIn(events), list: found as CheckInList };
}

/** Removes a list with its links and what was scanned by it; that people have come to the event stays. */
export async function removeList(visit: Visit, ref: z.output<typeof ListRef>) {
	await ownList(visit, ref);
	await visit.rows.remove(eventCheckInLists, ref.list);
	return done({ snackbar: { key: "eventDoor:told.listGone" } });
}

/** Makes an address by which somebody without an account checks people in, for a time. */
export async function addLink(visit: Visit, input: z.output<typeof LinkInput>) {
	const { event, list } = await ownList(visit, input);
	const until = readInstant(input.until, event.timeZone);
	if (until <= visit.now.getTime()) throw invalid({ until: "events:errors.past" });
	const id = newId(visit.now.getTime());
	const tokenHash = await hashToken(await linkToken(event, id));
	const { title, isKiosk } = input;
	await visit.rows.add(eventDoorLinks, { id, eventId: event.id, listId: list.id, title, isKiosk, tokenHash, until });
	return done({ snackbar: { key: "eventDoor:told.linkMade" } });
}

/** Closes such an address: whoever has it sees nobody from now on. */
export async function closeLink(visit: Visit, { event: eventId, link }: z.output<typeof LinkRef>) {
	await ownEvent(visit, eventId);
	const found = await visit.rows.find(eventDoorLinks, link);
	if (found?.eventId !== eventId) throw notFound();
	await visit.rows.remove(eventDoorLinks, link);
	return done({ snackbar: { key: "eventDoor:told.linkGone" } });
}
