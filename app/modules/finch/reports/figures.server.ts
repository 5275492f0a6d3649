import { eq } from "drizzle-orm";
import { followReplies } from "#app/forms/over-time/follow.server";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { answersPaper } from "#app/forms/reports/answers-paper";
import { reportOn } from "#app/forms/reports/form-report.server";
import { presentReport } from "#app/forms/reports/present-report.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { type ReadForm, readForm } from "#app/forms/store/form-row.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { students } from "#db/schema/finch";
import { area } from "../area";
import { isOfGroup } from "../students/groups.server";
import { idsOfVisible } from "../visible.server";
import { aboutOf, type ListedReport, type Report } from "./reports.resource.server";
import { findReport } from "./reports.server";

/** What a report tells: the figures of its students' answers as the teacher may see them, and how one student's have gone; nothing of an anonymous form. */
export async function figuresOf(visit: Visit, { row }: ListedReport, read: ReadForm) {
	const { form, version } = read;
	if (form.isHealth || form.settings.isAnonymous) return null;
	const period = { from: row.fromDay, to: row.toDay };
	const whose = row.studentId === null ? isOfGroup(row) : eq(students.id, row.studentId);
	const ask = { ...period, opensReplies: true, subjects: idsOfVisible(visit, whose) };
	const report = await reportOn(visit, area, read, ask);
	const shown = await presentReport(visit, report, { ask }, {});
	// The days are those of all who have answered the form.
	return {
		shown: { ...shown, time: { ...shown.time, parts: [] } },
		followed: await followedOf(visit, row, { form, version }),
	};
}

async function followedOf(visit: Visit, row: Report, of: Pick<ReadForm, "form" | "version">) {
	if (row.studentId === null) return null;
	const subject = { formId: of.form.id, subjectId: row.studentId };
	const { replies } = await visit.rows.read({
		replies: readingSubject(visit, area, subject, { from: row.fromDay, to: row.toDay }),
	});
	const followed = await followReplies(visit, of, replies);
	return followed && followed.charts.length > 0 ? followed : null;
}

/** A report as a document. */
export async function reportDocument(visit: Visit, { report_id: id }: { report_id: string }): Promise<Response> {
	const found = await findReport(visit, id);
	const [figures, t] = await Promise.all([
		readForm(visit, area, { id: found.row.formId }).then((read) => figuresOf(visit, found, read)),
		translator(visit.language),
	]);
	const { title, note } = found.row;
	const of = [aboutOf(found), ...(note ? [note] : [])];
	if (!figures) return reportPdf(visit, () => ({ title, about: [...of, t("finch:report.notTold")], parts: [] }));
	const followed = figures.followed && { heading: t("finch:report.overTime"), report: figures.followed };
	return reportPdf(visit, answersPaper({ title, shown: figures.shown, of, followed }));
}
