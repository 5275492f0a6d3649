import { sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { safetyRounds } from "#db/schema/hms";
import { visibleRounds } from "./visible.server";

/** The safety areas that rounds the visitor sees have been in, to be offered where one is typed. */
export function readingAreas(visit: Visit): PendingRead<string[]> {
	const where = sql`${visibleRounds(visit)} and ${safetyRounds.area} <> ''`;
	const { query, shape } = visit.rows.countingBy(safetyRounds, safetyRounds.area, where);
	return { query, shape: (rows) => [...shape(rows).keys()].sort() };
}
