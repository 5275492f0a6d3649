import { and, eq, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { bookingPools, bookings } from "#db/schema/bookings";
import { leftIn, leftInPart, tallying, tallyingAll } from "./pools.server";

export type Booking = Row<typeof bookings>;
type SeatClaim = Pick<Booking, "id" | "poolId" | "seats"> & { partId?: string | null };

/**
 * The writes that book places of a pool: confirmed where there is room and nobody who fits waits, else at the end of the
 * waiting list. Which of the two is decided in the batch itself, so that people who come at the same moment get no place twice.
 */
export function booking(ctx: TenantContext, made: SeatClaim & Pick<Booking, "holderId">): PendingWrite[] {
	return [
		ctx.rows.adding(bookings, { ...made, status: "waiting" }),
		...queueing(ctx, made),
		tallying(ctx, made.poolId),
	];
}

/** The same of places without a waiting list: the whole batch fails where they are not free (`orElse`). */
export function bookingOrNone(
	ctx: TenantContext,
	made: SeatClaim & Pick<Booking, "holderId" | "announcedStatus">,
): PendingWrite[] {
	const added = { ...made, status: "confirmed" } as const;
	return [requiring(ctx.context, fits(ctx, made)), ctx.rows.adding(bookings, added), tallying(ctx, made.poolId)];
}

/** The writes that ask for places: nothing is taken until somebody says yes (`approving`). */
export function requesting(ctx: TenantContext, made: SeatClaim & Pick<Booking, "holderId">): PendingWrite[] {
	return [ctx.rows.adding(bookings, { ...made, status: "pending" }), tallying(ctx, made.poolId)];
}

/** The writes that book again what was cancelled or whose offer has run out; whoever waits keeps their turn. */
export function bookingAgain(ctx: TenantContext, made: SeatClaim): PendingWrite[] {
	return [...takingBack(ctx, made, "waiting"), ...queueing(ctx, made), tallying(ctx, made.poolId)];
}

/** The same where somebody is to decide anew. */
export const requestingAgain = (ctx: TenantContext, made: SeatClaim): PendingWrite[] => [
	...takingBack(ctx, made, "pending"),
	tallying(ctx, made.poolId),
];

function takingBack({ rows }: TenantContext, { id, seats }: SeatClaim, status: "waiting" | "pending"): PendingWrite[] {
	const isGone = inArray(bookings.status, ["cancelled", "expired"]);
	const again = { status, seats, offeredUntil: null, announcedStatus: null } as const;
	return [
		rows.deriving(bookings, and(eq(bookings.id, id), isGone) as SQL, { position: 0, sequence: nextSequence }),
		rows.changing(bookings, id, again, undefined, isGone),
	];
}

const nextSequence = sql`${bookings.sequence} + 1`;

/**
 * The writes that say yes to what was asked for, in the order given: a place where there is room and nobody who fits waits,
 * else a turn in the line. Where there is neither, it stays as it is.
 */
export function approving(ctx: TenantContext, poolId: string, asked: readonly SeatClaim[]): PendingWrite[] {
	const tenantId = ctx.tenant.id;
	const hasList = sql`(select p.has_waiting_list from ${bookingPools} p where p.tenant_id = ${tenantId} and p.id = ${poolId})`;
	const approved = asked.map((one) => {
		const hasPlace = sql`${fits(ctx, one)} and not ${someoneElseFits(tenantId, one)}`;
		const isAsked = inArray(bookings.status, ["pending", "declined"]);
		return ctx.rows.changingWhere(
			bookings,
			and(eq(bookings.id, one.id), eq(bookings.poolId, poolId), isAsked, sql`(${hasList} or ${hasPlace})`) as SQL,
			{
				status: sql`case when ${hasPlace} then 'confirmed' else 'waiting' end`,
				position: lastIn(tenantId, poolId),
				announcedStatus: null,
			},
		);
	});
	return [...approved, tallying(ctx, poolId)];
}

/** The writes that say no to what was asked for. */
export function declining(ctx: TenantContext, poolId: string, ids: readonly string[]): PendingWrite[] {
	const isAsked = among(bookings.id, ids);
	const asked = and(isAsked, eq(bookings.poolId, poolId), eq(bookings.status, "pending")) as SQL;
	return [
		ctx.rows.changingWhere(bookings, asked, { status: "declined", announcedStatus: null }),
		tallying(ctx, poolId),
	];
}

/** The writes that take an offered place, while the offer stands. */
export function accepting(ctx: TenantContext, { id, poolId }: Pick<Booking, "id" | "poolId">): PendingWrite[] {
	const stands = and(eq(bookings.status, "offered"), gt(bookings.offeredUntil, ctx.now.getTime()));
	const taken = { status: "confirmed", offeredUntil: null, announcedStatus: null } as const;
	return [ctx.rows.changing(bookings, id, taken, undefined, stands), tallying(ctx, poolId)];
}

/**
 * The writes that give a place, an offer or a turn in the line back. What its holder has in other pools goes with it, as
 * the seats in the sessions of an event.
 */
export function cancelling(ctx: TenantContext, { id, holderId }: Pick<Booking, "id" | "holderId">): PendingWrite[] {
	const isHeld = inArray(bookings.status, ["confirmed", "waiting", "offered", "pending"]);
	const gone = { status: "cancelled", offeredUntil: null, announcedStatus: null } as const;
	const others = and(eq(bookings.holderId, holderId), ne(bookings.id, id)) as SQL;
	return [
		ctx.rows.deriving(bookings, and(eq(bookings.id, id), isHeld) as SQL, { sequence: nextSequence }),
		ctx.rows.changing(bookings, id, gone, undefined, isHeld),
		// They are removed after the count, which finds the pools by them.
		ctx.rows.deriving(bookings, others, { status: "cancelled" }),
		tallyingAll(ctx, holderId),
		ctx.rows.removingAll(bookings, others),
	];
}

/**
 * The writes that move a booking to another pool. Whoever has a place or has asked for one keeps that: the whole batch
 * fails where a place is not free there (`orElse`). Who waits goes to the end of the line there. What its holder has in
 * other pools is given back.
 */
export function moving(ctx: TenantContext, from: Booking, to: Pick<Booking, "poolId" | "partId">): PendingWrite[] {
	const { rows } = ctx;
	const made = { id: from.id, seats: from.seats, ...to };
	const keeps = from.status === "confirmed" || from.status === "pending";
	const stands = and(
		eq(bookings.id, from.id),
		eq(bookings.poolId, from.poolId),
		eq(bookings.status, from.status),
	) as SQL;
	const isStill = sql`exists (select 1 from ${bookings} where ${bookings.tenantId} = ${ctx.tenant.id} and ${stands})`;
	const there = { ...to, position: 0, offeredUntil: null, announcedStatus: null };
	const others = and(eq(bookings.holderId, from.holderId), ne(bookings.id, from.id)) as SQL;
	return [
		requiring(ctx.context, isStill),
		...(from.status === "confirmed" ? [requiring(ctx.context, fits(ctx, made))] : []),
		rows.deriving(bookings, from.id, { sequence: nextSequence }),
		rows.changing(bookings, from.id, { ...there, status: keeps ? from.status : "waiting" }),
		...(keeps ? [] : queueing(ctx, made)),
		rows.deriving(bookings, others, { status: "cancelled" }),
		tallyingAll(ctx, from.holderId),
		rows.removingAll(bookings, others),
		tallying(ctx, from.poolId),
		...(from.partId ? [tallying(ctx, from.partId)] : []),
	];
}

/** The write that notes that a holder was written of how the booking stands. */
export const announcing = ({ rows }: TenantContext, { id, status }: Pick<Booking, "id" | "status">): PendingWrite =>
	rows.deriving(bookings, sql`${bookings.id} = ${id} and ${bookings.status} = ${status}`, { announcedStatus: status });

/** How many wait before a booking. */
export function countingBefore({ rows }: TenantContext, { poolId, position }: Booking): PendingQuery<number> {
	const isBefore = and(eq(bookings.poolId, poolId), eq(bookings.status, "waiting"), lt(bookings.position, position));
	return rows.counting(bookings, isBefore, 10_000);
}

/** The writes that put somebody at the end of the line, and give a place at once where one is free for them. */
function queueing(ctx: TenantContext, made: SeatClaim): PendingWrite[] {
	const tenantId = ctx.tenant.id;
	const isMine = and(eq(bookings.id, made.id), eq(bookings.position, 0)) as SQL;
	const waits = and(eq(bookings.status, "waiting"), fits(ctx, made), sql`not ${someoneElseFits(tenantId, made)}`);
	return [
		ctx.rows.deriving(bookings, isMine, { position: lastIn(tenantId, made.poolId) }),
		ctx.rows.changing(bookings, made.id, { status: "confirmed", announcedStatus: null }, undefined, waits as SQL),
	];
}

/** The place after the last one in the line, in SQL. */
const lastIn = (tenantId: string, poolId: string): SQL =>
	sql`(select coalesce(max(l.position), 0) + 1 from ${bookings} l where l.tenant_id = ${tenantId} and l.pool_id = ${poolId})`;

/** Whether so many places are left, in SQL. */
function fits({ tenant }: TenantContext, { poolId, seats, partId }: Omit<SeatClaim, "id">): SQL {
	const hasRoom = sql`coalesce(${leftIn(tenant.id, poolId)} >= ${seats}, 1)`;
	return partId ? sql`(${hasRoom} and coalesce(${leftInPart(tenant.id, sql`${partId}`)} >= ${seats}, 1))` : hasRoom;
}

/** Whether somebody who came before waits and would fit: a place that has become free is theirs. */
const someoneElseFits = (tenantId: string, { id, poolId }: Pick<SeatClaim, "id" | "poolId">): SQL =>
	sql`exists (select 1 from ${bookings} o where o.tenant_id = ${tenantId} and o.pool_id = ${poolId} and o.status = 'waiting' and o.id <> ${id} and coalesce(o.seats <= ${leftIn(tenantId, poolId)}, 1)
		and coalesce(o.seats <= ${leftInPart(tenantId, sql`o.part_id`)}, 1))`;
