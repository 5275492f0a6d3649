import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { studentReports } from "#db/schema/finch";
import { aboutOf, type ListedReport, reportResource } from "./reports.resource.server";
import type { ReportCall, ReportRef, ReportsCall } from "./reports.schema";
import { addReport, changeReport, findReport } from "./reports.server";

/** A page of the reports, or one of them. */
export async function getReports(visit: Visit, { id, ...asks }: z.output<typeof ReportsCall>) {
	if (id !== undefined) return oneReport(visit, id);
	return reportResource.call(visit, asks, serialize);
}

const oneReport = async (visit: Visit, id: string) => serialize(await findReport(visit, id));

/** Makes a report, or changes what was sent of one. */
export async function postReport(visit: Visit, { id, updatedAt, ...given }: z.output<typeof ReportCall>) {
	if (id === undefined) {
		const { form, fromDay, toDay, title = "" } = given;
		if (form === undefined) throw invalid({ form: "required" });
		if (fromDay === undefined) throw invalid({ fromDay: "required" });
		if (toDay === undefined) throw invalid({ toDay: "required" });
		return serialize(await addReport(visit, { ...given, form, fromDay, toDay, title }));
	}
	const { title, status, note, fromDay, toDay } = given;
	const sent = said({ title, status, note, fromDay, toDay });
	await withCurrent(changeReport(visit, id, sent, updatedAt), () => oneReport(visit, id));
	return oneReport(visit, id);
}

/** Puts a report into the trash. */
export async function deleteReport(visit: Visit, { id }: z.output<typeof ReportRef>) {
	await findReport(visit, id);
	await visit.rows.commit([trashing(visit, studentReports, [id])]);
	return { id, deleted: true };
}

const serialize = (found: ListedReport) => {
	const { row } = found;
	return {
		...{ id: row.id, title: row.title, scope: row.scope, about: aboutOf(found), student_id: row.studentId },
		...{ group_name: row.groupName, school: row.school, form_id: row.formId, from_day: row.fromDay },
		...{ to_day: row.toDay, status: row.status, note: row.note },
		updated_at: new Date(row.updatedAt).toISOString(),
	};
};
