import { and, asc, between, isNull, ne, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { writeFilter } from "#app/lists/filters";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { roundSchedules, safetyRounds } from "#db/schema/hms";
import { paths } from "../paths";
import { visibleRounds, visibleSchedules } from "../visible.server";
import { daysWithin } from "./months";
import type { YearQuery } from "./schedules.schema";

/** Rounds and schedules of a year that are looked at. */
const MOST = 1000;

type Entry = {
	key: string;
	on: string;
	company: string;
	area: string;
	kind: "done" | "planned" | "expected";
	to: string;
};

/** The year wheel: which rounds were held, are planned, and will come by their schedules, month by month. */
export async function showYear(visit: Visit, { year: asked }: z.output<typeof YearQuery>) {
	const { rows, tenant, now } = visit;
	const day = today(tenant.timeZone, now);
	const year = asked ?? Number(day.slice(0, 4));
	const [from, to] = [`${year}-01-01`, `${year}-12-31`];
	const at = paths(tenant.guid);
	const read = await rows.read({
		rounds: rows.listingWith(
			safetyRounds,
			{ company: [companies, safetyRounds.companyId, ["name"]] },
			{
				where: and(
					visibleRounds(visit),
					or(
						between(safetyRounds.heldOn, from, to),
						and(ne(safetyRounds.status, "done"), between(safetyRounds.plannedOn, from, to)),
					),
				),
				orderBy: [asc(safetyRounds.plannedOn), asc(safetyRounds.id)],
				fields: ["id", "area", "status", "plannedOn", "heldOn"],
				limit: MOST,
			},
		),
		schedules: rows.listingWith(
			roundSchedules,
			{ company: [companies, roundSchedules.companyId, ["guid", "name"]] },
			{
				where: and(visibleSchedules(visit), isNull(roundSchedules.closedAt), sql`${roundSchedules.nextOn} <= ${to}`),
				orderBy: [asc(roundSchedules.nextOn), asc(roundSchedules.id)],
				limit: MOST,
			},
		),
	});
	const entries: Entry[] = [
		...read.rounds.map(({ row, company }) => ({
			...{ key: row.id, on: row.heldOn || row.plannedOn, company: company?.name ?? "", area: row.area },
			kind: row.status === "done" ? ("done" as const) : ("planned" as const),
			to: row.status === "done" ? at.protocol(row.id) : at.round(row.id),
		})),
		...read.schedules.flatMap(({ row, company }) =>
			daysWithin(row, from, to).map((on) => ({
				...{ key: `${row.id} ${on}`, on, company: company?.name ?? "", area: row.area, kind: "expected" as const },
				to: at.schedules(company?.guid ?? ""),
			})),
		),
	];
	const months = Array.from({ length: 12 }, (_, month) => {
		const key = `${year}-${String(month + 1).padStart(2, "0")}`;
		const its = entries.filter(({ on }) => on.startsWith(key)).sort((a, b) => a.on.localeCompare(b.on));
		const count = (kind: Entry["kind"]) => its.filter((entry) => entry.kind === kind).length;
		return {
			...{ key, entries: its, done: count("done"), planned: count("planned"), expected: count("expected") },
			isNow: day.startsWith(key),
		};
	});
	return {
		...{ tenant: tenant.guid, year, months, day },
		before: at.year(year - 1),
		after: at.year(year + 1),
		list: `${at.rounds}?f=${writeFilter({ column: "planned", op: "between", values: [from, to] })}`,
	};
}
export type YearView = Awaited<ReturnType<typeof showYear>>;
