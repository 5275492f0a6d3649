import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { students } from "#db/schema/finch";
import { visibleStudents } from "../visible.server";

const Named = z.tuple([z.string(), z.string()]);
export type Group = { groupName: string; school: string };

export const nameOfGroup = ({ groupName, school }: Group) => [groupName, school].filter(Boolean).join(" · ");

/** The groups of the students that somebody sees, as choices: a group of the same name in another school is another one. */
export function readingGroups(visit: Visit): PendingQuery<{ value: string; label: string; count: number }[]> {
	const { groupName, school } = students;
	const named = and(visibleStudents(visit), ne(groupName, "")) as SQL;
	const { query, shape } = visit.rows.countingBy(students, sql`json_array(${groupName}, ${school})`, named);
	return {
		query,
		shape: (rows) =>
			[...shape(rows)]
				.map(([value, count]) => ({ value, label: nameOfGroup(groupIn(value)), count }))
				.sort((one, other) => one.label.localeCompare(other.label, visit.language, { numeric: true })),
	};
}

/** The group that a choice means. Throws `invalid` (`group`). */
export function groupIn(value: string): Group {
	try {
		const [groupName, school] = Named.parse(JSON.parse(value));
		return { groupName, school };
	} catch {
		throw invalid({ group: "wrongValue" });
	}
}

/** A condition on students: they are of the group. */
export const isOfGroup = ({ groupName, school }: Group): SQL =>
	and(eq(students.groupName, groupName), eq(students.school, school)) as SQL;
