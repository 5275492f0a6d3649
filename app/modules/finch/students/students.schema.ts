import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine } from "#app/platform/text.schema";
import { consents } from "./consents";
import { studentList } from "./students.list";

/** A day, "" for none. */
const dayOrNone = z.union([z.literal(""), z.string("wrongType").refine(isDay, "wrongValue")], "wrongValue");

export const StudentsQuery = ListQuery(studentList);
export type StudentsQuery = z.output<typeof StudentsQuery>;
export const StudentsFileQuery = StudentsQuery.extend(exportFormat);
export const StudentsCall = ListCall(studentList).extend({ id: id.optional() });

/** What is known of a student. */
export const studentFields = {
	name: oneLine(200, "required").min(1, "required"),
	groupName: oneLine(60),
	school: oneLine(120),
	teacherId: orNone(id),
};
const consentFields = {
	consent: z.enum(consents, "wrongValue"),
	consentOn: dayOrNone,
	guardian: oneLine(200),
};
const Student = z.object(studentFields).partial();
const Consent = z.object(consentFields).partial();
export type StudentFacts = z.output<typeof Student>;
export type ConsentFacts = z.output<typeof Consent>;

export const StudentNamed = z.object({ student: id });
export const NewStudentInput = Student.extend({ ...Consent.shape, name: studentFields.name });
export const StudentFactsInput = Student.extend({ student: id, name: studentFields.name, updatedAt: basedOn });
export const ConsentInput = Consent.extend({ student: id, consent: consentFields.consent, updatedAt: basedOn });

/** A call: without `id` a new student, with it what is to change of one. */
export const StudentCall = Student.extend({ ...Consent.shape, id: id.optional(), updatedAt: basedOn });
export const StudentRef = z.object({ id });

export const BulkGroupInput = Chosen.extend({ groupName: studentFields.groupName });
export const BulkConsentInput = Chosen.extend({ consent: consentFields.consent });
export const BulkTeacherInput = Chosen.extend({ teacherId: studentFields.teacherId });
