import { writeFilter } from "#app/lists/filters";
import { presetsOf } from "#app/lists/statistics/presets";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { today } from "#app/platform/clock";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { type Group, type Grouping, readStatistics } from "./statistics.server";

/** The statistics with, for each bar, the way to the deviations behind it. */
export async function showStatistics(visit: Visit, query: StatisticsQuery) {
	const [found, t] = await Promise.all([readStatistics(visit, query), translator(visit.language)]);
	const { deviations, statistics, observations } = paths(visit.tenant.guid);
	const { from, to: last } = found.period;
	const inPeriod = (column: "happened" | "closed") =>
		`${deviations}?f=${writeFilter({ column, op: "between", values: [from, last] })}`;
	const names: Record<Grouping, (value: string) => string> = {
		kind: (value) => t(`hms:kind.${value}`),
		status: (value) => t(`hms:deviationStatus.${value}`),
		causeKind: (value) => value || t("hms:statistics.noCause"),
		area: (value) => value || t("hms:statistics.noArea"),
		company: (value) => value.split("\n")[1] ?? value,
	};
	const toGroup = (column: Grouping, { value }: Group) => {
		const op = value === "" ? "empty" : column === "kind" || column === "status" ? "any" : "is";
		const [first = ""] = value.split("\n");
		const filter = writeFilter({ column, op, values: value === "" ? [] : [first] });
		return `${inPeriod("happened")}&f=${encodeURIComponent(filter)}`;
	};
	const linked = (grouping: Grouping) =>
		found.groups[grouping].map(({ value, ...counts }) => ({
			...{ name: names[grouping](value), ...counts },
			to: counts.count > 0 ? toGroup(grouping, { value, ...counts }) : null,
		}));
	return {
		...{ period: found.period, before: found.before, now: found.now, earlier: found.earlier, open: found.open },
		groups: {
			...{ kind: linked("kind"), status: linked("status"), causeKind: linked("causeKind") },
			...{ area: linked("area"), company: linked("company") },
		},
		to: {
			observations: observations(),
			open: `${deviations}?f=status.not.closed`,
			reported: inPeriod("happened"),
			closed: inPeriod("closed"),
			nearMisses: `${inPeriod("happened")}&f=kind.any.nearMiss`,
		},
		presets: presetsOf(today(visit.tenant.timeZone, visit.now), found.period, statistics),
		tenant: visit.tenant.guid,
	};
}
