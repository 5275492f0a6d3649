import { writeFilter } from "#app/lists/filters";
import type { Period } from "#app/lists/statistics/period";
import { presetsOf } from "#app/lists/statistics/presets";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { today } from "#app/platform/clock";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { type Group, type Grouping, readStatistics } from "./statistics.server";

const listOf = ({ tenant }: Visit, { from, to: last }: Period, more: string) =>
	`${paths(tenant.guid).intakes}?f=${writeFilter({ column: "day", op: "between", values: [from, last] })}${more}`;

/** The intakes behind a bar; null where there are none. */
export function linkOf(visit: Visit, period: Period, grouping: Grouping, { value, count }: Group): string | null {
	if (count === 0) return null;
	const op = value === null ? "empty" : ["topic", "status", "outcome"].includes(grouping) ? "any" : "is";
	const filter = writeFilter({ column: grouping, op, values: value === null ? [] : [value] });
	return listOf(visit, period, `&f=${encodeURIComponent(filter)}`);
}

/** The statistics with, for each bar, the way to the intakes behind it. */
export async function showStatistics(visit: Visit, query: StatisticsQuery) {
	const found = await readStatistics(visit, query);
	const { statistics } = paths(visit.tenant.guid);
	const to = (period: Period, more = "") => listOf(visit, period, more);
	const linked = (grouping: Grouping) =>
		found.groups[grouping].map((group) => ({ ...group, to: linkOf(visit, found.period, grouping, group) }));
	return {
		...found,
		stretches: found.stretches.map((stretch) => ({
			...stretch,
			href: stretch.count > 0 ? to(stretch) : null,
			lateHref: stretch.due > 0 ? to(stretch, "&f=answer.any.late,none") : null,
		})),
		groups: {
			...{ topic: linked("topic"), municipality: linked("municipality") },
			...{ source: linked("source"), status: linked("status"), outcome: linked("outcome") },
		},
		seesBoard: visit.access.level >= LEVEL_ALL,
		all: to(found.period),
		answeredTo: to(found.period, "&f=answer.any.inTime,late"),
		inTimeTo: to(found.period, "&f=answer.any.inTime"),
		presets: presetsOf(today(visit.tenant.timeZone, visit.now), found.period, statistics),
		tenant: visit.tenant.guid,
	};
}

/** The same for a call. */
export async function statisticsByCall(visit: Visit, query: StatisticsQuery) {
	const found = await readStatistics(visit, query);
	const { period, before, unit, stretches, received, answered, inTime, groups, goal, median } = found;
	return {
		...{ from: period.from, to: period.to, compared_from: before.from, compared_to: before.to, unit },
		...{ received, answered, answered_in_time: inTime },
		...{ answer_days: goal.answerDays, answer_goal: goal.answerGoal, median_hours: median.hours },
		stretches: stretches.map(({ from, to, count, inTime: share }) => ({ from, to, count, in_time: share })),
		groups,
	};
}
