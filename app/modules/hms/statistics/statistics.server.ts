import { and, between, eq, ne, type SQL, sql } from "drizzle-orm";
import { type Period, periodBefore, periodOf } from "#app/lists/statistics/period";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { companies } from "#db/schema/directory";
import { deviations, safetyObservations } from "#db/schema/hms";
import { deviationKinds, deviationStatuses } from "../deviations/statuses";
import { visibleDeviations, visibleObservations } from "../visible.server";
import { middleOf, sum } from "./middle";

/** Counting goes no further. */
const MOST = 100_000;
/** Bars of one chart: the largest groups. */
const BARS = 12;

const company = sql`(select ${companies.sortName} || char(10) || ${companies.name} from ${companies} where ${and(
	eq(companies.tenantId, deviations.tenantId),
	eq(companies.id, deviations.companyId),
)})`;
const groupings = {
	kind: deviations.kind,
	status: deviations.status,
	causeKind: deviations.causeKind,
	area: deviations.area,
	company,
} as const;
export type Grouping = keyof typeof groupings;

/** A group of deviations; `value` "" where none is given. */
export type Group = { value: string; count: number; before: number };

/** What was reported in a period, of what the visitor sees, beside as many days before. */
export async function readStatistics(visit: Visit, asked: StatisticsQuery) {
	const period = periodOf(asked, today(visit.tenant.timeZone, visit.now));
	const before = periodBefore(period);
	const reads = new Reads();
	const now = countingIn(visit, reads, period);
	const earlier = countingIn(visit, reads, before);
	const open = reads.add(
		visit.rows.counting(deviations, and(visibleDeviations(visit), ne(deviations.status, "closed")), MOST),
	);
	await reads.send(visit.rows);
	const groupsOf = (grouping: Grouping): Group[] => {
		const [these, those] = [now[grouping](), earlier[grouping]()];
		const fixed = grouping === "kind" ? deviationKinds : grouping === "status" ? deviationStatuses : null;
		const values = fixed ?? [...new Set([...these.keys(), ...those.keys()])];
		const groups = values.map((value) => ({
			...{ value: value ?? "", count: these.get(value) ?? 0, before: those.get(value) ?? 0 },
		}));
		return fixed ? groups : groups.sort((a, b) => b.count - a.count || b.before - a.before).slice(0, BARS);
	};
	const summed = (of: typeof now) => {
		const [kinds, days] = [of.kind(), of.daysToClose()];
		return {
			reported: sum(kinds),
			closed: sum(days),
			daysToClose: middleOf(days),
			nearMisses: kinds.get("nearMiss") ?? 0,
			injuries: kinds.get("injury") ?? 0,
			observations: of.observations(),
		};
	};
	return {
		...{ period, before, open: open(), now: summed(now), earlier: summed(earlier) },
		groups: {
			...{ kind: groupsOf("kind"), status: groupsOf("status"), causeKind: groupsOf("causeKind") },
			...{ area: groupsOf("area"), company: groupsOf("company") },
		},
	};
}

/** The counts of one period, for the one round trip of the page. */
function countingIn(visit: Visit, reads: Reads, { from, to }: Period) {
	const within = and(visibleDeviations(visit), between(deviations.happenedOn, from, to)) as SQL;
	const closed = and(visibleDeviations(visit), eq(deviations.status, "closed"), between(deviations.closedOn, from, to));
	const by = (grouping: Grouping) => reads.add(visit.rows.countingBy(deviations, groupings[grouping], within));
	const days = sql`cast(julianday(${deviations.closedOn}) - julianday(date(${deviations.createdAt} / 1000, 'unixepoch')) as integer)`;
	return {
		...{ kind: by("kind"), status: by("status"), causeKind: by("causeKind"), area: by("area"), company: by("company") },
		observations: reads.add(
			visit.rows.counting(
				safetyObservations,
				and(visibleObservations(visit), between(safetyObservations.seenOn, from, to)) as SQL,
				MOST,
			),
		),
		daysToClose: reads.add(visit.rows.countingBy(deviations, days, closed as SQL)),
	};
}
