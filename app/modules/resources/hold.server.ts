import { type SQL, sql } from "drizzle-orm";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { resourceBookingItems, resources } from "#db/schema/resources";
import type { Span } from "./free-time";

export type Slot = Span & { resourceId: string };

/**
 * Whether all these times can be held, in SQL: nothing that is held overlaps one of them, and each resource is there, in use and
 * large enough. Times are half-open: what ends when another begins does not meet it. `except`: bookings that move themselves.
 */
function canHold({ tenant }: TenantContext, slots: readonly Slot[], seats: number, except: readonly string[]): SQL {
	const all = JSON.stringify(slots.map(({ resourceId, startsAt, endsAt }) => ({ resourceId, startsAt, endsAt })));
	// The times come first: each then finds its resource in the index.
	const overlap = sql`select 1 from json_each(${all}) s cross join ${resourceBookingItems} i on i.tenant_id = ${tenant.id}
		and i.resource_id = json_extract(s.value, '$.resourceId') and i.is_held = 1
		and i.ends_at > json_extract(s.value, '$.startsAt') and i.starts_at < json_extract(s.value, '$.endsAt')
		where i.booking_id not in (select e.value from json_each(${JSON.stringify(except)}) e)`;
	const unfit = sql`select 1 from json_each(${all}) s left join ${resources} r on r.tenant_id = ${tenant.id}
		and r.id = json_extract(s.value, '$.resourceId')
		where r.id is null or r.status <> 'active' or r.capacity < ${seats}`;
	return sql`not exists (${overlap}) and not exists (${unfit})`;
}

/** The write that fails the whole batch where not all of these times can be held; use with `orElse`. */
export const holding = (ctx: TenantContext, slots: readonly Slot[], seats: number, except: readonly string[] = []) =>
	requiring(ctx.bag, canHold(ctx, slots, seats, except));
