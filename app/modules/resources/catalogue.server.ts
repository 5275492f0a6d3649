import { and, asc, desc, eq, gt, gte, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { NAMED } from "#app/directory/names";
import { addDays, today } from "#app/platform/clock";
import { DAY } from "#app/platform/limits";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import {
	resourceBookingItems,
	resourceBookings,
	resourceClosures,
	resourceNotices,
	resourceParts,
	resources,
	resourceTypes,
} from "#db/schema/resources";
import type { Buffer, Span, Timetable } from "./free-time";
import { type Rules, rulesOf } from "./rules";

export type Resource = Row<typeof resources>;
export type ResourceType = Row<typeof resourceTypes>;
export type Booking = Row<typeof resourceBookings>;
type Closure = Row<typeof resourceClosures>;
type Taken = Pick<Booking, "id" | "title" | "bookerId" | "isPrivate" | "status" | "seriesId">;
/** A booking's part of one resource's time. */
export type BusySpan = Span & Partial<Buffer> & { booking: Taken };

/** Resources that a page shows at most. */
const MOST = 500;
const MOST_BUSY = 5_000;

export const readingTypes = ({ rows }: TenantContext) =>
	rows.listing(resourceTypes, { orderBy: [asc(resourceTypes.name)], limit: 100 });

export const readingResources = ({ rows }: TenantContext, where: SQL = ne(resources.status, "retired")) =>
	rows.listing(resources, { where, orderBy: [asc(resources.name), asc(resources.id)], limit: MOST });

/** Which resources are parts of which. */
export const readingParts = ({ rows }: TenantContext, where?: SQL) =>
	rows.listing(resourceParts, { where, limit: 2_000 });

/** The closures of a time, and a good while after it, where the next opening is looked for. */
export function readingClosures(ctx: TenantContext, { startsAt }: Span) {
	const first = today("UTC", new Date(startsAt));
	return ctx.rows.listing(resourceClosures, {
		where: gte(resourceClosures.lastDay, addDays(first, -1)),
		orderBy: [asc(resourceClosures.firstDay)],
		limit: 1_000,
	});
}

/**
 * What is held in a time. Of what lasts no longer than a day only the index from its start until a day after its end is read;
 * the few that last longer have an index of their own.
 */
export function heldIn({ startsAt, endsAt }: Span): SQL {
	const { endsAt: ends, startsAt: starts, isHeld } = resourceBookingItems;
	const isShort = and(eq(isHeld, true), gt(ends, startsAt), lt(ends, endsAt + DAY), lt(starts, endsAt));
	// As the index has it.
	const isLong = and(eq(isHeld, true), sql`${ends} - ${starts} > 86400000`, gt(ends, startsAt), lt(starts, endsAt));
	return or(isShort, isLong) as SQL;
}

/** What is held in a time of few resources, each of which the index finds by itself. */
export function heldOf(which: SQL, { startsAt, endsAt }: Span): SQL {
	const { endsAt: ends, startsAt: starts, isHeld } = resourceBookingItems;
	return and(which, eq(isHeld, true), gt(ends, startsAt), lt(starts, endsAt)) as SQL;
}

/** What is taken of the resources, as far as a condition on the items holds (`heldIn`, `heldOf`). */
export function readingBusy({ rows }: TenantContext, held: SQL) {
	return rows.listingWith(
		resourceBookingItems,
		{
			booking: [
				resourceBookings,
				resourceBookingItems.bookingId,
				["title", "bookerId", "isPrivate", "status", "seriesId"],
			],
		},
		{
			where: held,
			orderBy: [asc(resourceBookingItems.startsAt)],
			limit: MOST_BUSY,
		},
	);
}

/** Who has booked what is taken. */
export function readingBookers({ rows, tenant }: TenantContext, held: SQL) {
	const { tenantId, bookingId } = resourceBookingItems;
	// Crosswise, so that the items are found first.
	const bookers = sql`(select b.booker_id from ${resourceBookingItems} cross join ${resourceBookings} b
		on b.tenant_id = ${tenantId} and b.id = ${bookingId} where ${and(eq(tenantId, tenant.id), held)})`;
	return rows.listingWith(
		people,
		{},
		{ where: sql`${people.id} in ${bookers}`, limit: 1_000, fields: [...NAMED, "id"] },
	);
}

/** The notices that are shown now, the important ones first: all, or those of one resource and of every one. */
export function readingNotices({ rows, now, tenant }: TenantContext, resourceId?: string) {
	const day = today(tenant.timeZone, now);
	const isShown = or(eq(resourceNotices.untilDay, ""), gte(resourceNotices.untilDay, day));
	const isAbout = sql`(${resourceNotices.resourceId} is null or ${resourceNotices.resourceId} = ${resourceId ?? ""})`;
	return rows.listing(resourceNotices, {
		where: and(isShown, lte(resourceNotices.createdAt, now.getTime()), resourceId ? isAbout : undefined),
		orderBy: [desc(resourceNotices.isImportant), desc(resourceNotices.createdAt)],
		limit: 100,
	});
}

type BusyItem = Span & Buffer & { resourceId: string };
type Assembling = {
	parts?: readonly Pick<Row<typeof resourceParts>, "wholeId" | "partId">[];
	types: readonly ResourceType[];
	all: readonly Resource[];
	closures: readonly Closure[];
	busy: readonly { row: BusyItem; booking: Taken | null }[];
};

/** A resource with all that decides when it is free. */
export type Entry = Omit<Timetable, "busy"> & {
	resource: Resource;
	type: ResourceType;
	rules: Rules;
	buffer: Buffer;
	busy: BusySpan[];
	/** What it is made of. */
	parts: Entry[];
};

/** Puts together what was read of resources. A closure of a resource's own goes before one of all. */
export function assemble({ types, all, closures, busy, parts = [] }: Assembling): Entry[] {
	const typeOf = new Map(types.map((type) => [type.id, type]));
	const busyOf = new Map<string, BusySpan[]>();
	for (const { row, booking } of busy) {
		if (!booking) continue;
		const span = busySpan(row, booking);
		busyOf.set(row.resourceId, [...(busyOf.get(row.resourceId) ?? []), span]);
	}
	const entries = all.flatMap((resource): Entry[] => {
		const type = typeOf.get(resource.typeId);
		if (!type) return [];
		const own = closures.filter(({ resourceId }) => resourceId === resource.id);
		const common = closures.filter(({ resourceId }) => resourceId === null);
		const { weekly, closedOnHolidays } = type;
		const opening = { weekly, closedOnHolidays, timeZone: resource.timeZone, closures: [...own, ...common] };
		const rules = rulesOf(type, resource.rules);
		const buffer = { bufferBefore: rules.bufferBefore ?? 0, bufferAfter: rules.bufferAfter ?? 0 };
		return [{ resource, type, rules, opening, buffer, busy: busyOf.get(resource.id) ?? [], parts: [] }];
	});
	const entryOf = new Map(entries.map((entry) => [entry.resource.id, entry]));
	for (const { wholeId, partId } of parts) {
		const part = entryOf.get(partId);
		if (part) entryOf.get(wholeId)?.parts.push(part);
	}
	return entries;
}

/** What an item of a booking takes of a resource's time. */
export const busySpan = ({ startsAt, endsAt, bufferBefore, bufferAfter }: BusyItem, booking: Taken): BusySpan => ({
	...{ startsAt, endsAt, bufferBefore, bufferAfter, booking },
});

/** What booking these takes: them and their parts, each once. */
export function takenBy(entries: readonly Entry[]): { entry: Entry; wholeId: string | null }[] {
	const chosen = entries.map((entry) => ({ entry, wholeId: null }));
	const parts = entries.flatMap(({ resource, parts: all }) => all.map((entry) => ({ entry, wholeId: resource.id })));
	const seen = new Set<string>();
	return [...chosen, ...parts].filter(({ entry: { resource } }) => !seen.has(resource.id) && seen.add(resource.id));
}

/** Whether somebody may book a resource of a type. */
export const mayBook = ({ access }: Visit, { bookLevel }: ResourceType) => access.level >= bookLevel;

/** Whether somebody sees what a booking is about: of a private one only its booker and those with level 30. */
export const seesBooking = ({ access, user }: Visit, { bookerId, isPrivate }: Pick<Taken, "bookerId" | "isPrivate">) =>
	!isPrivate || bookerId === user.id || access.level >= LEVEL_ALL;

/** A booking's title for whoever looks; null where they only see that there is one. */
export const titleFor = (visit: Visit, booking: Pick<Taken, "bookerId" | "isPrivate" | "title">) =>
	seesBooking(visit, booking) ? booking.title : null;
