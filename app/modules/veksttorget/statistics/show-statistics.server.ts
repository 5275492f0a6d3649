import { writeFilter } from "#app/lists/filters";
import type { Period } from "#app/lists/statistics/period";
import { presetsOf } from "#app/lists/statistics/presets";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { ANSWER_DAYS, type Group, type Grouping, readStatistics } from "./statistics.server";

/** The statistics with, for each bar, the way to the intakes behind it. */
export async function showStatistics(visit: Visit, query: StatisticsQuery) {
	const found = await readStatistics(visit, query);
	const { intakes, statistics } = paths(visit.tenant.guid);
	const to = ({ from, to: last }: Period, more = "") =>
		`${intakes}?f=${writeFilter({ column: "day", op: "between", values: [from, last] })}${more}`;
	const toGroup = (grouping: Grouping, { value }: Group) => {
		const op = value === null ? "empty" : grouping === "topic" || grouping === "status" ? "any" : "is";
		const filter = writeFilter({ column: grouping, op, values: value === null ? [] : [value] });
		return to(found.period, `&f=${encodeURIComponent(filter)}`);
	};
	const linked = (grouping: Grouping) =>
		found.groups[grouping].map((group) => ({ ...group, to: group.count > 0 ? toGroup(grouping, group) : null }));
	return {
		...found,
		answerDays: ANSWER_DAYS,
		stretches: found.stretches.map((stretch) => ({ ...stretch, href: stretch.count > 0 ? to(stretch) : null })),
		groups: {
			...{ topic: linked("topic"), municipality: linked("municipality") },
			...{ source: linked("source"), status: linked("status") },
		},
		all: to(found.period),
		presets: presetsOf(today(visit.tenant.timeZone, visit.now), found.period, statistics),
		tenant: visit.tenant.guid,
	};
}

/** The same for a call. */
export async function statisticsByCall(visit: Visit, query: StatisticsQuery) {
	const { period, before, unit, stretches, received, answered, inTime, groups } = await readStatistics(visit, query);
	return {
		...{ from: period.from, to: period.to, compared_from: before.from, compared_to: before.to, unit },
		...{ received, answered, answered_in_time: inTime, stretches },
		groups,
	};
}
