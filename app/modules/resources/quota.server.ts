import { and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings, resources } from "#db/schema/resources";
import type { Entry } from "./catalogue.server";
import type { Span } from "./free-time";
import { weekOf } from "./rules";

/** How many bookings more somebody would have in a week, of one resource or of all of a type, and how many they may have. */
export type Quota = {
	bookerId: string;
	from: number;
	until: number;
	/** One of the two: the rule is the resource's own, or that of its type. */
	resourceId: string | null;
	typeId: string | null;
	most: number;
	added: number;
};

const isOwnRule = ({ resource }: Entry) => resource.rules.weekBookings !== undefined;

/** The shares that these bookings take; whoever manages the resources has no limit. */
export function quotasOf(visit: Visit, entries: readonly Entry[], times: readonly Span[]): Quota[] {
	if (visit.access.level >= LEVEL_ALL) return [];
	// Two cars in one booking are one booking of the type.
	const scopes = new Map(
		entries
			.filter(({ rules }) => rules.weekBookings)
			.map((entry) => [isOwnRule(entry) ? entry.resource.id : entry.resource.typeId, entry]),
	);
	const quotas = new Map<string, Quota>();
	for (const [scope, entry] of scopes) {
		const { resource, rules } = entry;
		const [resourceId, typeId] = isOwnRule(entry) ? [resource.id, null] : [null, resource.typeId];
		for (const { startsAt } of times) {
			const { startsAt: from, endsAt: until } = weekOf(startsAt, resource.timeZone);
			const key = `${scope}:${from}`;
			const added = (quotas.get(key)?.added ?? 0) + 1;
			const most = rules.weekBookings ?? 0;
			quotas.set(key, { bookerId: visit.user.id, from, until, resourceId, typeId, most, added });
		}
	}
	return [...quotas.values()];
}

/** What somebody has booked in the weeks of these times, for the quota. */
export function readingOwn(
	ctx: TenantContext & { user: { id: string } },
	entries: readonly Entry[],
	times: readonly Span[],
) {
	const zone = entries[0]?.resource.timeZone ?? ctx.tenant.timeZone;
	const weeks = times.map(({ startsAt }) => weekOf(startsAt, zone));
	return readingOwnIn(ctx, {
		startsAt: Math.min(...weeks.map(({ startsAt }) => startsAt)),
		endsAt: Math.max(...weeks.map(({ endsAt }) => endsAt)),
	});
}

/** What somebody has booked in a time. */
export function readingOwnIn(
	{ rows, tenant, user }: TenantContext & { user: { id: string } },
	{ startsAt, endsAt }: Span,
) {
	const isTheirs = sql`${resourceBookingItems.bookingId} in (select ${resourceBookings.id} from ${resourceBookings}
		where ${and(eq(resourceBookings.tenantId, tenant.id), eq(resourceBookings.bookerId, user.id), gte(resourceBookings.startsAt, startsAt), lt(resourceBookings.startsAt, endsAt))})`;
	return rows.listingWith(
		resourceBookingItems,
		{ resource: [resources, resourceBookingItems.resourceId, ["typeId"]] },
		{
			where: and(isTheirs, eq(resourceBookingItems.isHeld, true), isNull(resourceBookingItems.wholeId)),
			limit: 1_000,
			fields: ["bookingId", "resourceId", "startsAt"],
		},
	);
}
type Had = { row: { bookingId: string; resourceId: string; startsAt: number }; resource: { typeId: string } | null };
export type Own = readonly Had[];

/** The first resource of which somebody has had their share of the week of a time; `before`: what they book with it. */
export function usedUp(
	visit: Visit,
	entries: readonly Entry[],
	wanted: Span,
	{ own, before = [], except = [] }: { own: Own; before?: readonly Span[]; except?: readonly string[] },
): Entry | null {
	if (visit.access.level >= LEVEL_ALL) return null;
	const isUsedUp = (entry: Entry) => {
		const { resource, rules } = entry;
		if (!rules.weekBookings) return false;
		const week = weekOf(wanted.startsAt, resource.timeZone);
		const isIn = ({ startsAt }: { startsAt: number }) => startsAt >= week.startsAt && startsAt < week.endsAt;
		const had = own.filter(
			({ row, resource: its }) =>
				isIn(row) &&
				!except.includes(row.bookingId) &&
				(isOwnRule(entry) ? row.resourceId === resource.id : its?.typeId === resource.typeId),
		);
		const count = new Set(had.map(({ row }) => row.bookingId)).size + before.filter(isIn).length;
		return count >= rules.weekBookings;
	};
	return entries.find(isUsedUp) ?? null;
}
