import { asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { DAY } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { resourceBookingItems, resourceBookings, resourceFaults, resources } from "#db/schema/resources";
import {
	assemble,
	type Booking,
	type Entry,
	heldIn,
	readingBusy,
	readingClosures,
	readingParts,
	readingResources,
	readingTypes,
} from "../catalogue.server";
import { LEAVE, TELL } from "../choices";
import { isFree } from "../find.server";
import { tellEach } from "../letters.server";
import { type Move, movingBookings } from "../move.server";
import { paths } from "../paths";
import type { ResourceRef } from "../resources.schema";
import { findResource } from "../resources.server";
import type { AffectedInput, FaultInput, FaultRef, FaultsQuery, MendInput } from "./faults.schema";
import { addFault } from "./report.server";

const MOST = 200;
/** How far ahead bookings are looked at, and how many. */
const AHEAD = 60 * DAY;
const MOST_BOOKINGS = 50;

/** What somebody reports on: the resource, and what is known of it already. */
export async function showReport(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { found, known } = await visit.rows.read({
		found: visit.rows.finding(resources, id),
		known: visit.rows.listing(resourceFaults, {
			where: sql`${resourceFaults.resourceId} = ${id} and ${resourceFaults.mendedAt} is null`,
			orderBy: [desc(resourceFaults.createdAt)],
			limit: 20,
		}),
	});
	if (!found || found.status === "retired") throw notFound();
	return {
		...{ id, title: found.name, place: found.place, tenant: visit.tenant.guid },
		known: known.map(({ id: key, title, createdAt }) => ({ key, title, at: createdAt })),
	};
}

export async function reportFault(visit: Visit, { resource: id, ...input }: z.output<typeof FaultInput>) {
	const resource = await findResource(visit, id);
	if (resource.status === "retired") throw notFound();
	await addFault(visit, resource, { ...input, reporterId: visit.user.id, reporterName: "" });
	return done({ snackbar: { key: "resourceAsset:told.reported" }, to: paths(visit.tenant.guid).resource(id) });
}

/** The faults of all resources: those that are not mended yet, or the rest. */
export async function showFaults(visit: Visit, { state }: z.output<typeof FaultsQuery>) {
	const isOpen = state === "open";
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			resourceFaults,
			{ resource: [resources, resourceFaults.resourceId, ["name", "place", "status"]] },
			{
				where: isOpen ? isNull(resourceFaults.mendedAt) : isNotNull(resourceFaults.mendedAt),
				orderBy: isOpen ? [asc(resourceFaults.createdAt)] : [desc(resourceFaults.mendedAt)],
				limit: MOST,
			},
		),
	});
	return {
		...{ state, tenant: visit.tenant.guid },
		faults: found.map(({ row, resource }) => ({
			...{ id: row.id, title: row.title, at: row.createdAt, mendedAt: row.mendedAt, isBlocking: row.isBlocking },
			resource: [resource?.name, resource?.place].filter(Boolean).join(", "),
			isOut: resource?.status === "outOfOrder",
		})),
	};
}

const isOfFault = (visit: Visit, fault: string) =>
	sql`(select f.resource_id from ${resourceFaults} f where f.tenant_id = ${visit.tenant.id} and f.id = ${fault})`;

/** A fault with the bookings that it is in the way of, each with the resources of the same kind that are free then. */
async function readFault(visit: Visit, id: string) {
	const now = visit.now.getTime();
	const window = { startsAt: now, endsAt: now + AHEAD };
	const { found, types, all, closures, busy, parts, bookings } = await visit.rows.read({
		found: visit.rows.listingWith(
			resourceFaults,
			{ reporter: [people, resourceFaults.reporterId, NAMED] },
			{ where: eq(resourceFaults.id, id), limit: 1 },
		),
		types: readingTypes(visit),
		all: readingResources(visit),
		closures: readingClosures(visit, window),
		busy: readingBusy(visit, heldIn(window)),
		parts: readingParts(visit),
		bookings: visit.rows.listingWith(
			resourceBookings,
			{ booker: [people, resourceBookings.bookerId, NAMED] },
			{
				where: sql`${resourceBookings.id} in (select i.booking_id from ${resourceBookingItems} i where i.tenant_id = ${visit.tenant.id}
					and i.resource_id = ${isOfFault(visit, id)} and i.is_held = 1 and i.ends_at > ${now} and i.starts_at < ${window.endsAt})`,
				orderBy: [asc(resourceBookings.startsAt)],
				limit: MOST_BOOKINGS,
			},
		),
	});
	const [one] = found;
	const entries = assemble({ types, all, closures, busy, parts });
	const entry = one && entries.find(({ resource }) => resource.id === one.row.resourceId);
	if (!one || !entry) throw notFound();
	return { fault: one.row, reporter: one.reporter, entry, entries, bookings };
}

/** The resources of the same type that a booking fits into instead, the smallest first. */
const insteadOf = (
	visit: Visit,
	entries: readonly Entry[],
	{ resource }: Entry,
	booking: Pick<Booking, "startsAt" | "endsAt" | "seats">,
) =>
	entries
		.filter(
			(other) =>
				other.resource.id !== resource.id &&
				other.resource.typeId === resource.typeId &&
				(other.resource.capacity === null || other.resource.capacity >= booking.seats) &&
				isFree(visit, other, booking, []),
		)
		.sort((one, other) => (one.resource.capacity ?? 0) - (other.resource.capacity ?? 0));

export async function showFault(visit: Visit, { fault: id }: z.output<typeof FaultRef>) {
	const { fault, reporter, entry, entries, bookings } = await readFault(visit, id);
	const { resource } = entry;
	return {
		fault: {
			...{ id, title: fault.title, body: fault.body, isBlocking: fault.isBlocking, at: fault.createdAt },
			...{ mendedAt: fault.mendedAt, outcome: fault.outcome },
			reporter: reporter ? nameOf(reporter) : fault.reporterName,
		},
		resource: { id: resource.id, name: resource.name, place: resource.place, status: resource.status },
		bookings: bookings.map(({ row, booker }) => ({
			...{ id: row.id, title: row.title, booker: booker ? nameOf(booker) : "", seats: row.seats },
			...{ starts: toLocal(row.startsAt, resource.timeZone), ends: toLocal(row.endsAt, resource.timeZone) },
			instead: insteadOf(visit, entries, entry, row as Booking).map(({ resource: other }) => ({
				...{ value: other.id, label: [other.name, other.place].filter(Boolean).join(", ") },
			})),
		})),
		tenant: visit.tenant.guid,
	};
}

async function findFault(visit: Visit, id: string) {
	const found = await visit.rows.find(resourceFaults, id);
	if (!found) throw notFound();
	return found;
}

/** Takes the resource out of use until it is mended: nobody books it meanwhile, and what is booked stays. */
export async function takeOut(visit: Visit, { fault: id }: z.output<typeof FaultRef>) {
	const { resourceId } = await findFault(visit, id);
	await visit.rows.commit([
		visit.rows.changing(resources, resourceId, { status: "outOfOrder" }),
		visit.rows.changing(resourceFaults, id, { isBlocking: true }),
	]);
	return done({ snackbar: { key: "resourceAsset:told.takenOut" } });
}

/** Says that a fault is mended; the resource is in use again where no other fault keeps it out. */
export async function mendFault(visit: Visit, { fault: id, outcome }: z.output<typeof MendInput>) {
	const fault = await findFault(visit, id);
	if (fault.mendedAt !== null) throw conflict(undefined, "resourceAsset:errors.mendedMeanwhile");
	const { tenant, rows, now, user } = visit;
	const isLast = sql`${resources.id} = ${fault.resourceId} and ${resources.status} = 'outOfOrder' and not exists (
		select 1 from ${resourceFaults} o where o.tenant_id = ${tenant.id} and o.resource_id = ${fault.resourceId}
		and o.id <> ${id} and o.mended_at is null and o.is_blocking = 1)`;
	await rows.commit([
		rows.changing(resourceFaults, id, { mendedAt: now.getTime(), menderId: user.id, outcome }),
		rows.changingWhere(resources, isLast, { status: "active" }),
	]);
	return done({ snackbar: { key: "resourceAsset:told.mended" } });
}

/** Moves bookings to what is free instead, and tells whoever booked. All of the moves are made, or none. */
export async function tellAffected(visit: Visit, { fault: id, choice }: z.output<typeof AffectedInput>) {
	const { entry, entries, bookings } = await readFault(visit, id);
	const byId = new Map(bookings.map(({ row }) => [row.id, row as Booking]));
	const affected: Booking[] = [];
	const moved: Move[] = [];
	for (const one of choice) {
		const [key = "", what = LEAVE] = one.split(":");
		const booking = byId.get(key);
		if (!booking || what === LEAVE) continue;
		if (what === TELL) {
			affected.push(booking);
			continue;
		}
		const to = insteadOf(visit, entries, entry, booking).find(({ resource }) => resource.id === what);
		if (!to) throw invalid({ choice: "resourceAsset:errors.taken" });
		moved.push({ booking, to });
	}
	if (affected.length + moved.length === 0) throw invalid({ choice: "resourceAsset:errors.nothing" });
	await write(visit, entry.resource.id, affected, moved);
	await tellEach(visit, affected, "fault");
	await tellEach(
		visit,
		moved.map(({ booking }) => booking),
		"changed",
	);
	return done({
		snackbar: { key: "resourceAsset:told.affected", params: { count: affected.length + moved.length } },
	});
}

async function write(visit: Visit, from: string, affected: readonly Booking[], moves: readonly Move[]) {
	// Each letter is written once for each state of its booking.
	const counted = affected.map(({ id, sequence }) =>
		visit.rows.changing(resourceBookings, id, { sequence: sequence + 1 }),
	);
	const writes = [...movingBookings(visit, from, moves), ...counted];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resources:errors.meanwhile"));
}
