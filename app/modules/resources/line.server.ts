import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { accepting, announcing } from "#app/bookings/bookings.server";
import { poolsToOffer, settlePool } from "#app/bookings/offers.server";
import { fittingPool, tallying } from "#app/bookings/pools.server";
import { MINUTE } from "#app/platform/limits";
import { notify } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { resourceBookingItems, resourceBookings, resources, resourceTypes } from "#db/schema/resources";
import { clockOf } from "./approval.server";
import type { Booking } from "./catalogue.server";
import type { Span } from "./free-time";
import { canHold, holding, type Slot } from "./hold.server";
import { tell } from "./letters.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { MOST_BUFFER, rulesOf } from "./rules";

/** What is kept free around a booking may be in the way of one so far off. */
const NEAR = 2 * MOST_BUFFER * MINUTE;
/** People in a line that one run looks at. */
const MOST = 200;

const Settle = z.object({ poolId: z.string() });
type Turn = Row<typeof bookings>;
type Waiting = { turn: Turn; booking: Booking };

/** Those in the line for a time, the first one first, with what they have asked for. */
async function readLine(ctx: TenantContext, poolId: string): Promise<Waiting[]> {
	const found = await ctx.rows.read({
		turns: ctx.rows.listingWith(
			bookings,
			{ booking: [resourceBookings, bookings.holderId] },
			{
				where: and(
					eq(bookings.poolId, poolId),
					inArray(bookings.status, ["waiting", "offered", "confirmed", "expired"]),
				),
				orderBy: [asc(bookings.position)],
				limit: MOST,
			},
		),
	});
	return found.turns.flatMap(({ row, booking }) =>
		booking ? [{ turn: row as Turn, booking: booking as Booking }] : [],
	);
}

/**
 * Ends the offers of a time that have run out and, where it is free, offers it to the next in the line, or books it for who
 * wanted that. An offer holds the time. Done twice it changes nothing more.
 */
export const settleJob = defineJob("resources.settle", Settle, async ({ tenant: ctx }, { poolId }) => {
	if (!ctx) throw notFound();
	await lapse(ctx, poolId);
	const before = await readLine(ctx, poolId);
	const next = before.find(({ booking }) => booking.status === "waiting");
	if (next) {
		const slots = await slotsOfBooking(ctx, next.booking.id);
		const isFree = slots.length > 0 ? canHold(ctx, slots, { seats: 1 }) : sql`0`;
		await ctx.rows.commit([fittingPool(ctx, poolId, isFree)]);
	}
	await settlePool(ctx, poolId);
	for (const one of await readLine(ctx, poolId)) if (hasTurn(one)) await give(ctx, one);
	await ctx.rows.commit([fittingPool(ctx, poolId, sql`0`), tallying(ctx, poolId)]);
	for (const one of await readLine(ctx, poolId)) await announce(ctx, one);
});

/** The kit has given a turn for which the time is not held yet. */
const hasTurn = ({ turn, booking }: Waiting) =>
	booking.status === "waiting" && (turn.status === "offered" || turn.status === "confirmed");

/** Gives back the time of offers that have run out. */
async function lapse(ctx: TenantContext, poolId: string): Promise<void> {
	const isOver = sql`${resourceBookings.status} = 'offered' and ${resourceBookings.id} in (select k.holder_id from ${bookings} k
		where k.tenant_id = ${ctx.tenant.id} and k.pool_id = ${poolId} and k.status = 'offered' and k.offered_until <= ${ctx.now.getTime()})`;
	const isTheirs = sql`${resourceBookingItems.bookingId} in (select ${resourceBookings.id} from ${resourceBookings}
		where ${resourceBookings.tenantId} = ${ctx.tenant.id} and ${isOver})`;
	await ctx.rows.commit([
		ctx.rows.deriving(resourceBookingItems, isTheirs, { isHeld: sql`0` }),
		ctx.rows.changingWhere(resourceBookings, isOver, { status: "expired", dueAt: null }),
	]);
}

async function slotsOfBooking({ rows }: TenantContext, bookingId: string): Promise<Slot[]> {
	return rows.list(resourceBookingItems, { where: eq(resourceBookingItems.bookingId, bookingId), limit: 200 });
}

/** Holds the time for whoever has the turn; where somebody has booked it meanwhile, they keep their turn in the line. */
async function give(ctx: TenantContext, { turn, booking }: Waiting): Promise<void> {
	const slots = await slotsOfBooking(ctx, booking.id);
	const isOurs = and(eq(resourceBookings.id, booking.id), eq(resourceBookings.status, "waiting")) as SQL;
	const isBooked = turn.status === "confirmed" || booking.booksItself;
	const patch = isBooked
		? { status: "reserved" as const, ...(await clockOfBooking(ctx, booking)) }
		: { status: "offered" as const, dueAt: turn.offeredUntil };
	const writes = [
		holding(ctx, slots, { seats: booking.seats }),
		ctx.rows.deriving(resourceBookingItems, eq(resourceBookingItems.bookingId, booking.id), { isHeld: sql`1` }),
		ctx.rows.changingWhere(resourceBookings, isOurs, patch),
		...(isBooked ? accepting(ctx, turn) : []),
	];
	try {
		await orElse(ctx.rows.commit(writes), () => new TakenAgain());
	} catch (error) {
		if (!(error instanceof TakenAgain)) throw error;
		const back = { status: "waiting", offeredUntil: null, announcedStatus: "waiting" } as const;
		await ctx.rows.commit([ctx.rows.changing(bookings, turn.id, back), tallying(ctx, turn.poolId)]);
	}
}

class TakenAgain extends Error {}

/** When the clock looks after what was booked from the line. */
async function clockOfBooking(ctx: TenantContext, booking: Booking) {
	const isChosen = and(eq(resourceBookingItems.bookingId, booking.id), isNull(resourceBookingItems.wholeId));
	const { items, types } = await ctx.rows.read({
		items: ctx.rows.listingWith(
			resourceBookingItems,
			{ resource: [resources, resourceBookingItems.resourceId] },
			{ where: isChosen, limit: 20 },
		),
		types: ctx.rows.listing(resourceTypes, { limit: 100 }),
	});
	const rules = items.flatMap(({ resource }) => {
		const type = types.find(({ id }) => id === resource?.typeId);
		return resource && type ? [rulesOf(type, resource.rules)] : [];
	});
	return clockOf(null, rules, booking, ctx.now.getTime());
}

/** Writes to somebody in the line how it stands, once for each time that it has changed. */
async function announce(ctx: TenantContext, { turn, booking }: Waiting): Promise<void> {
	if (turn.status === turn.announcedStatus) return;
	const kind = ({ offered: "offered", confirmed: "confirmed", expired: "lapsed" } as const)[turn.status as "offered"];
	if (kind) {
		await tell(ctx, [booking.id], kind, turn.updatedAt);
		if (kind === "offered")
			await notify(ctx, {
				...{ to: { users: [booking.bookerId] }, type: "bookingOffered", params: { title: booking.title } },
				...{ url: paths(ctx.tenant.guid).booking(booking.id), isOnce: true },
			});
	}
	await ctx.rows.commit([announcing(ctx, turn)]);
}

/** A time of a resource that somebody has given back. */
export type Freed = { resourceId: string; startsAt: number; endsAt: number };
const Free = z.object({
	freed: z.array(z.object({ resourceId: z.string(), startsAt: z.number(), endsAt: z.number() })).max(2_000),
});

/** Settles the lines for times that others have given back, who came first in any of them first. */
export const freedJob = defineJob("resources.freed", Free, async ({ tenant: ctx }, { freed }) => {
	if (!ctx) throw notFound();
	const all = JSON.stringify(freed);
	const waits = sql`${bookings.status} = 'waiting' and ${bookings.holderId} in (select i.booking_id from json_each(${all}) f
		join ${resourceBookingItems} i on i.tenant_id = ${ctx.tenant.id} and i.resource_id = json_extract(f.value, '$.resourceId')
		and i.is_held = 0 and i.ends_at > json_extract(f.value, '$.startsAt') - ${NEAR} and i.starts_at < json_extract(f.value, '$.endsAt') + ${NEAR})`;
	const turns = await ctx.rows.list(bookings, { where: waits, orderBy: [asc(bookings.createdAt)], limit: MOST });
	for (const poolId of new Set(turns.map((turn) => turn.poolId)))
		await ctx.enqueue(settleJob, { poolId }, `resource-settle:${poolId}:${ctx.requestId}`);
});

/** Has the queue look after the lines for times that have become free. */
export async function giveOn(ctx: TenantContext, freed: readonly Freed[], key: string): Promise<void> {
	if (freed.length === 0) return;
	const plain = freed.slice(0, 2_000).map(({ resourceId, startsAt, endsAt }) => ({ resourceId, startsAt, endsAt }));
	await ctx.enqueue(freedJob, { freed: plain }, `resource-freed:${key}:${ctx.requestId}`);
}

/** The times that these bookings hold. */
export const heldBy = ({ rows }: TenantContext, ids: readonly string[]) =>
	rows.list(resourceBookingItems, {
		where: and(among(resourceBookingItems.bookingId, ids), eq(resourceBookingItems.isHeld, true)),
		limit: 2_000,
	});

/** The line for these resources at a time: the same for everybody who asks for the same. */
export async function lineOf(resourceIds: readonly string[], { startsAt, endsAt }: Span): Promise<string> {
	const bytes = new TextEncoder().encode([startsAt, endsAt, ...[...resourceIds].sort()].join("|"));
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return `resources-${[...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The line in which a booking waits or has an offer. */
export async function lineOfBooking(ctx: TenantContext, booking: Booking): Promise<string> {
	const slots = await slotsOfBooking(ctx, booking.id);
	const chosen = slots.filter(({ wholeId }) => wholeId === null).map(({ resourceId }) => resourceId);
	return lineOf(chosen, booking);
}

/** The turn of a booking in its line. */
export async function turnOf(ctx: TenantContext, booking: Booking): Promise<Turn | undefined> {
	const isIts = and(eq(bookings.poolId, await lineOfBooking(ctx, booking)), eq(bookings.holderId, booking.id));
	return (await ctx.rows.list(bookings, { where: isIts, limit: 1 }))[0];
}

/**
 * Finds bookings that wait for a time which is free, whatever message was lost: the line of each is settled. Those that wait
 * are few, and each looks in the index of what is held.
 */
export async function sweepLines(context: RequestContext): Promise<void> {
	const at = context.now.getTime();
	const isFree = ({ tenantId, holderId }: { tenantId: SQL; holderId: SQL }) =>
		sql`not exists (select 1 from ${resourceBookingItems} w join ${resourceBookingItems} i on i.tenant_id = w.tenant_id
			and i.resource_id = w.resource_id and i.is_held = 1 and i.ends_at > w.starts_at and i.starts_at < w.ends_at
			where w.tenant_id = ${tenantId} and w.booking_id = ${holderId})`;
	const found = await poolsToOffer(context, manifest.key, isFree);
	const round = Math.floor(at / MINUTE);
	await enqueueMany(
		context,
		settleJob,
		found.map(({ tenantId, poolId }) => ({ tenantId, payload: { poolId }, id: `resource-settle:${poolId}:${round}` })),
	);
}
