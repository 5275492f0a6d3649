import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { titleOf } from "#app/forms/module-forms/module-forms.server";
import { readForm } from "#app/forms/store/form-row.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { studentReports } from "#db/schema/finch";
import { area } from "../area";
import { groupIn, nameOfGroup } from "../students/groups.server";
import { findStudent } from "../students/students.server";
import { visibleReports } from "../visible.server";
import { type ListedReport, type Report, reportPointers } from "./reports.resource.server";
import type { NewReportInput, ReportFacts } from "./reports.schema";

/** Reports of one student that their page shows. */
const SHOWN = 20;

export async function findReport(visit: Visit, id: string): Promise<ListedReport> {
	const where = and(visibleReports(visit), eq(studentReports.id, id));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(studentReports, reportPointers, { where, limit: 1 }),
	});
	const [one] = found;
	if (!one) throw notFound();
	return one as ListedReport;
}

/** The last reports about a student. */
export function readingReportsOf(
	visit: Visit,
	studentId: string,
): PendingQuery<Pick<Report, "id" | "title" | "status" | "toDay">[]> {
	const { query, shape } = visit.rows.listing(studentReports, {
		where: and(visibleReports(visit), eq(studentReports.studentId, studentId)),
		orderBy: [desc(studentReports.updatedAt), desc(studentReports.id)],
		limit: SHOWN,
	});
	return {
		query,
		shape: (rows) => shape(rows).map(({ id, title, status, toDay }) => ({ id, title, status, toDay })),
	};
}

/** Whom a report is to be about. Throws `invalid` (`group`) where nobody is named. */
async function aboutGiven(
	visit: Visit,
	{ student, group }: Pick<z.output<typeof NewReportInput>, "student" | "group">,
) {
	if (student !== undefined) {
		const { row } = await findStudent(visit, student);
		const { id: studentId, groupName, school, name } = row;
		return { name, fields: { scope: "student" as const, studentId, groupName, school } };
	}
	if (!group) throw invalid({ group: "required" });
	const of = groupIn(group);
	return { name: nameOfGroup(of), fields: { scope: "group" as const, studentId: null, ...of } };
}

/** Makes a report; without a title it is called by whom it is about and the form. */
export async function addReport(visit: Visit, input: z.output<typeof NewReportInput>): Promise<ListedReport> {
	const { form: formId, title, fromDay, toDay } = input;
	const [about, { form }] = await Promise.all([aboutGiven(visit, input), readForm(visit, area, { id: formId })]);
	assertPeriod(fromDay, toDay);
	const id = newId(visit.now.getTime());
	const row = {
		...{ id, ...about.fields, formId: form.id, fromDay, toDay, createdBy: visit.user.id },
		title: title || `${about.name} – ${titleOf(form, visit)}`.slice(0, 200),
	};
	await visit.rows.commit([visit.rows.adding(studentReports, row)]);
	return findReport(visit, id);
}

/** Changes a report, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeReport(visit: Visit, id: string, facts: ReportFacts, updatedAt?: number): Promise<void> {
	const { row } = await findReport(visit, id);
	assertPeriod(facts.fromDay ?? row.fromDay, facts.toDay ?? row.toDay);
	if (facts.title === "") throw invalid({ title: "required" });
	const changed = await visit.rows.change(studentReports, id, facts, updatedAt);
	if (!changed) throw conflict();
}

function assertPeriod(from: string, to: string): void {
	if (from > to) throw invalid({ toDay: "finch:errors.period" });
}
