import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { studentFields, studentResource } from "./students.resource.server";
import type { BulkConsentInput, BulkGroupInput, BulkTeacherInput, StudentsQuery } from "./students.schema";
import { consentColumns } from "./students.server";
import { assertTeacher, readingTeachers } from "./teachers.server";

/** A page of the students, in one round trip. */
export async function showStudents(visit: Visit, query: StudentsQuery) {
	const reads = new ReadBatch();
	const page = studentResource.read(visit, query, reads);
	const teachers = reads.add(readingTeachers(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		list,
		rows: rows.map(({ row, teacher }) => ({
			...{ id: row.id, name: row.name, group: row.groupName, school: row.school },
			...{ consent: row.consent, consentOn: row.consentOn || null, guardian: row.guardian },
			...{ lastOn: row.lastOn || null, given: row.given, answered: row.answered },
			...{ teacher: teacher && nameOf(teacher), createdAt: row.createdAt },
		})),
		teachers: teachers(),
		today: today(visit.tenant.timeZone, visit.now),
		tenant: visit.tenant.guid,
	};
}
export type StudentRow = Awaited<ReturnType<typeof showStudents>>["rows"][number];

const SET = { key: "finch:done.fieldSet" };

export async function setGroup(
	visit: Visit,
	{ groupName, ...chosen }: z.output<typeof BulkGroupInput>,
): Promise<BulkAnswer> {
	return (await studentFields.set(visit, chosen, "groupName", groupName, SET)).answer;
}

export async function setTeacher(
	visit: Visit,
	{ teacherId, ...chosen }: z.output<typeof BulkTeacherInput>,
): Promise<BulkAnswer> {
	await assertTeacher(visit, teacherId);
	return (await studentFields.set(visit, chosen, "teacherId", teacherId, SET)).answer;
}

export async function setConsent(
	visit: Visit,
	{ consent, ...chosen }: z.output<typeof BulkConsentInput>,
): Promise<BulkAnswer> {
	const { consent: _, ...along } = consentColumns(visit, { consent });
	return (await studentFields.set(visit, chosen, "consent", consent, SET, along as Record<string, string>)).answer;
}
