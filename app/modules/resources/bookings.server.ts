import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { countingBefore } from "#app/bookings/bookings.server";
import { NAMED, nameOf } from "#app/directory/names";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList, readList } from "#app/lists/read-list.server";
import { listSource, ownCells } from "#app/lists/source.server";
import { toLocal } from "#app/platform/local-time";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { advisorClients, people } from "#db/schema/directory";
import {
	resourceBookingItems,
	resourceBookings,
	resourceGuests,
	resourceSeries,
	resources,
} from "#db/schema/resources";
import { ACCESS, accessOf } from "./access";
import { bookingList } from "./bookings.list";
import type { Booking } from "./catalogue.server";
import { checkInShown } from "./check-in";
import type { scopes } from "./choices";
import { isOpenUnit, itemNames } from "./item-names";
import { turnOf } from "./line.server";
import type { BookingRef, BookingsFileQuery, BookingsQuery } from "./resources.schema";

/** One's own bookings and those that wait for one's approval; from level 20 one's clients' too, at level 30 all. */
export function visibleBookings({ access, user, tenant }: Visit): SQL {
	if (access.level >= LEVEL_ALL) return sql`1`;
	const { bookerId, approverId, deputyId } = resourceBookings;
	const own = or(eq(bookerId, user.id), eq(approverId, user.id), eq(deputyId, user.id)) as SQL;
	if (access.level < LEVEL_CLIENTS) return own;
	const isClients = sql`${resourceBookings.bookerId} in (select ${advisorClients.clientId} from ${advisorClients}
		where ${advisorClients.tenantId} = ${tenant.id} and ${advisorClients.advisorId} = ${user.id})`;
	return or(own, and(isClients, eq(resourceBookings.isPrivate, false))) as SQL;
}

const source = listSource(
	bookingList,
	resourceBookings,
	{
		title: resourceBookings.title,
		starts: resourceBookings.startsAt,
		status: resourceBookings.status,
		booker: resourceBookings.bookerId,
	},
	{ search: (words) => and(...words.map((word) => sql`instr(lower(${resourceBookings.title}), ${word}) > 0`)) },
);
const pointers = {
	booker: [people, resourceBookings.bookerId, NAMED],
	guest: [resourceGuests, resourceBookings.id, ["name", "email", "phone"]],
} as const;
const withDecider = { ...pointers, decider: [people, resourceBookings.decidedById, NAMED] } as const;
type Guest = { name: string; email: string; phone: string };
type Booker = { booker: { firstName: string; lastName: string; email: string } | null; guest: Guest | null };
type Listed = { row: Booking } & Booker;

/** Who has booked: a member, or somebody without an account. */
const bookerName = ({ booker, guest }: Booker) => (booker ? nameOf(booker) : (guest?.name ?? ""));

/** The resources that these bookings are of, by the booking; without the parts of what was booked. */
function readingItems({ rows, tenant }: Visit, where: SQL) {
	const isTheirs = sql`${resourceBookingItems.bookingId} in (select ${resourceBookings.id} from ${resourceBookings}
		where ${resourceBookings.tenantId} = ${tenant.id} and ${where})`;
	return rows.listingWith(
		resourceBookingItems,
		{ resource: [resources, resourceBookingItems.resourceId, ["name", "place", ...ACCESS]] },
		{
			where: and(isTheirs, isNull(resourceBookingItems.wholeId)),
			orderBy: [asc(resourceBookingItems.id)],
			limit: 2_000,
		},
	);
}

/** Reads the names of what the bookings of a page take. */
async function resourceNames(visit: Visit, ids: string[]): Promise<Map<string, string[]>> {
	const { items } = await visit.rows.read({ items: readingItems(visit, among(resourceBookings.id, ids)) });
	const names = new Map<string, string[]>();
	for (const id of new Set(items.map(({ row }) => row.bookingId)))
		names.set(id, itemNames(items.filter(({ row }) => row.bookingId === id)));
	return names;
}

/** A page of the list of bookings. */
export async function showBookings(visit: Visit, query: BookingsQuery) {
	const reads = new ReadBatch();
	const page = readList(visit, source as never, query, reads, visibleBookings(visit));
	const found = reads.add(visit.rows.listingWith(resourceBookings, pointers, page.options));
	await reads.send(visit.rows);
	const { list, rows } = page.page(found() as unknown as Listed[], ({ row }) => row);
	const names =
		rows.length === 0
			? new Map()
			: await resourceNames(
					visit,
					rows.map(({ row }) => row.id),
				);
	return {
		list,
		rows: rows.map(({ row, ...by }) => ({
			...{ id: row.id, title: row.title, startsAt: row.startsAt, endsAt: row.endsAt, status: row.status },
			...{ seats: row.seats, isPrivate: row.isPrivate, repeats: row.seriesId !== null },
			...{ resources: (names.get(row.id) ?? []).join(", "), booker: bookerName(by) },
		})),
		tenant: visit.tenant.guid,
	};
}

/** The same as a file for a spreadsheet. */
export function bookingsFile(visit: Visit, query: z.output<typeof BookingsFileQuery>): Promise<Response> {
	const read = async (asks: Asks) => {
		const plan = planList(source as never, asks, askedBy(visit), visibleBookings(visit));
		const { found } = await visit.rows.read({
			found: visit.rows.listingWith(resourceBookings, pointers, plan.options),
		});
		const page = plan.page(found as unknown as Listed[], ({ row }) => row);
		const names = await resourceNames(
			visit,
			page.items.map(({ row }) => row.id),
		);
		return { ...page, items: page.items.map((one) => ({ ...one, names: names.get(one.row.id) ?? [] })) };
	};
	return exportList<Listed & { names: string[] }>(visit, {
		...{ definition: bookingList, query, name: "bookings", read },
		cells: {
			...ownCells(source),
			ends: ({ row }) => row.endsAt,
			resources: ({ names }) => names.join(", "),
			booker: bookerName,
		},
	});
}

/** A booking that the visitor may see, with what it takes; throws `notFound` for every other. */
export async function ownBooking(visit: Visit, id: string) {
	const isIt = and(eq(resourceBookings.id, id), visibleBookings(visit)) as SQL;
	const { found, items, series } = await visit.rows.read({
		found: visit.rows.listingWith(resourceBookings, withDecider, { where: isIt, limit: 1 }),
		items: readingItems(visit, isIt),
		series: visit.rows.listing(resourceSeries, {
			where: sql`${resourceSeries.id} = (select b.series_id from ${resourceBookings} b where b.tenant_id = ${visit.tenant.id} and b.id = ${id})`,
			limit: 1,
		}),
	});
	const [one] = found;
	if (!one) throw notFound();
	const booking = one.row as Booking;
	const decider = one.decider ? nameOf(one.decider) : "";
	return { booking, items, booker: bookerName(one), guest: one.guest, decider, series: series[0] ?? null };
}

/** Whether somebody changes and cancels a booking: whoever booked it, and at level 30 everybody. */
export const mayChange = ({ access, user }: Visit, { bookerId }: Booking) =>
	bookerId === user.id || access.level >= LEVEL_ALL;
/** Whether somebody says yes or no to a booking. */
export const mayDecide = ({ access, user }: Visit, { status, approverId, deputyId }: Booking) =>
	status === "pending" && (approverId === user.id || deputyId === user.id || access.level >= LEVEL_ALL);
export const isHeld = ({ status }: Pick<Booking, "status">) => status === "reserved" || status === "pending";

/** Whereabouts in the line a booking is that waits, or until when it is offered; null where it does neither. */
async function placeInLine(visit: Visit, booking: Booking) {
	if (booking.status !== "waiting" && booking.status !== "offered") return null;
	const turn = await turnOf(visit, booking);
	if (!turn) return null;
	const before = turn.status === "waiting" ? countingBefore(visit, turn) : null;
	const count = before ? (await visit.rows.read({ before })).before : 0;
	const until = turn.offeredUntil === null ? null : toLocal(turn.offeredUntil, booking.timeZone);
	return {
		place: count + 1,
		offeredUntil: booking.status === "offered" ? until : null,
		booksItself: booking.booksItself,
	};
}

/** A booking's own page. */
export async function showBooking(visit: Visit, { booking: id }: z.output<typeof BookingRef>) {
	const { booking, items, booker, guest, decider, series } = await ownBooking(visit, id);
	const now = visit.now.getTime();
	const { title, note, status, seats, guests, isPrivate, timeZone, startsAt, endsAt } = booking;
	const canGo = isHeld(booking) && endsAt > now;
	return {
		...{ id, title, note, status, seats, guests, isPrivate, booker, guest, timeZone, tenant: visit.tenant.guid },
		...{ starts: toLocal(startsAt, timeZone), ends: toLocal(endsAt, timeZone) },
		units: itemNames(items.filter(({ row }) => isOpenUnit(row))),
		canHandOut: visit.access.level >= LEVEL_ALL && status === "reserved",
		resources: items
			.filter(({ row }) => !isOpenUnit(row))
			.map(({ row, resource }) => ({
				...{ id: row.resourceId, name: resource?.name ?? "", place: resource?.place ?? "" },
				access: resource && accessOf(resource),
			})),
		series: series && {
			frequency: series.frequency,
			untilDay: series.untilDay,
			skippedDays: series.skippedDays,
		},
		canChange: canGo && mayChange(visit, booking),
		canDecide: canGo && mayDecide(visit, booking),
		decision: booking.decidedById && { name: decider, words: booking.decision },
		expires: status === "pending" && booking.dueAt !== null ? toLocal(booking.dueAt, timeZone) : null,
		line: await placeInLine(visit, booking),
		canLeave: mayChange(visit, booking) && ["waiting", "offered"].includes(status),
		...checkInShown(booking, now, mayChange(visit, booking)),
	};
}

/** The bookings that a change of one is about: itself, or those of its series that follow it or are still to come. */
export async function bookingsIn(visit: Visit, booking: Booking, scope: (typeof scopes)[number]): Promise<Booking[]> {
	if (scope === "this" || booking.seriesId === null) return [booking];
	const from = scope === "following" ? booking.startsAt : visit.now.getTime();
	return visit.rows.list(resourceBookings, {
		where: and(
			eq(resourceBookings.seriesId, booking.seriesId),
			gte(resourceBookings.startsAt, from),
			inArray(resourceBookings.status, ["reserved", "pending"]),
		),
		orderBy: [asc(resourceBookings.startsAt)],
		limit: 200,
	});
}
