import type { SubjectKind } from "#app/forms/subjects/subject-kind";
import { students } from "#db/schema/finch";
import { visibleStudents } from "./visible.server";

/** A student as what the module's forms are about. */
export const studentSubject: SubjectKind = {
	...{ type: "student", moduleKey: "finch", isOwn: true },
	traits: [
		{ key: "group", column: students.groupName, label: "finch:student.group" },
		{ key: "school", column: students.school, label: "finch:student.school" },
	],
	table: students,
	sees: (viewer) => visibleStudents(viewer),
	serialize: ({ name, id }) => ({ name: String(name), path: `finch/students/${id}` }),
};
