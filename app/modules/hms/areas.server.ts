import { and, desc, ne } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { safetyRounds } from "#db/schema/hms";
import { visibleRounds } from "./visible.server";

/** Rounds that are looked at: those of long ago tell no more areas. */
const MOST = 100;

/** The safety areas that the last rounds the visitor sees have been in, to be offered where one is typed. */
export function readingAreas(visit: Visit): PendingQuery<string[]> {
	const { query, shape } = visit.rows.listingWith(
		safetyRounds,
		{},
		{
			where: and(visibleRounds(visit), ne(safetyRounds.area, "")),
			orderBy: [desc(safetyRounds.plannedOn), desc(safetyRounds.id)],
			fields: ["area"],
			limit: MOST,
		},
	);
	return { query, shape: (rows) => [...new Set(shape(rows).map(({ row }) => row.area))].sort() };
}
