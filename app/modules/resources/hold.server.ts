import { type SQL, sql } from "drizzle-orm";
import { MINUTE } from "#app/platform/limits";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings, resourceParts, resources } from "#db/schema/resources";
import { type Entry, takenBy } from "./catalogue.server";
import type { Buffer, Span } from "./free-time";
import type { Quota } from "./quota.server";
import { MOST_BUFFER } from "./rules";

/** What a booking takes of one resource; of a part of what was booked with the whole that it belongs to. */
export type Slot = Span & Buffer & { resourceId: string; wholeId: string | null };

/** What booking these resources for a time takes, their parts with them. */
export const slotsOf = (entries: readonly Entry[], { startsAt, endsAt }: Span): Slot[] =>
	takenBy(entries).map(({ entry: { resource, buffer }, wholeId }) => ({
		...{ resourceId: resource.id, wholeId, startsAt, endsAt, ...buffer },
	}));

type Terms = { seats: number; quotas?: readonly Quota[]; except?: readonly string[] };

/**
 * Whether all these times can be held, in SQL: nothing that is held overlaps one of them with what is kept free around both,
 * each resource is there, in use and large enough, none of its parts is left out, and nobody has more than their share of a
 * week. Times are half-open: what ends when another begins does not meet it. `except`: bookings that move themselves.
 */
export function canHold(
	{ tenant }: TenantContext,
	slots: readonly Slot[],
	{ seats, quotas = [], except = [] }: Terms,
): SQL {
	const all = JSON.stringify(
		slots.map(({ resourceId, wholeId, startsAt, endsAt, bufferBefore, bufferAfter }) => ({
			...{ resourceId, wholeId, startsAt },
			...{ from: startsAt - bufferBefore * MINUTE, until: endsAt + bufferAfter * MINUTE },
		})),
	);
	const spared = sql`(select e.value from json_each(${JSON.stringify(except)}) e)`;
	const [from, until] = [sql`json_extract(s.value, '$.from')`, sql`json_extract(s.value, '$.until')`];
	const resourceId = sql`json_extract(s.value, '$.resourceId')`;
	// The times come first: each then finds its resource in the index, which knows no buffers.
	const overlap = sql`select 1 from json_each(${all}) s cross join ${resourceBookingItems} i on i.tenant_id = ${tenant.id}
		and i.resource_id = ${resourceId} and i.is_held = 1 and i.ends_at > ${from} - ${MOST_BUFFER * MINUTE}
		and i.ends_at + i.buffer_after * ${MINUTE} > ${from} and i.starts_at - i.buffer_before * ${MINUTE} < ${until}
		where i.booking_id not in ${spared}`;
	const unfit = sql`select 1 from json_each(${all}) s left join ${resources} r on r.tenant_id = ${tenant.id}
		and r.id = ${resourceId} where r.id is null or r.status <> 'active'
		or (r.capacity < ${seats} and json_extract(s.value, '$.wholeId') is null)`;
	const leftOut = sql`select 1 from json_each(${all}) s join ${resourceParts} p on p.tenant_id = ${tenant.id}
		and p.whole_id = ${resourceId} where not exists (select 1 from json_each(${all}) o
		where json_extract(o.value, '$.resourceId') = p.part_id
		and json_extract(o.value, '$.startsAt') = json_extract(s.value, '$.startsAt'))`;
	const asked = (name: string) => sql`json_extract(q.value, ${`$.${name}`})`;
	const usedUp = sql`select 1 from json_each(${JSON.stringify(quotas)}) q where ${asked("added")} + (select count(distinct b.id)
		from ${resourceBookings} b join ${resourceBookingItems} i on i.tenant_id = b.tenant_id and i.booking_id = b.id
		where b.tenant_id = ${tenant.id} and b.booker_id = ${asked("bookerId")} and b.starts_at >= ${asked("from")}
		and b.starts_at < ${asked("until")} and i.is_held = 1 and i.whole_id is null and b.id not in ${spared}
		and (i.resource_id = ${asked("resourceId")} or i.resource_id in (select r.id from ${resources} r
		where r.tenant_id = ${tenant.id} and r.type_id = ${asked("typeId")}))) > ${asked("most")}`;
	return sql`not exists (${overlap}) and not exists (${unfit}) and not exists (${leftOut}) and not exists (${usedUp})`;
}

/** The write that fails the whole batch where not all of these times can be held; use with `orElse`. */
export const holding = (ctx: TenantContext, slots: readonly Slot[], terms: Terms) =>
	requiring(ctx.context, canHold(ctx, slots, terms));
