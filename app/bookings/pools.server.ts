import { type SQL, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { bookingPools, bookings } from "#db/schema/bookings";

export type Pool = Row<typeof bookingPools>;
export type PoolTerms = Pick<Pool, "capacity" | "hasWaitingList" | "offerHours" | "closesAt">;

/** Whose clock offers the places of events; other modules name themselves with their pools. */
export const POOLS_OF_EVENTS = "events";

/** Places that are still free; null where there is no limit. */
export const freeIn = ({ capacity, taken }: Pick<Pool, "capacity" | "taken">): number | null =>
	capacity === null ? null : Math.max(0, capacity - taken);

/** The write that makes the pool of a record, under the record's own id. */
export const addingPool = ({ rows }: TenantContext, id: string, terms: PoolTerms): PendingWrite =>
	rows.adding(bookingPools, { id, ...terms });

/** The write that makes the pool of something that several may wait for, where there is none yet. */
export const addingSharedPool = (
	{ rows }: TenantContext,
	id: string,
	moduleKey: string,
	terms: PoolTerms,
): PendingWrite => rows.addingMissing(bookingPools, { id, moduleKey, ...terms });

/** The write that says how many more places there are now, beside those that are taken, by a condition in SQL. */
export const fittingPool = ({ rows, tenant }: TenantContext, id: string, isFree: SQL): PendingWrite =>
	rows.deriving(bookingPools, id, { capacity: sql`${takenIn(tenant.id, id)} + case when ${isFree} then 1 else 0 end` });

/** The write that changes what a pool takes; whoever has a place keeps it. */
export const changingPool = ({ rows }: TenantContext, id: string, terms: PoolTerms): PendingWrite =>
	rows.changing(bookingPools, id, terms);

/** The places of a pool that are confirmed or offered, in SQL: what decides, whoever else books at the same moment. */
export const takenIn = (tenantId: string, poolId: string | SQL): SQL =>
	sql`(select coalesce(sum(t.seats), 0) from ${bookings} t where t.tenant_id = ${tenantId} and t.pool_id = ${poolId} and t.status in ('confirmed', 'offered'))`;

/** The same of a pool that is a part of others. */
const takenInPart = (tenantId: string, partId: SQL): SQL =>
	sql`(select coalesce(sum(t.seats), 0) from ${bookings} t where t.tenant_id = ${tenantId} and t.part_id = ${partId} and t.status in ('confirmed', 'offered'))`;

/** The places of a pool that are left, in SQL; null where there is no limit. */
export const leftIn = (tenantId: string, poolId: string): SQL =>
	sql`((select p.capacity from ${bookingPools} p where p.tenant_id = ${tenantId} and p.id = ${poolId}) - ${takenIn(tenantId, poolId)})`;

/** The same of the part that a booking counts in, given as SQL; null where it counts in none. */
export const leftInPart = (tenantId: string, partId: SQL): SQL =>
	sql`((select p.capacity from ${bookingPools} p where p.tenant_id = ${tenantId} and p.id = ${partId}) - ${takenInPart(tenantId, partId)})`;

/** The write that counts a pool anew, with its parts; stands last in each batch that changes a booking of it. */
export const tallying = ({ rows, tenant }: TenantContext, poolId: string): PendingWrite =>
	rows.deriving(
		bookingPools,
		sql`(${bookingPools.id} = ${poolId} or ${bookingPools.id} in (select h.part_id from ${bookings} h where h.tenant_id = ${tenant.id} and h.pool_id = ${poolId} and h.part_id is not null))`,
		countsOf(tenant.id, sql`${bookingPools.id}`),
	);

/** The same of all pools in which a holder has bookings. */
export function tallyingAll({ rows, tenant }: TenantContext, holderId: string): PendingWrite {
	const isTheirs = sql`${bookingPools.id} in (select h.pool_id from ${bookings} h where h.tenant_id = ${tenant.id} and h.holder_id = ${holderId}
		union select h.part_id from ${bookings} h where h.tenant_id = ${tenant.id} and h.holder_id = ${holderId})`;
	return rows.deriving(bookingPools, isTheirs, countsOf(tenant.id, sql`${bookingPools.id}`));
}

const countsOf = (tenantId: string, poolId: SQL) => ({
	taken: sql`${takenIn(tenantId, poolId)} + ${takenInPart(tenantId, poolId)}`,
	waiting: counted(tenantId, poolId, "waiting"),
	pending: counted(tenantId, poolId, "pending"),
});

const counted = (tenantId: string, poolId: string | SQL, status: "waiting" | "pending") =>
	sql`(select count(*) from ${bookings} w where w.tenant_id = ${tenantId} and w.pool_id = ${poolId} and w.status = ${status})`;
