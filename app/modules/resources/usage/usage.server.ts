import { and, asc, gt, gte, inArray, lt, lte, sql } from "drizzle-orm";
import { countingGroups, inGroup } from "#app/directory/groups.server";
import { periodOf } from "#app/lists/statistics/period";
import { presetsOf } from "#app/lists/statistics/presets";
import { addDays, daysBetween, today } from "#app/platform/clock";
import { csv } from "#app/platform/csv";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import { toInstant } from "#app/platform/local-time";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { resourceBookingItems, resourceBookings, resourceClosures } from "#db/schema/resources";
import { assemble, type Entry, readingResources, readingTypes } from "../catalogue.server";
import { paths } from "../paths";
import { addGrid, addUse, emptyGrid, type Grid, openGrid, shareOf, sumOf } from "./usage";
import type { UsageQuery } from "./usage.schema";

/** Days and bookings that one report reads at most. */
const MOST_DAYS = 400;
const MOST = 20_000;
/** Groups of people that it tells apart. */
const MOST_GROUPS = 20;
/** What was booked and not used: nobody checked in. */
const missed = new Set<string>(["released"]);
const given = new Set<string>(["cancelled"]);

type Counts = { bookings: number; cancelled: number; missed: number };
type Used = Counts & { used: Grid; open: Grid };
const nothing = (): Used => ({ bookings: 0, cancelled: 0, missed: 0, used: emptyGrid(), open: emptyGrid() });

/** How much of the time that the resources were open was booked, in one round trip. */
async function readUsage(visit: Visit, query: UsageQuery) {
	const zone = visit.tenant.timeZone;
	const day = today(zone, visit.now);
	const asked = periodOf(query, day);
	const from = daysBetween(asked.from, asked.to) >= MOST_DAYS ? addDays(asked.to, 1 - MOST_DAYS) : asked.from;
	const period = { from, to: asked.to };
	const window = {
		startsAt: toInstant(`${from}T00:00`, zone),
		endsAt: toInstant(`${addDays(period.to, 1)}T00:00`, zone),
	};
	const booker = joined(resourceBookings, "booking").bookerId;
	const isOfGroup = sql`exists (select 1 from ${people} where ${people.tenantId} = ${visit.tenant.id} and ${people.id} = ${booker}
		and ${inGroup(visit, query.group)})`;
	const { types, all, closures, items, groups } = await visit.rows.read({
		types: readingTypes(visit),
		groups: countingGroups(visit),
		all: readingResources(visit),
		closures: visit.rows.listing(resourceClosures, {
			where: and(gte(resourceClosures.lastDay, from), lte(resourceClosures.firstDay, period.to)),
			orderBy: [asc(resourceClosures.firstDay)],
			limit: 1_000,
		}),
		items: visit.rows.listingWith(
			resourceBookingItems,
			{ booking: [resourceBookings, resourceBookingItems.bookingId, ["status", "bookerId"]] },
			{
				// Both, so that the index by end is used.
				where: and(
					inArray(resourceBookingItems.isHeld, [true, false]),
					gt(resourceBookingItems.endsAt, window.startsAt),
					lt(resourceBookingItems.startsAt, window.endsAt),
					query.group === "" ? undefined : isOfGroup,
				),
				orderBy: [asc(resourceBookingItems.startsAt)],
				limit: MOST,
			},
		),
	});
	const entries = assemble({ types, all, closures, busy: [] }).filter(
		({ resource }) => query.type === "" || resource.typeId === query.type,
	);
	const usage = new Map(entries.map((entry) => [entry.resource.id, { entry, ...nothing() }]));
	const byBooker = new Map<string, Used>();
	const grids = new Map<string, Grid>();
	for (const one of usage.values()) one.open = openOf(one.entry, closures, period, grids);
	for (const { row, booking } of items) {
		const one = usage.get(row.resourceId);
		if (!one || !booking) continue;
		const theirs = byBooker.get(booking.bookerId) ?? nothing();
		byBooker.set(booking.bookerId, theirs);
		const within = { startsAt: Math.max(row.startsAt, window.startsAt), endsAt: Math.min(row.endsAt, window.endsAt) };
		for (const counted of [one, theirs]) {
			if (given.has(booking.status)) counted.cancelled++;
			if (missed.has(booking.status)) counted.missed++;
			if (!row.isHeld) continue;
			counted.bookings++;
			addUse(counted.used, within, one.entry.resource.timeZone);
		}
	}
	return { types, groups, period, day, usage: [...usage.values()], byBooker, isCut: items.length === MOST };
}

/** What each group of people has booked, whoever is in several counts in each; the first groups by name. */
async function readByGroup(visit: Visit, groups: readonly { id: string; name: string }[], byBooker: Map<string, Used>) {
	const isBooker = among(people.id, [...byBooker.keys()]);
	const named = groups.slice(0, MOST_GROUPS);
	const reading = named.map(({ id }) => {
		const where = and(isBooker, inGroup(visit, id));
		return [
			id,
			visit.rows.listingWith(people, {}, { where, fields: ["id"], limit: Math.max(1, byBooker.size) }),
		] as const;
	});
	if (reading.length === 0) return [];
	const members = await visit.rows.read(Object.fromEntries(reading));
	return named.map(({ id, name }) => {
		const theirs = (members[id] ?? []).flatMap(({ row }) => byBooker.get(row.id) ?? []);
		return { id, name, all: totalOf(theirs) };
	});
}

/** Resources of a type that have no closures of their own are open alike: looked at once. */
function openOf(
	{ resource, opening }: Entry,
	closures: readonly { resourceId: string | null }[],
	{ from, to }: { from: string; to: string },
	known: Map<string, Grid>,
): Grid {
	const isOwn = closures.some(({ resourceId }) => resourceId === resource.id);
	const key = isOwn ? resource.id : resource.typeId;
	const grid = known.get(key) ?? openGrid(opening, from, to);
	known.set(key, grid);
	return grid;
}

function totalOf(all: readonly Used[]): Used {
	const total = nothing();
	for (const one of all) {
		addGrid(total.used, one.used);
		addGrid(total.open, one.open);
		total.bookings += one.bookings;
		total.cancelled += one.cancelled;
		total.missed += one.missed;
	}
	return total;
}

const hoursOf = (grid: Grid) => Math.round((sumOf(grid) / 60) * 10) / 10;
const serializeUse = ({ used, open, bookings, cancelled, missed: noShows }: Used) => ({
	...{ bookings, cancelled, noShows, used: hoursOf(used), open: hoursOf(open) },
	share: shareOf(sumOf(used), sumOf(open)),
});

/** The report: all together, by type, by resource, and by weekday and hour. */
export async function showUsage(visit: Visit, query: UsageQuery) {
	const { types, groups, period, day, usage, byBooker, isCut } = await readUsage(visit, query);
	const total = totalOf(usage);
	const byGroup = query.group === "" ? await readByGroup(visit, groups, byBooker) : [];
	const { compare } = new Intl.Collator(visit.language);
	const at = paths(visit.tenant.guid);
	// Hours at which nothing is open and nothing was booked are left out at both ends.
	const isSeen = (hour: number) => total.open.some((row, weekday) => row[hour] || total.used[weekday]?.[hour]);
	const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(isSeen);
	const shown = hours.length > 0 ? hours : [8];
	const [first = 8, last = 8] = [shown[0], shown.at(-1)];
	return {
		...{ period, isCut, total: serializeUse(total), type: query.type, group: query.group },
		types: types.map(({ id, name }) => ({ value: id, label: name })),
		groups: groups.map(({ id, name }) => ({ value: id, label: name })),
		byType: types
			.map(({ id, name }) => ({ id, name, all: usage.filter(({ entry }) => entry.type.id === id) }))
			.filter(({ all }) => all.length > 0)
			.map(({ id, name, all }) => ({ id, name, count: all.length, ...serializeUse(totalOf(all)) })),
		// Of all hours that were open, so that the groups can be compared.
		byGroup: byGroup.map(({ id, name, all }) => ({ id, name, ...serializeUse({ ...all, open: total.open }) })),
		byResource: usage
			.map(({ entry: { resource, type }, ...one }) => ({
				...{ id: resource.id, name: resource.name, type: type.name, ...serializeUse(one) },
			}))
			.sort((one, other) => (other.share ?? -1) - (one.share ?? -1) || compare(one.name, other.name)),
		hours: Array.from({ length: last - first + 1 }, (_, index) => {
			const hour = first + index;
			return {
				hour,
				shares: total.open.map((row, weekday) => shareOf(total.used[weekday]?.[hour] ?? 0, row[hour] ?? 0)),
			};
		}),
		presets: presetsOf(day, period, at.usage()),
		tenant: visit.tenant.guid,
	};
}

/** The same by resource, for a spreadsheet. */
export async function usageFile(visit: Visit, query: UsageQuery): Promise<Response> {
	const [{ period, byResource }, t] = await Promise.all([showUsage(visit, query), translator(visit.language)]);
	const columns = ["resource", "type", "bookings", "used", "open", "share", "cancelled", "noShows"] as const;
	const rows = byResource.map(({ name, type, bookings, used, open, share, cancelled, noShows }) => [
		...[name, type, bookings, used, open, share === null ? null : Math.round(share * 1000) / 10, cancelled, noShows],
	]);
	return new Response(csv([columns.map((column) => t(`resourceUsage:column.${column}`)), ...rows]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="usage-${period.from}-${period.to}.csv"`,
		},
	});
}
