import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { HOUR } from "#app/platform/limits";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { bookingPools, bookings } from "#db/schema/bookings";
import { tenants } from "#db/schema/portal";
import { freeIn, leftIn, leftInPart, tallying } from "./pools.server";

/** Places that one run offers in a pool; the next run goes on. */
const MOST_OFFERS = 20;
/** Pools that one run of the clock takes on. */
const MOST_POOLS = 500;

/**
 * Ends the offers of a pool that have run out, and offers what is free in the order in which people came; who needs more
 * places than there are is passed over and stays in the line. Done twice it changes nothing more.
 */
export async function settlePool(ctx: TenantContext, poolId: string): Promise<void> {
	const { rows, now } = ctx;
	const at = now.getTime();
	const pool = await rows.find(bookingPools, poolId);
	if (!pool) return;
	const isOver = and(eq(bookings.poolId, poolId), eq(bookings.status, "offered"), lte(bookings.offeredUntil, at));
	const over = { status: "expired", offeredUntil: null, announcedStatus: null } as const;
	await rows.commit([rows.changingWhere(bookings, isOver as SQL, over), tallying(ctx, poolId)]);
	if (!pool.hasWaitingList || (pool.closesAt !== null && pool.closesAt <= at)) return;
	const counted = await rows.find(bookingPools, poolId);
	const free = counted ? (freeIn(counted) ?? counted.waiting) : 0;
	const count = Math.min(free, counted?.waiting ?? 0, MOST_OFFERS);
	if (count === 0) return;
	const offeredUntil = Math.min(at + pool.offerHours * HOUR, pool.closesAt ?? Number.MAX_SAFE_INTEGER);
	const offer = { status: "offered", offeredUntil, announcedStatus: null } as const;
	const offers = Array.from(
		{ length: count },
		(): PendingWrite => rows.changingWhere(bookings, isNext(ctx, poolId), offer),
	);
	await rows.commit([...offers, tallying(ctx, poolId)]);
}

/** The first in the line for whom there is room. */
function isNext({ tenant }: TenantContext, poolId: string): SQL {
	const left = leftIn(tenant.id, poolId);
	return sql`${bookings.id} = (select n.id from ${bookings} n where n.tenant_id = ${tenant.id} and n.pool_id = ${poolId}
		and n.status = 'waiting' and coalesce(n.seats <= ${left}, 1)
		and coalesce(n.seats <= ${leftInPart(tenant.id, sql`n.part_id`)}, 1) order by n.position limit 1)`;
}

/** The pools of a module in which an offer has run out, or a place is free for somebody who waits; those that an earlier run has missed too. */
export async function unsettledPools(
	context: RequestContext,
	moduleKey: string,
): Promise<{ tenantId: string; poolId: string }[]> {
	const at = context.now.getTime();
	const ofTenants = sql`b.tenant_id in (select ${tenants.id} from ${tenants})`;
	return overTenants(context, (db) =>
		db.all(sql`select distinct b.tenant_id as tenantId, b.pool_id as poolId from ${bookings} b
		join ${bookingPools} p on p.tenant_id = b.tenant_id and p.id = b.pool_id
		where ${ofTenants} and p.module_key = ${moduleKey} and (b.status = 'offered' and b.offered_until <= ${at}
			or b.status = 'waiting' and p.has_waiting_list = 1 and coalesce(p.closes_at > ${at}, 1)
			and coalesce(b.seats <= p.capacity - p.taken, 1)
			and coalesce(b.seats <= (select q.capacity - q.taken from ${bookingPools} q where q.tenant_id = b.tenant_id and q.id = b.part_id), 1)) limit ${MOST_POOLS}`),
	);
}

/**
 * The pools of a module in which somebody waits for whom a condition holds, as that what they wait for is free; for a module
 * whose places are counted elsewhere. `fits` is asked of whoever waits.
 */
export async function poolsToOffer(
	context: RequestContext,
	moduleKey: string,
	fits: (waiting: { tenantId: SQL; holderId: SQL }) => SQL,
): Promise<{ tenantId: string; poolId: string }[]> {
	const ofTenants = sql`b.tenant_id in (select ${tenants.id} from ${tenants})`;
	return overTenants(context, (db) =>
		db.all(sql`select distinct b.tenant_id as tenantId, b.pool_id as poolId from ${bookings} b
		join ${bookingPools} p on p.tenant_id = b.tenant_id and p.id = b.pool_id
		where ${ofTenants} and b.status = 'waiting' and p.module_key = ${moduleKey} and p.closes_at > ${context.now.getTime()}
		and ${fits({ tenantId: sql`b.tenant_id`, holderId: sql`b.holder_id` })} limit ${MOST_POOLS}`),
	);
}

/** Bookings in a module's pools whose holders were not written of how they stand, longer than the queue takes by itself. */
export async function unannounced(
	context: RequestContext,
	moduleKey: string,
	since: number,
): Promise<{ tenantId: string; id: string; status: string }[]> {
	const ofTenants = sql`b.tenant_id in (select ${tenants.id} from ${tenants})`;
	return overTenants(context, (db) =>
		db.all(sql`select b.tenant_id as tenantId, b.id as id, b.status as status from ${bookings} b
		where ${ofTenants} and b.announced_status is null and b.updated_at <= ${since} and exists (select 1 from ${bookingPools} p
			where p.tenant_id = b.tenant_id and p.id = b.pool_id and p.module_key = ${moduleKey}) limit ${MOST_POOLS}`),
	);
}
