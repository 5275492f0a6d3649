import { and, between, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { placements } from "#db/schema/verdal";
import { readingGroups } from "../placements/choices.server";
import { groupOfPlacement } from "../placements/placements.resource.server";
import type { StatisticsQuery } from "../placements/placements.schema";
import { todayOf } from "../placements/placements.server";
import { visiblePlacements } from "../placements/visible.server";
import { type Counted, countUp } from "./count-up";

/** What was begun and what was closed between two days, by workplace, group and end, in one read. */
function readingCounts(visit: Visit, from: string, to: string): PendingQuery<Counted[]> {
	const { startsOn, endsOn, missing, cancelReason, archivedAt, companyId, companyName } = placements;
	const started = and(between(startsOn, from, to), eq(missing, 0), isNull(cancelReason)) as SQL;
	const ended = and(between(endsOn, from, to), isNotNull(archivedAt), isNull(cancelReason)) as SQL;
	const days = sql`julianday(${endsOn}) - julianday(${startsOn}) + 1`;
	const query = visit.rows
		.select(placements, {
			company: sql<string | null>`${companyId}`.as("company"),
			companyName: sql<string>`max(${companyName})`.as("company_name"),
			group: sql<string | null>`${groupOfPlacement}`.as("of_group"),
			endReason: sql<Counted["endReason"]>`${placements.endReason}`.as("reason"),
			goalReached: sql<Counted["goalReached"]>`${placements.goalReached}`.as("reached"),
			started: sql<number>`sum(case when ${started} then 1 else 0 end)`.as("started"),
			ended: sql<number>`sum(case when ${ended} then 1 else 0 end)`.as("ended"),
			days: sql<number>`sum(case when ${ended} then ${days} else 0 end)`.as("days"),
		})
		.where(and(visiblePlacements(visit), or(started, ended)))
		.groupBy(sql`company`, sql`of_group`, sql`reason`, sql`reached`);
	return { query, shape: (rows) => rows as Counted[] };
}

/** What came of the placements in a year, as far as the visitor sees them, in one round trip. */
export async function showStatistics(visit: Visit, { year: asked }: z.output<typeof StatisticsQuery>) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const thisYear = Number(todayOf(visit).slice(0, 4));
	const year = asked ?? thisYear;
	const { counts, groups } = await visit.rows.read({
		counts: readingCounts(visit, `${year}-01-01`, `${year}-12-31`),
		groups: readingGroups(visit),
	});
	const names = new Map(groups.map(({ value, label }) => [value, label]));
	return {
		...{ year, thisYear, tenant: visit.tenant.guid, all: countUp(counts, () => ["", ""])[0] ?? null },
		workplaces: countUp(counts, ({ company, companyName }) => [company ?? "", companyName]),
		groups: countUp(counts, ({ group }) => [group ?? "", (group && names.get(group)) ?? ""]),
	};
}
