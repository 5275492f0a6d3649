import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { studentReports, students } from "#db/schema/finch";
import { paths } from "../paths";
import { groupIn, readingGroups } from "../students/groups.server";
import { visibleReports, visibleStudents } from "../visible.server";
import { nextName } from "./next-name";
import type { NextYearInput } from "./year.schema";

/** The groups of the visitor's students with what each might be called next year. */
export async function showNextYear(visit: Visit) {
	const { groups } = await visit.rows.read({ groups: readingGroups(visit) });
	return {
		tenant: visit.tenant.guid,
		groups: groups.map(({ value, label, count }) => ({
			...{ value, label, count, next: nextName(groupIn(value).groupName) },
		})),
	};
}

/**
 * Moves the students of many groups on at once: 8A becomes 9A while 9A becomes 10A, as each is judged by what it was. Reports on a group
 * go on with its students.
 */
export async function moveToNextYear(visit: Visit, { groups, names }: z.output<typeof NextYearInput>) {
	const moves = groups.flatMap((value, at) => {
		const { groupName } = groupIn(value);
		const to = names[at] ?? "";
		return to === "" || to === groupName ? [] : [{ from: value, to }];
	});
	if (moves.length === 0) throw invalid({ form: "finch:errors.nothingMoves" });
	const { rows } = visit;
	const table = JSON.stringify(Object.fromEntries(moves.map((move) => [move.from, move.to])));
	const moved = (key: SQL) => sql`(select value from json_each(${table}) where key = ${key})`;
	const isMoved = (key: SQL) => sql`${key} in (select key from json_each(${table}))`;
	const ofStudents = sql`json_array(${students.groupName}, ${students.school})`;
	const ofReports = sql`json_array(${studentReports.groupName}, ${studentReports.school})`;
	const reports = and(visibleReports(visit), eq(studentReports.scope, "group"), isMoved(ofReports));
	await rows.commit([
		rows.changingWhere(studentReports, reports as SQL, { groupName: moved(ofReports) }),
		rows.changingWhere(students, and(visibleStudents(visit), isMoved(ofStudents)) as SQL, {
			groupName: moved(ofStudents),
		}),
	]);
	const snackbar = { key: "finch:done.moved", params: { count: moves.length } };
	return done({ snackbar, to: paths(visit.tenant.guid).students });
}
