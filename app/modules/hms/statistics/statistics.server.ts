import { and, between, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { hasId } from "#app/lists/chosen.server";
import { periodBefore, periodOf } from "#app/lists/statistics/period";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { tallying } from "#app/lists/statistics/tally.server";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { deviations, safetyObservations } from "#db/schema/hms";
import { deviationKinds, deviationStatuses } from "../deviations/statuses";
import { seenDeviations, visibleObservations } from "../visible.server";
import { middleOf, sum } from "./middle";

/** Counting goes no further. */
const MOST = 100_000;
/** Bars of one chart: the largest groups. */
const BARS = 12;

const groupings = {
	kind: deviations.kind,
	status: deviations.status,
	causeKind: deviations.causeKind,
	area: deviations.area,
	company: deviations.companyId,
} as const;
export type Grouping = keyof typeof groupings;

/** A group of deviations; `value` "" where none is given. */
export type Group = { value: string; count: number; before: number };

/** What was reported in a period, of what the visitor sees, beside as many days before. */
export async function readStatistics(visit: Visit, asked: StatisticsQuery) {
	const period = periodOf(asked, today(visit.tenant.timeZone, visit.now));
	const before = periodBefore(period);
	const { rows } = visit;
	const seen = seenDeviations(visit);
	const both = { from: before.from, to: period.to };
	const days = sql`cast(julianday(${deviations.closedOn}) - julianday(date(${deviations.createdAt} / 1000, 'unixepoch')) as integer)`;
	const isNow = (day: SQLiteColumn) => sql`${day} >= ${period.from}`;
	const read = await rows.read({
		reported: tallying(
			rows,
			deviations,
			{ ...groupings, isNow: isNow(deviations.happenedOn) },
			and(seen, between(deviations.happenedOn, both.from, both.to)) as SQL,
		),
		closed: tallying(
			rows,
			deviations,
			{ days, isNow: isNow(deviations.closedOn) },
			and(seen, between(deviations.closedOn, both.from, both.to)) as SQL,
		),
		observations: tallying(
			rows,
			safetyObservations,
			{ isNow: isNow(safetyObservations.seenOn) },
			and(visibleObservations(visit), between(safetyObservations.seenOn, both.from, both.to)) as SQL,
		),
		open: rows.counting(deviations, and(seen, sql`${deviations.status} <> 'closed'`), MOST),
	});
	const of = (is: 0 | 1) => {
		const kinds = read.reported.where((one) => one.isNow === is).by("kind");
		const closed = read.closed.where((one) => one.isNow === is);
		return {
			...{ reported: sum(kinds), closed: closed.count(), daysToClose: middleOf(closed.by("days")) },
			nearMisses: kinds.get("nearMiss") ?? 0,
			injuries: kinds.get("injury") ?? 0,
			observations: read.observations.where((one) => one.isNow === is).count(),
		};
	};
	const groupsOf = (grouping: Grouping): Group[] => {
		const of = (is: 0 | 1) => read.reported.where((one) => one.isNow === is).by(grouping);
		const [these, those] = [of(1), of(0)];
		const fixed = grouping === "kind" ? deviationKinds : grouping === "status" ? deviationStatuses : null;
		const values = fixed ?? [...new Set([...these.keys(), ...those.keys()])];
		const groups = values.map((value) => ({
			...{ value, count: these.get(value) ?? 0, before: those.get(value) ?? 0 },
		}));
		return fixed ? groups : groups.sort((a, b) => b.count - a.count || b.before - a.before).slice(0, BARS);
	};
	const byCompany = groupsOf("company");
	return {
		...{ period, before, open: read.open, now: of(1), earlier: of(0) },
		groups: {
			...{ kind: groupsOf("kind"), status: groupsOf("status"), causeKind: groupsOf("causeKind") },
			...{ area: groupsOf("area"), company: await withNames(visit, byCompany) },
		},
	};
}

/** The companies of the largest groups by what lists filter by and what people call them. */
async function withNames(visit: Visit, groups: Group[]): Promise<Group[]> {
	const ids = groups.map(({ value }) => value);
	const found = ids.length === 0 ? [] : await visit.rows.list(companies, { where: hasId(companies, ids), limit: BARS });
	const named = new Map(found.map(({ id, sortName, name }) => [id, `${sortName}\n${name}`]));
	return groups.map((group) => ({ ...group, value: named.get(group.value) ?? group.value }));
}
