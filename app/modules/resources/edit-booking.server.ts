import { sql } from "drizzle-orm";
import type * as z from "zod";
import { addDays, daysBetween } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { readInstant, toInstant, toLocal } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings } from "#db/schema/resources";
import { approvalOf, clockOf } from "./approval.server";
import { meetsItself, showBook, TakenMeanwhile } from "./book.server";
import { bookingsIn, isHeld, mayChange, ownBooking } from "./bookings.server";
import type { Booking } from "./catalogue.server";
import { chosenEntries, withBusy } from "./chosen.server";
import type { Span } from "./free-time";
import { guestsOf, writtenGuests } from "./guests";
import { holding, slotsOf } from "./hold.server";
import { isOut } from "./item-names";
import { tell } from "./letters.server";
import { giveOn, heldBy } from "./line.server";
import { assertRules, assertSpan, obstaclesTo, refusal } from "./obstacles.server";
import { forGuests } from "./open-booking/enter-page.server";
import { paths } from "./paths";
import { quotasOf } from "./quota.server";
import type { BookingRef, EditBookingInput } from "./resources.schema";

/** The form of a booking that is there. */
export async function showEditBooking(visit: Visit, { booking: id }: z.output<typeof BookingRef>) {
	const [own, form] = await Promise.all([
		ownBooking(visit, id),
		showBook(visit, { resource: [], startsAt: "", endsAt: "" }),
	]);
	const { booking, items } = own;
	if (!mayChange(visit, booking) || !isHeld(booking)) throw notFound();
	const { title, note, seats, guests, isPrivate, timeZone, updatedAt } = booking;
	const chosen = items.map(({ row, resource }) => ({ value: row.resourceId, label: resource?.name ?? "" }));
	return {
		...{ id, title, tenant: visit.tenant.guid, repeats: booking.seriesId !== null },
		resources: [...chosen.filter(({ value }) => !form.resources.some((one) => one.value === value)), ...form.resources],
		values: {
			...{ title, note, seats, guests: writtenGuests(guests), isPrivate, updatedAt },
			resources: chosen.map(({ value }) => value),
			startsAt: toLocal(booking.startsAt, timeZone),
			endsAt: toLocal(booking.endsAt, timeZone),
		},
	};
}

/** Where a booking moves when the one that was changed moves: as many days on, to the same hours of the clock. */
function movedTime(one: Booking, from: Booking, to: { startsAt: string; endsAt: string }, timeZone: string): Span {
	const dayOf = (at: number) => toLocal(at, timeZone).slice(0, 10);
	const day = addDays(dayOf(one.startsAt), daysBetween(dayOf(from.startsAt), to.startsAt.slice(0, 10)));
	const last = addDays(day, daysBetween(to.startsAt.slice(0, 10), to.endsAt.slice(0, 10)));
	return {
		startsAt: toInstant(`${day}T${to.startsAt.slice(11)}`, timeZone),
		endsAt: toInstant(`${last}T${to.endsAt.slice(11)}`, timeZone),
	};
}

/**
 * Changes a booking, this and those that follow it, or all of its series that are still to come: all of them or, where one cannot
 * be held, none. Whoever comes is written to.
 */
export async function changeBooking(visit: Visit, { booking: id, scope, updatedAt, ...input }: EditBookingInput) {
	const { booking, items } = await ownBooking(visit, id);
	if (!mayChange(visit, booking) || !isHeld(booking)) throw notFound();
	const now = visit.now.getTime();
	const entries = await chosenEntries(visit, input.resources);
	// What the booking has already it keeps, also where it could not be booked anew.
	const added = entries.filter(({ resource }) => !items.some(({ row }) => row.resourceId === resource.id));
	assertRules(visit, added, input.seats);
	assertRules(
		visit,
		entries.filter(({ resource }) => resource.status === "active"),
		input.seats,
	);
	const { timeZone } = booking;
	const to = {
		startsAt: toLocal(readInstant(input.startsAt, timeZone), timeZone),
		endsAt: toLocal(readInstant(input.endsAt, timeZone), timeZone),
	};
	const all = await bookingsIn(visit, booking, scope);
	const times = all.map((one) => movedTime(one, booking, to, timeZone));
	for (const one of times) assertSpan(visit, one);
	if (meetsItself(entries, times)) throw invalid({ endsAt: "resources:errors.meetsItself" });
	const ids = all.map((one) => one.id);
	const isSame =
		added.length === 0 &&
		entries.length === items.length &&
		all.every((one, index) => one.startsAt === times[index]?.startsAt && one.endsAt === times[index]?.endsAt);
	if (!isSame && items.some(({ row }) => isOut(row))) throw invalid({ startsAt: "resources:errors.handedOut" });
	// What stays where it is breaks no rule that it has not broken before.
	if (!isSame) {
		const { entries: looked, own } = await withBusy(visit, entries, times, ids);
		for (const [index, obstacle] of obstaclesTo(visit, looked, times, { own, except: ids }).entries())
			if (obstacle) throw await refusal(visit, looked, times[index] as Span, obstacle);
	}
	// Another time or another resource is asked for anew.
	const approval = approvalOf(visit, entries);
	const isPending = !isSame && approval.isPending;
	const isGuests = booking.bookerId === "";
	const rules = entries.map((entry) => (isGuests ? forGuests(entry) : entry).rules);
	const { title, note, seats, isPrivate } = input;
	const guests = guestsOf(input.guests);
	const changed = all.map((one, index) => {
		const { startsAt, endsAt } = times[index] as Span;
		const status = isPending ? ("pending" as const) : one.status;
		const asked = isPending ? { approverId: approval.approverId, deputyId: approval.deputyId } : {};
		const clock = clockOf(status === "pending" ? approval : null, rules, { startsAt, endsAt }, now);
		const what = { title, note, seats, isPrivate, guests, startsAt, endsAt, status, sequence: one.sequence + 1 };
		return { id: one.id, ...what, ...asked, ...(isSame ? {} : clock) };
	});
	const taken = changed.flatMap((one) =>
		slotsOf(entries, one).map((slot) => ({
			...{ id: newId(now), bookingId: one.id, ...slot },
			model: items.find(({ row }) => row.resourceId === slot.resourceId)?.row.model ?? "",
		})),
	);
	const basedOn = updatedAt ?? booking.updatedAt;
	const mine = sql`b.tenant_id = ${visit.tenant.id}`;
	// Nothing of it was changed or given back since it was read.
	const unmoved = sql`exists (select 1 from ${resourceBookings} b where ${mine} and b.id = ${id} and b.updated_at = ${basedOn})
		and (select count(*) from ${resourceBookings} b where ${mine} and b.status in ('reserved', 'pending')
		and ${among(sql`b.id`, ids)}) = ${ids.length}`;
	const writes = [
		requiring(visit.context, unmoved),
		...(isSame
			? []
			: [
					holding(visit, taken, { seats, except: ids, quotas: quotasOf(visit, entries, times) }),
					visit.rows.removingAll(resourceBookingItems, among(resourceBookingItems.bookingId, ids)),
				]),
		visit.rows.changingEach(resourceBookings, changed as never),
		...(isSame ? [] : [visit.rows.addingEach(resourceBookingItems, taken)]),
	];
	const held = isSame ? [] : await heldBy(visit, ids);
	try {
		await orElse(visit.rows.commit(writes), () => new TakenMeanwhile());
	} catch (error) {
		if (!(error instanceof TakenMeanwhile)) throw error;
		throw conflict(undefined, "resources:errors.meanwhile");
	}
	await giveOn(visit, held, id);
	await tell(visit, ids, isPending ? "pending" : "changed", booking.sequence + 1);
	if (isPending) await tell(visit, ids, "asked", booking.sequence + 1);
	return done({
		snackbar: { key: isPending ? "resources:told.asked" : "resources:told.changed", params: { count: ids.length } },
		to: paths(visit.tenant.guid).booking(id),
	});
}
