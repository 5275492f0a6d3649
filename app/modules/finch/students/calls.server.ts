import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { students } from "#db/schema/finch";
import { type ListedStudent, studentResource } from "./students.resource.server";
import type { StudentCall, StudentRef, StudentsCall } from "./students.schema";
import { addStudent, changeStudent, findStudent } from "./students.server";

/** A page of the students, or one of them. */
export async function getStudents(visit: Visit, { id, ...asks }: z.output<typeof StudentsCall>) {
	if (id !== undefined) return oneStudent(visit, id);
	return studentResource.call(visit, asks, serialize);
}

const oneStudent = async (visit: Visit, id: string) => serialize(await findStudent(visit, id));

/** Adds a student, or changes what was sent of one. */
export async function postStudent(visit: Visit, { id, updatedAt, ...given }: z.output<typeof StudentCall>) {
	const { name } = given;
	if (id === undefined) {
		if (name === undefined) throw invalid({ name: "required" });
		return serialize(await addStudent(visit, { ...given, name }));
	}
	await withCurrent(changeStudent(visit, id, said(given), updatedAt), () => oneStudent(visit, id));
	return oneStudent(visit, id);
}

/** Puts a student into the trash. */
export async function deleteStudent(visit: Visit, { id }: z.output<typeof StudentRef>) {
	await findStudent(visit, id);
	await visit.rows.commit([trashing(visit, students, [id]), visit.rows.indexing(students, id, [])]);
	return { id, deleted: true };
}

const serialize = ({ row }: ListedStudent) => ({
	...{ id: row.id, name: row.name, group_name: row.groupName, school: row.school, teacher_id: row.teacherId },
	...{ consent: row.consent, consent_on: row.consentOn || null, guardian: row.guardian },
	...{ last_answered_on: row.lastOn || null, given: row.given, answered: row.answered },
	updated_at: new Date(row.updatedAt).toISOString(),
});
