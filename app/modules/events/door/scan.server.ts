import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { newId } from "#app/platform/ids";
import { onceOnly } from "#app/platform/queue/consume.server";
import { AlreadyDone } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { type eventCheckInLists, eventCheckIns, eventRegistrations, eventSessions } from "#db/schema/events";
import { notifyingLate } from "../attendance.server";
import { codeIn } from "../ticket-code";

export type CheckInList = Row<typeof eventCheckInLists>;

/**
 * What became of a scan. `already`: is inside; `notIn`: cannot go out, because they have not come in; `elsewhere`: has a
 * place at the event and no seat in the session of the list; `closed`: the list is not open now.
 */
export type ScanResult = "ok" | "out" | "already" | "notIn" | "elsewhere" | "closed" | "invalid";
export type Scanned = { result: ScanResult; id: string | null; name: string; at: number | null };

type Scan = { code?: string; registration?: string; isExit: boolean; at: number; by: string };

/**
 * Lets somebody in by a list, or out. Each counts by when it was read at the door, in whatever order they arrive: of two
 * devices that have read one ticket without a network, the first has let them in.
 */
export async function scan(ctx: TenantContext, list: CheckInList, given: Scan): Promise<Scanned> {
	const { rows } = ctx;
	const { registration, code, isExit, at, by } = given;
	const isIt = registration ? eq(eventRegistrations.id, registration) : eq(eventRegistrations.code, codeIn(code ?? ""));
	const { found, session } = await rows.read({
		found: rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id, ["status"]] },
			{ where: and(eq(eventRegistrations.eventId, list.eventId), isIt), fields: ["id", "name"], limit: 1 },
		),
		session: readingSession(ctx, list),
	});
	const { row, booking } = found[0] ?? {};
	if (!row || booking?.status !== "confirmed") return { result: "invalid", id: null, name: row?.name ?? "", at: null };
	const { id, name } = row;
	if ((list.opensAt ?? at) > at || (list.closesAt ?? at + 1) <= at)
		return { result: "closed", id: null, name, at: null };
	const { before, seat } = await rows.read({
		before: readingLast(ctx, list.id, id, at),
		seat: rows.counting(bookings, hasSeat(poolOf(list, session), id), 1),
	});
	if (seat === 0) return { result: "elsewhere", id: null, name, at: null };
	const [last] = before;
	const scanned = { id, name, at: last?.at ?? null };
	if (!isExit && last && !last.isExit) return { ...scanned, result: "already" };
	if (isExit && (!last || last.isExit)) return { ...scanned, result: "notIn" };
	const passage = { id: newId(ctx.now.getTime()), listId: list.id, registrationId: id, isExit, at, by };
	const first = sql`min(coalesce(${eventRegistrations.checkedInAt}, ${at}), ${at})`;
	const isNew = await onceOnly(() =>
		orElse(
			rows.commit([
				requiring(ctx.context, sql`${lastWay(ctx, list.id, id, at)} = ${isExit ? 0 : 1}`),
				rows.adding(eventCheckIns, passage),
				...(isExit
					? []
					: [rows.deriving(eventRegistrations, id, { checkedInAt: first }), notifyingLate(ctx, list.eventId)]),
			]),
			() => new AlreadyDone(),
		),
	);
	if (!isNew) return { result: isExit ? "notIn" : "already", id, name, at };
	return { result: isExit ? "out" : "ok", id, name, at };
}

export const readingSession = ({ rows }: TenantContext, { sessionId }: CheckInList) =>
	rows.finding(eventSessions, sessionId ?? "");

/** The pool whose places a list lets in: the seats of its session where that has some, else all places of the event. */
export const poolOf = ({ eventId }: CheckInList, session: Row<typeof eventSessions> | undefined): string =>
	session && session.capacity !== null ? session.id : eventId;

/** Whether somebody, given by id or as a column, has a place in a pool; asked of `bookings`. */
export const hasSeat = (poolId: string, holder: string | SQLiteColumn): SQL =>
	and(eq(bookings.poolId, poolId), eq(bookings.holderId, holder), eq(bookings.status, "confirmed")) as SQL;

/** The last time that somebody has passed a door until then. */
const readingLast = (
	{ rows }: TenantContext,
	listId: string,
	registrationId: string,
	at: number,
): PendingQuery<Row<typeof eventCheckIns>[]> =>
	rows.listing(eventCheckIns, {
		where: and(
			eq(eventCheckIns.listId, listId),
			eq(eventCheckIns.registrationId, registrationId),
			sql`${eventCheckIns.at} <= ${at}`,
		) as SQL,
		orderBy: [desc(eventCheckIns.at), desc(eventCheckIns.isExit)],
		limit: 1,
	});

/** Whether it was the way out, in SQL; 1 where somebody has not come yet. */
const lastWay = ({ tenant }: TenantContext, listId: string, registrationId: string, at: number): SQL =>
	sql`coalesce((select c.is_exit from ${eventCheckIns} c where c.tenant_id = ${tenant.id} and c.list_id = ${listId}
		and c.registration_id = ${registrationId} and c.at <= ${at} order by c.at desc, c.is_exit desc limit 1), 1)`;

/**
 * Takes back what was scanned of somebody at a door: the last time that they passed it, or, where nobody is let out, that
 * they have come. Gives their name, or null where there is nothing to take back.
 */
export async function undoScan(ctx: TenantContext, list: CheckInList, registrationId: string): Promise<string | null> {
	const { rows } = ctx;
	const its = and(eq(eventCheckIns.listId, list.id), eq(eventCheckIns.registrationId, registrationId)) as SQL;
	const { person, passages } = await rows.read({
		person: rows.finding(eventRegistrations, registrationId),
		passages: rows.listing(eventCheckIns, {
			where: its,
			orderBy: [desc(eventCheckIns.at), desc(eventCheckIns.isExit)],
		}),
	});
	const gone = list.hasExit ? passages.slice(0, 1) : passages;
	const [last] = gone;
	if (person?.eventId !== list.eventId || !last) return null;
	const first = sql`(select min(c.at) from ${eventCheckIns} c where c.tenant_id = ${ctx.tenant.id}
		and c.registration_id = ${registrationId} and c.is_exit = 0)`;
	await rows.commit([
		list.hasExit ? rows.removing(eventCheckIns, last.id) : rows.removingAll(eventCheckIns, its),
		...(gone.some(({ at }) => at === person.checkedInAt)
			? [rows.deriving(eventRegistrations, registrationId, { checkedInAt: first })]
			: []),
	]);
	return person.name;
}
