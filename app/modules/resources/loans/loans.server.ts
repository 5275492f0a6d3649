import { and, asc, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { toLocal } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { resourceBookingItems, resourceBookings, resourceGuests, resources } from "#db/schema/resources";
import { ownBooking } from "../bookings.server";
import type { Resource } from "../catalogue.server";
import { holding } from "../hold.server";
import { giveOn } from "../line.server";
import type { BookingRef } from "../resources.schema";
import { findUnit } from "./find-unit.server";
import type { HandOutInput, TakeBackInput } from "./loans.schema";

type Item = Row<typeof resourceBookingItems>;

/** Things that are out, on one page. */
const MOST = 200;

const isStillOut = and(isNotNull(resourceBookingItems.handedOutAt), isNull(resourceBookingItems.returnedAt)) as SQL;

/** What is out now, what is due first at the top, and who has it. */
export async function showLoans(visit: Visit) {
	const { found, bookers } = await visit.rows.read({
		found: visit.rows.listingWith(
			resourceBookingItems,
			{
				booking: [resourceBookings, resourceBookingItems.bookingId, ["title", "bookerId", "timeZone"]],
				guest: [resourceGuests, resourceBookingItems.bookingId, ["name"]],
				resource: [resources, resourceBookingItems.resourceId, ["name", "place"]],
			},
			{ where: isStillOut, orderBy: [asc(resourceBookingItems.endsAt), asc(resourceBookingItems.id)], limit: MOST },
		),
		bookers: visit.rows.listingWith(
			people,
			{},
			{
				where: sql`${people.id} in (select b.booker_id from ${resourceBookings} b join ${resourceBookingItems} i
					on i.tenant_id = b.tenant_id and i.booking_id = b.id where i.tenant_id = ${visit.tenant.id}
					and i.returned_at is null and i.handed_out_at > 0)`,
				limit: MOST,
				fields: [...NAMED, "id"],
			},
		),
	});
	const names = new Map(bookers.map(({ row }) => [row.id, nameOf(row)]));
	const now = visit.now.getTime();
	return {
		tenant: visit.tenant.guid,
		rows: found.flatMap(({ row, booking, guest, resource }) =>
			booking && resource
				? [
						{
							...{ key: row.id, unit: row.resourceId, name: resource.name, place: resource.place },
							...{ booking: row.bookingId, title: booking.title, isLate: row.endsAt <= now },
							who: names.get(booking.bookerId) ?? guest?.name ?? "",
							due: toLocal(row.endsAt, booking.timeZone),
						},
					]
				: [],
		),
	};
}

/** A booking's things as they go over the counter. */
export async function showHandOut(visit: Visit, { booking: id }: z.output<typeof BookingRef>) {
	const { booking, items, booker } = await ownBooking(visit, id);
	const local = (at: number | null) => (at === null ? null : toLocal(at, booking.timeZone));
	return {
		...{ id, title: booking.title, booker, tenant: visit.tenant.guid, canHandOut: booking.status === "reserved" },
		ends: toLocal(booking.endsAt, booking.timeZone),
		rows: items.map(({ row, resource }) => ({
			...{ key: row.id, unit: row.resourceId, name: resource?.name ?? "", model: row.model },
			...{ handedOut: local(row.handedOutAt), returned: local(row.returnedAt) },
		})),
	};
}

/**
 * Hands a unit out: one that is booked, or any of a model that is. Where another booking holds it as any unit of the model,
 * the two change places. Whoever gets it has come.
 */
export async function handOut(visit: Visit, { booking: id, code }: z.output<typeof HandOutInput>) {
	const { booking, items } = await ownBooking(visit, id);
	if (booking.status !== "reserved") throw notFound();
	const unit = await findUnit(visit, code);
	const mine = items.map(({ row }) => row);
	const named = mine.find(({ resourceId }) => resourceId === unit.id);
	const item = named ?? mine.find((one) => unit.model !== "" && one.model === unit.model && one.handedOutAt === null);
	const about = new URLSearchParams({ name: unit.name });
	if (!item) throw invalid({ code: `resourceLoan:errors.notBooked?${about}` });
	const [out] = await readingOut(visit, unit);
	if (out || item.handedOutAt !== null) throw invalid({ code: `resourceLoan:errors.isOut?${about}` });
	const now = visit.now.getTime();
	const hasCome = booking.checkInBy !== null && booking.checkedInAt === null;
	const writes = [
		unmoved(visit, item),
		notOut(visit, unit),
		...(named ? [] : await puttingInPlace(visit, item, unit)),
		visit.rows.changing(resourceBookingItems, item.id, {
			...{ resourceId: unit.id, handedOutAt: now, dueBackAt: booking.endsAt },
		}),
		...(hasCome ? [visit.rows.changing(resourceBookings, id, { checkedInAt: now, dueAt: null })] : []),
	];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resourceLoan:errors.meanwhile"));
	return done({ snackbar: { key: "resourceLoan:told.handedOut", params: { name: unit.name } } });
}

/** The loan of a unit that is out; none where nobody has it. */
const readingOut = (visit: Visit, { id }: Resource) =>
	visit.rows.list(resourceBookingItems, {
		where: and(isStillOut, eq(resourceBookingItems.resourceId, id)),
		limit: 1,
	});

/** The item is as it was read. */
const unmoved = ({ context, tenant }: Visit, { id, resourceId }: Item) =>
	requiring(
		context,
		sql`exists (select 1 from ${resourceBookingItems} i where i.tenant_id = ${tenant.id} and i.id = ${id}
			and i.resource_id = ${resourceId} and i.handed_out_at is null)`,
	);

/** Nobody has the unit. */
const notOut = ({ context, tenant }: Visit, { id }: Resource) =>
	requiring(
		context,
		sql`not exists (select 1 from ${resourceBookingItems} i where i.tenant_id = ${tenant.id}
			and i.resource_id = ${id} and i.returned_at is null and i.handed_out_at > 0)`,
	);

/** The writes that hold another unit of the model for an item, and give what it held to whoever held that unit. */
async function puttingInPlace(visit: Visit, item: Item, unit: Resource): Promise<PendingWrite[]> {
	const holders = await visit.rows.list(resourceBookingItems, {
		where: and(
			eq(resourceBookingItems.resourceId, unit.id),
			eq(resourceBookingItems.isHeld, true),
			ne(resourceBookingItems.bookingId, item.bookingId),
			gt(resourceBookingItems.endsAt, item.startsAt),
			lt(resourceBookingItems.startsAt, item.endsAt),
		),
		limit: 2,
	});
	const [other] = holders;
	if (holders.length > 1 || (other && other.model !== unit.model))
		throw invalid({ code: `resourceLoan:errors.taken?${new URLSearchParams({ name: unit.name })}` });
	const swapped = other ? [{ ...other, resourceId: item.resourceId }] : [];
	const except = [item, ...(other ? [other] : [])].map(({ bookingId }) => bookingId);
	return [
		...(other ? [unmoved(visit, other)] : []),
		holding(visit, [{ ...item, resourceId: unit.id }, ...swapped], { seats: 1, except }),
		...swapped.map(({ id, resourceId }) => visit.rows.changing(resourceBookingItems, id, { resourceId })),
	];
}

/** Takes a unit back from whoever has it; what is left of its time is free for others. */
export async function takeBack(visit: Visit, { code }: z.output<typeof TakeBackInput>) {
	const unit = await findUnit(visit, code);
	const [item] = await readingOut(visit, unit);
	if (!item) throw invalid({ code: `resourceLoan:errors.notOut?${new URLSearchParams({ name: unit.name })}` });
	const patch = { returnedAt: visit.now.getTime(), dueBackAt: null, isHeld: false };
	const only = isNull(resourceBookingItems.returnedAt);
	await visit.rows.commit([visit.rows.changing(resourceBookingItems, item.id, patch, undefined, only)]);
	if (item.isHeld && item.endsAt > visit.now.getTime()) await giveOn(visit, [item], item.id);
	return done({ snackbar: { key: "resourceLoan:told.takenBack", params: { name: unit.name } } });
}
