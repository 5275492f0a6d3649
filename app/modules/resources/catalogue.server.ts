import { and, asc, desc, eq, gt, gte, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { addDays, today } from "#app/platform/clock";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import {
	resourceBookingItems,
	resourceBookings,
	resourceClosures,
	resourceNotices,
	resources,
	resourceTypes,
} from "#db/schema/resources";
import type { Span, Timetable } from "./free-time";

export type Resource = Row<typeof resources>;
export type ResourceType = Row<typeof resourceTypes>;
export type Booking = Row<typeof resourceBookings>;
type Closure = Row<typeof resourceClosures>;
type Taken = Pick<Booking, "id" | "title" | "bookerId" | "isPrivate" | "status" | "seriesId">;
/** A booking's part of one resource's time. */
export type BusySpan = Span & { booking: Taken };

/** Resources that a page shows at most. */
const MOST = 500;
const MOST_BUSY = 5_000;

export const readingTypes = ({ rows }: TenantContext) =>
	rows.listing(resourceTypes, { orderBy: [asc(resourceTypes.name)], limit: 100 });

export const readingResources = ({ rows }: TenantContext, where: SQL = ne(resources.status, "retired")) =>
	rows.listing(resources, { where, orderBy: [asc(resources.name), asc(resources.id)], limit: MOST });

/** The closures of a time, and a good while after it, where the next opening is looked for. */
export function readingClosures(ctx: TenantContext, { startsAt }: Span) {
	const first = today("UTC", new Date(startsAt));
	return ctx.rows.listing(resourceClosures, {
		where: gte(resourceClosures.lastDay, addDays(first, -1)),
		orderBy: [asc(resourceClosures.firstDay)],
		limit: 1_000,
	});
}

/** What is taken of the resources in a time. */
export function readingBusy({ rows }: TenantContext, { startsAt, endsAt }: Span, which?: SQL) {
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
			where: and(
				eq(resourceBookingItems.isHeld, true),
				gt(resourceBookingItems.endsAt, startsAt),
				lt(resourceBookingItems.startsAt, endsAt),
				which,
			),
			orderBy: [asc(resourceBookingItems.startsAt)],
			limit: MOST_BUSY,
		},
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

type BusyItem = Span & { resourceId: string };
type Assembling = {
	types: readonly ResourceType[];
	all: readonly Resource[];
	closures: readonly Closure[];
	busy: readonly { row: BusyItem; booking: Taken | null }[];
};

/** A resource with all that decides when it is free. */
export type Entry = Omit<Timetable, "busy"> & { resource: Resource; type: ResourceType; busy: BusySpan[] };

/** Puts together what was read of resources. A closure of a resource's own goes before one of all. */
export function assemble({ types, all, closures, busy }: Assembling): Entry[] {
	const typeOf = new Map(types.map((type) => [type.id, type]));
	const busyOf = new Map<string, BusySpan[]>();
	for (const { row, booking } of busy) {
		if (!booking) continue;
		const span = { startsAt: row.startsAt, endsAt: row.endsAt, booking };
		busyOf.set(row.resourceId, [...(busyOf.get(row.resourceId) ?? []), span]);
	}
	return all.flatMap((resource) => {
		const type = typeOf.get(resource.typeId);
		if (!type) return [];
		const own = closures.filter(({ resourceId }) => resourceId === resource.id);
		const common = closures.filter(({ resourceId }) => resourceId === null);
		const { weekly, closedOnHolidays } = type;
		const opening = { weekly, closedOnHolidays, timeZone: resource.timeZone, closures: [...own, ...common] };
		return [{ resource, type, opening, busy: busyOf.get(resource.id) ?? [] }];
	});
}

/** Whether somebody may book a resource of a type. */
export const mayBook = ({ access }: Visit, { bookLevel }: ResourceType) => access.level >= bookLevel;

/** Whether somebody sees what a booking is about: of a private one only its booker and those with level 30. */
export const seesBooking = ({ access, user }: Visit, { bookerId, isPrivate }: Pick<Taken, "bookerId" | "isPrivate">) =>
	!isPrivate || bookerId === user.id || access.level >= LEVEL_ALL;

/** A booking's title for whoever looks; null where they only see that there is one. */
export const titleFor = (visit: Visit, booking: Pick<Taken, "bookerId" | "isPrivate" | "title">) =>
	seesBooking(visit, booking) ? booking.title : null;
