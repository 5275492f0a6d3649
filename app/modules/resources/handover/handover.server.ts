import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { toLocal } from "#app/platform/local-time";
import { conflict, invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { resourceAssets, resourceBookingItems, resourceBookings, resources } from "#db/schema/resources";
import type { Booking } from "../catalogue.server";
import { tellEach } from "../letters.server";
import { manifest } from "../manifest";
import { paths } from "../paths";
import type { HandoverInput, HandoverQuery } from "./handover.schema";

const keeping = { moduleKey: manifest.key, level: 10 };
/** What is handed over at once. */
const MOST = 100;

/** Bookings that are still to come or under way. */
const isComing = (visit: Visit) =>
	and(inArray(resourceBookings.status, ["reserved", "pending"]), gt(resourceBookings.endsAt, visit.now.getTime()));

const reading = (visit: Visit, from: string) => ({
	bookings: visit.rows.listing(resourceBookings, {
		where: and(eq(resourceBookings.bookerId, from), isComing(visit)),
		orderBy: [asc(resourceBookings.startsAt), asc(resourceBookings.id)],
		limit: MOST,
	}),
	things: visit.rows.listingWith(
		resourceAssets,
		{ resource: [resources, resourceAssets.id, ["name", "place"]] },
		{ where: eq(resourceAssets.custodianId, from), orderBy: [asc(resourceAssets.id)], limit: MOST },
	),
});

/** What somebody has: bookings to come and things in their keeping. Whoever has anything can be chosen, also who has left. */
export async function showHandover(visit: Visit, { from }: z.output<typeof HandoverQuery>) {
	const { tenant, rows, now } = visit;
	const hasBookings = sql`${people.id} in (select b.booker_id from ${resourceBookings} b where b.tenant_id = ${tenant.id}
		and b.status in ('reserved', 'pending') and b.ends_at > ${now.getTime()})`;
	const hasThings = sql`${people.id} in (select a.custodian_id from ${resourceAssets} a where a.tenant_id = ${tenant.id})`;
	const { holders, receivers, bookings, things, items } = await rows.read({
		holders: rows.listing(people, { where: or(hasBookings, hasThings), orderBy: [asc(people.sortName)], limit: 500 }),
		receivers: readingModulePeople(visit, keeping),
		...reading(visit, from),
		items: rows.listingWith(
			resourceBookingItems,
			{ resource: [resources, resourceBookingItems.resourceId, ["name"]] },
			{
				where: sql`${resourceBookingItems.bookingId} in (select b.id from ${resourceBookings} b where b.tenant_id = ${tenant.id}
					and b.booker_id = ${from} and b.ends_at > ${now.getTime()})`,
				limit: 1_000,
			},
		),
	});
	const namesOf = (id: string) => items.filter(({ row }) => row.bookingId === id).map(({ resource }) => resource?.name);
	const person = holders.find(({ id }) => id === from);
	return {
		holders: holders.map((one) => ({ value: one.id, label: nameOf(one) })),
		person: person ? { id: person.id, name: nameOf(person) } : null,
		receivers: receivers.filter(({ value }) => value !== from),
		bookings: bookings.map(({ id, title, startsAt, timeZone }) => ({
			...{ id, title, starts: toLocal(startsAt, timeZone), resources: namesOf(id).filter(Boolean).join(", ") },
		})),
		things: things.map(({ row, resource }) => ({
			...{ id: row.id, name: [resource?.name, resource?.place].filter(Boolean).join(", "), since: row.custodySince },
		})),
		tenant: tenant.guid,
	};
}

/** Gives what is chosen to somebody else, all of it or nothing; they get a letter of each booking. */
export async function handOver(visit: Visit, input: z.output<typeof HandoverInput>) {
	const { from, to } = input;
	if (to === from || !(await isModulePerson(visit, to, keeping))) throw invalid({ to: "wrongValue" });
	const { rows, context, tenant, now } = visit;
	const found = await rows.read(reading(visit, from));
	const bookings = (found.bookings as Booking[]).filter(({ id }) => input.bookings.includes(id));
	const things = found.things.filter(({ row }) => input.things.includes(row.id)).map(({ row }) => row.id);
	if (bookings.length + things.length === 0) throw invalid({ bookings: "resourceHandover:nothing" });
	const ids = bookings.map(({ id }) => id);
	const isTheirs = sql`(select count(*) from ${resourceBookings} b where b.tenant_id = ${tenant.id} and b.booker_id = ${from}
		and ${among(sql`b.id`, ids)}) = ${ids.length}`;
	const since = today(tenant.timeZone, now);
	const writes = [
		requiring(context, isTheirs),
		rows.changingWhere(resourceBookings, among(resourceBookings.id, ids), {
			bookerId: to,
			sequence: sql`${resourceBookings.sequence} + 1`,
		}),
		rows.changingWhere(resourceAssets, among(resourceAssets.id, things), { custodianId: to, custodySince: since }),
	];
	await orElse(rows.commit(writes), () => conflict(undefined, "resources:errors.meanwhile"));
	await tellEach(visit, bookings, "changed");
	return done({
		snackbar: { key: "resourceHandover:done", params: { count: bookings.length + things.length } },
		to: paths(tenant.guid).handover(from),
	});
}
