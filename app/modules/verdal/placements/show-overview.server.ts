import { asc } from "drizzle-orm";
import type * as z from "zod";
import { COUNTED_MOST } from "#app/lists/list-data";
import { askedBy, planWhole, readAround, stateOf } from "#app/lists/read-list.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { placements } from "#db/schema/verdal";
import { readFilterChoices } from "./filter-choices.server";
import {
	archiveResource,
	type ListedPlacement,
	placementPointers,
	placementResource,
} from "./placements.resource.server";
import type { ArchiveQuery, PlacementsQuery, TimelineQuery } from "./placements.schema";
import { todayOf } from "./placements.server";
import { serializeBrief } from "./serialize";
import { openPlacements } from "./visible.server";

/** Placements that the board and the timeline show at most. */
const SHOWN = 200;

const rightsOf = ({ access, tenant }: Visit) => ({
	...{ writes: access.level >= LEVEL_CLIENTS, removes: access.level >= LEVEL_ALL, tenant: tenant.guid },
});

/** A page of the placements, in one round trip. */
export async function showOverview(visit: Visit, query: PlacementsQuery) {
	const reads = new ReadBatch();
	const page = placementResource.read(visit, query, reads);
	const choices = readFilterChoices(visit, placementResource.source, query, reads);
	await reads.send(visit.rows);
	const { list, rows } = page();
	const day = todayOf(visit);
	return { list, rows: rows.map((row) => serializeBrief(row, day)), ...choices(), ...rightsOf(visit) };
}

/** The placements in another shape, in one round trip: the list's search and filters hold here too. */
async function showShape(visit: Visit, query: PlacementsQuery) {
	const { source } = placementResource;
	const reads = new ReadBatch();
	const around = readAround(visit, source as never, query, reads);
	const choices = readFilterChoices(visit, source, query, reads);
	const { q, filters, match } = stateOf(source as never, query);
	const { where } = planWhole(source as never, { q, filters, match }, askedBy(visit), openPlacements(visit));
	const orderBy = [asc(placements.startsOn), asc(placements.id)];
	const found = reads.add(
		visit.rows.listingWith(placements, placementPointers, { where, orderBy, limit: SHOWN + 1 }),
	) as () => ListedPlacement[];
	await reads.send(visit.rows);
	const day = todayOf(visit);
	const all = found();
	const items = all.slice(0, SHOWN).map((row) => serializeBrief(row, day));
	const count = Math.min(items.length, COUNTED_MOST + 1);
	return {
		list: { ...around(), count, next: null, previous: null },
		...{ items, hasMore: all.length > SHOWN, ...choices(), today: day, ...rightsOf(visit) },
	};
}

/** The placements in columns by status. */
export const showBoard = (visit: Visit, query: PlacementsQuery) => showShape(visit, query);

/** The placements along the months, workplace by workplace; `from`: the first month, else the one before last. */
export async function showTimeline(visit: Visit, { from, ...query }: z.output<typeof TimelineQuery>) {
	const shown = await showShape(visit, query);
	return { ...shown, from: from ?? null };
}

/** A page of the archive, in one round trip. */
export async function showArchive(visit: Visit, query: ArchiveQuery) {
	const reads = new ReadBatch();
	const page = archiveResource.read(visit, query, reads);
	const choices = readFilterChoices(visit, archiveResource.source, query, reads);
	await reads.send(visit.rows);
	const { list, rows } = page();
	const day = todayOf(visit);
	return { list, rows: rows.map((row) => serializeBrief(row, day)), ...choices(), ...rightsOf(visit) };
}
