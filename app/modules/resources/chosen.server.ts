import { or, sql } from "drizzle-orm";
import { DAY, MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceParts, resources } from "#db/schema/resources";
import {
	assemble,
	busySpan,
	type Entry,
	heldOf,
	readingBusy,
	readingClosures,
	readingParts,
	readingResources,
	readingTypes,
	takenBy,
} from "./catalogue.server";
import type { Span } from "./free-time";
import { LOOK_AHEAD } from "./obstacles.server";
import { type Own, readingOwn } from "./quota.server";
import { MOST_BUFFER } from "./rules";

/** The resources that are chosen with their parts, without what is taken of them; throws `invalid` where one of them is not there. */
export async function chosenEntries(visit: Visit, ids: readonly string[]): Promise<Entry[]> {
	const chosen = [...new Set(ids)];
	const isPart = sql`${resources.id} in (select p.part_id from ${resourceParts} p where p.tenant_id = ${visit.tenant.id}
		and ${among(sql`p.whole_id`, chosen)})`;
	const { types, all, closures, parts } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, or(among(resources.id, chosen), isPart)),
		closures: readingClosures(visit, { startsAt: visit.now.getTime() - DAY, endsAt: 0 }),
		parts: readingParts(visit, among(resourceParts.wholeId, chosen)),
	});
	const entries = assemble({ types, all, closures, busy: [], parts });
	const found = chosen.flatMap((id) => entries.find(({ resource }) => resource.id === id) ?? []);
	if (found.length < chosen.length) throw invalid({ resources: "wrongValue" });
	return found;
}

/**
 * The same with what is taken of them from the first of these times until long after the last, but for some bookings; and
 * what the visitor has booked in these weeks.
 */
export async function withBusy(
	visit: Visit,
	entries: readonly Entry[],
	times: readonly Span[],
	except: readonly string[] = [],
): Promise<{ entries: Entry[]; own: Own }> {
	const window = {
		startsAt: Math.min(...times.map(({ startsAt }) => startsAt)) - 2 * MOST_BUFFER * MINUTE,
		endsAt: Math.max(...times.map(({ endsAt }) => endsAt)) + LOOK_AHEAD,
	};
	const ids = takenBy(entries).map(({ entry }) => entry.resource.id);
	const { busy, own } = await visit.rows.read({
		busy: readingBusy(visit, heldOf(among(resourceBookingItems.resourceId, ids), window)),
		own: readingOwn(visit, entries, times),
	});
	const filled = (entry: Entry): Entry => ({
		...entry,
		// Parts have none of their own.
		parts: [],
		busy: busy.flatMap(({ row, booking }) =>
			booking && row.resourceId === entry.resource.id && !except.includes(row.bookingId)
				? [busySpan(row, booking)]
				: [],
		),
	});
	return { entries: entries.map((entry) => ({ ...filled(entry), parts: entry.parts.map(filled) })), own };
}
