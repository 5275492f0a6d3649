import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingForms, titleOf } from "#app/forms/module-forms/module-forms.server";
import { readForm } from "#app/forms/store/form-row.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { trashing } from "#app/lists/trash.server";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { studentReports } from "#db/schema/finch";
import { area } from "../area";
import { paths } from "../paths";
import { readingGroups } from "../students/groups.server";
import { findStudent } from "../students/students.server";
import { readingTeachers } from "../students/teachers.server";
import { figuresOf } from "./figures.server";
import { aboutOf, type ListedReport, reportFields, reportResource } from "./reports.resource.server";
import type {
	BulkReportStatusInput,
	NewReportInput,
	ReportInput,
	ReportNamed,
	ReportPageQuery,
	ReportsQuery,
} from "./reports.schema";
import { addReport, changeReport, findReport } from "./reports.server";

/** Days that a new report is of, until it says otherwise: a school year. */
const USUAL_DAYS = 365;

const serialize = (found: ListedReport) => {
	const { row, form, creator, student } = found;
	return {
		...{ id: row.id, title: row.title, scope: row.scope, about: aboutOf(found), group: row.groupName },
		...{ school: row.school, form: form?.title ?? "", from: row.fromDay, to: row.toDay, status: row.status },
		...{ note: row.note, creator: creator && nameOf(creator), updatedAt: row.updatedAt },
		student: student?.id ?? null,
	};
};
export type ReportRow = ReturnType<typeof serialize>;

/** A page of the reports, in one round trip. */
export async function showReports(visit: Visit, query: ReportsQuery) {
	const reads = new ReadBatch();
	const page = reportResource.read(visit, query, reads);
	const teachers = reads.add(readingTeachers(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return { list, rows: rows.map(serialize), teachers: teachers(), tenant: visit.tenant.guid };
}

export async function setReportStatus(
	visit: Visit,
	{ status, ...chosen }: z.output<typeof BulkReportStatusInput>,
): Promise<BulkAnswer> {
	const snackbar = { key: "finch:done.reportsSet" };
	return (await reportFields.set(visit, chosen, "status", status, snackbar)).answer;
}

/** One report, or the page for a new one. */
export async function showReport(visit: Visit, { report_id: id, student, group }: z.output<typeof ReportPageQuery>) {
	return id === undefined ? showNew(visit, { student, group }) : showOne(visit, id);
}

async function showOne(visit: Visit, id: string) {
	const found = await findReport(visit, id);
	const read = await readForm(visit, area, { id: found.row.formId });
	return {
		...{ view: "one" as const, tenant: visit.tenant.guid, report: serialize(found) },
		formTitle: titleOf(read.form, visit),
		figures: await figuresOf(visit, found, read),
	};
}

async function showNew(visit: Visit, { student, group }: { student?: string; group?: string }) {
	const [named, { forms, groups }] = await Promise.all([
		student === undefined ? null : findStudent(visit, student),
		visit.rows.read({ forms: readingForms(visit, area), groups: readingGroups(visit) }),
	]);
	const toDay = today(visit.tenant.timeZone, visit.now);
	return {
		...{ view: "new" as const, tenant: visit.tenant.guid, groups, toDay, fromDay: addDays(toDay, 1 - USUAL_DAYS) },
		student: named && { id: named.row.id, name: named.row.name },
		group: group ?? "",
		forms: forms
			.filter(({ currentNumber, isHealth, settings }) => currentNumber > 0 && !isHealth && !settings.isAnonymous)
			.map((form) => ({ value: form.id, label: titleOf(form, visit) })),
	};
}
export type NewReportView = Awaited<ReturnType<typeof showNew>>;
export type ReportView = Awaited<ReturnType<typeof showOne>>;

export async function make(visit: Visit, input: z.output<typeof NewReportInput>) {
	const { row } = await addReport(visit, input);
	const snackbar = { key: "finch:done.reportMade", params: { title: row.title } };
	return done({ snackbar, to: paths(visit.tenant.guid).reportOf(row.id) });
}

export async function save(visit: Visit, { report_id: id, updatedAt, ...facts }: z.output<typeof ReportInput>) {
	await changeReport(visit, id, facts, updatedAt);
	return done({ snackbar: { key: "finch:done.reportSaved" } });
}

export async function remove(visit: Visit, { report_id: id }: z.output<typeof ReportNamed>) {
	const { row } = await findReport(visit, id);
	await visit.rows.commit([trashing(visit, studentReports, [id])]);
	const snackbar = { key: "finch:done.reportRemoved", params: { title: row.title } };
	return done({ snackbar, to: paths(visit.tenant.guid).list });
}
