import { and, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { formRecords } from "#app/forms/store/records.server";
import { bulkField } from "#app/lists/bulk-field.server";
import { resource } from "#app/lists/resource.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { studentReports, students } from "#db/schema/finch";
import { nameOfGroup } from "../students/groups.server";
import { reportsOpenTo, visibleReports } from "../visible.server";
import { reportList } from "./reports.list";
import { reportStatuses } from "./statuses";

/** What a row of the list points to. */
export const reportPointers = {
	student: [students, studentReports.studentId, ["name"]],
	form: [formRecords, studentReports.formId, ["title"]],
	creator: [people, studentReports.createdBy, NAMED],
} as const;

export type Report = Row<typeof studentReports>;
export type ListedReport = {
	row: Report;
	student: { id: string; name: string } | null;
	form: { id: string; title: string } | null;
	creator: (Pick<Row<typeof people>, "firstName" | "lastName" | "email"> & { id: string }) | null;
};

/** Whom a report is about, in words. */
export const aboutOf = ({ row, student }: ListedReport): string =>
	row.scope === "student" ? (student?.name ?? "") : nameOfGroup(row);

/** Reports are found by title, group, school and the student's name. */
function found(words: string[]): SQL {
	const { title, groupName, school, studentId, tenantId } = studentReports;
	const name = sql`coalesce((select ${students.sortName} from ${students} where ${students.tenantId} = ${tenantId} and ${students.id} = ${studentId}), '')`;
	const text = sql`lower(${title} || ' ' || ${groupName} || ' ' || ${school}) || ' ' || ${name}`;
	return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`)) as SQL;
}

export const reportResource = resource<
	(typeof reportList)["columns"][number]["key"],
	typeof studentReports,
	ListedReport
>(reportList, studentReports, {
	columns: {
		title: studentReports.title,
		scope: studentReports.scope,
		group: studentReports.groupName,
		school: studentReports.school,
		from: studentReports.fromDay,
		to: studentReports.toDay,
		status: studentReports.status,
		creator: studentReports.createdBy,
		updated: studentReports.updatedAt,
	},
	search: found,
	pointers: reportPointers,
	visible: visibleReports,
	cells: {
		about: aboutOf,
		form: ({ form }) => form?.title ?? null,
		creator: ({ creator }) => creator && nameOf(creator),
	},
	file: "reports",
	trash: {
		open: reportsOpenTo,
		name: ({ title }) => title,
		sought: sql`lower(${studentReports.title})`,
		texts: ({ title }) => [title],
		level: 10,
	},
});

/** Sets where many reports stand. */
export const reportFields = bulkField({
	source: reportResource.source,
	values: { status: z.enum(reportStatuses) },
	chosen: visibleReports,
	visible: visibleReports,
	level: 10,
	feedback: { same: "finch:errors.nothingChanges", back: "finch:done.takenBack" },
});
