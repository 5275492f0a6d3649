import { and, eq } from "drizzle-orm";
import { countingReplies } from "#app/forms/replies/of-person.server";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { studentReports, students } from "#db/schema/finch";
import { area } from "./area";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleReports, visibleStudents } from "./visible.server";

export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "students", place: "students", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(students, and(eq(students.teacherId, id), visibleStudents(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).students}?f=teacher.any.${id}`,
	},
	{
		...{ key: "studentReports", place: "list" },
		count: (asker, { id }) =>
			asker.rows.counting(
				studentReports,
				and(eq(studentReports.createdBy, id), visibleReports(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).list}?f=creator.any.${id}`,
	},
	{
		...{ key: "replies", place: "students" },
		count: (asker, { id }) => countingReplies(asker, area, id),
	},
]);
