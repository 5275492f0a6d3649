import { and, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { students } from "#db/schema/finch";
import { openTo, visibleStudents } from "../visible.server";
import { consents } from "./consents";
import { studentList } from "./students.list";

/** What a row of the list points to. */
export const studentPointers = { teacher: [people, students.teacherId, NAMED] } as const;

export type ListedStudent = {
	row: Row<typeof students>;
	teacher: (Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string }) | null;
};

/** Students are found by name, group and school. */
function found(words: string[]): SQL {
	const { sortName, groupName, school } = students;
	const text = sql`${sortName} || ' ' || lower(${groupName} || ' ' || ${school})`;
	return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`)) as SQL;
}

export const studentResource = resource<(typeof studentList)["columns"][number]["key"], typeof students, ListedStudent>(
	studentList,
	students,
	{
		columns: {
			name: students.sortName,
			group: students.groupName,
			school: students.school,
			consent: students.consent,
			consentOn: { by: students.consentOn, none: "" },
			last: { by: students.lastOn, none: "" },
			waiting: {
				by: sql`(${students.given} - ${students.answered})`,
				key: ({ row }: ListedStudent) => row.given - row.answered,
			},
			teacher: students.teacherId,
			created: students.createdAt,
		},
		search: found,
		pointers: studentPointers,
		visible: visibleStudents,
		cells: {
			progress: ({ row }) => `${row.answered}/${row.given}`,
			waiting: ({ row }) => row.given - row.answered,
			teacher: ({ teacher }) => teacher && nameOf(teacher),
		},
		file: "students",
		trash: {
			open: openTo,
			name: ({ name }) => name,
			sought: students.sortName,
			texts: ({ name }) => [name],
			level: 10,
		},
	},
);

/** Sets the group, the teacher or the consent of many students; with the consent it is noted when, and by whom. */
export const studentFields = bulkField({
	source: studentResource.source,
	values: {
		groupName: z.string().max(60),
		teacherId: z.string().max(40).nullable(),
		consent: z.enum(consents),
		consentOn: z.string().max(10),
		consentNotedBy: z.string().max(40).nullable(),
	},
	along: { consent: ["consentOn", "consentNotedBy"] },
	chosen: visibleStudents,
	visible: visibleStudents,
	level: 10,
	feedback: { same: "finch:errors.nothingChanges", back: "finch:done.takenBack" },
});
