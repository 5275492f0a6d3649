import { eq, type SQL } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { followReplies } from "#app/forms/over-time/follow.server";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { answersPaper } from "#app/forms/reports/answers-paper";
import { reportOn } from "#app/forms/reports/form-report.server";
import { serializeReport } from "#app/forms/reports/serialize-report.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { type ReadForm, readForm } from "#app/forms/store/form-row.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { students } from "#db/schema/finch";
import { area } from "../area";
import { isOfGroup } from "../students/groups.server";
import { idsOfVisible } from "../visible.server";
import { beforeAndAfter } from "./before-after";
import { changeCard } from "./change-card";
import { aboutOf, type ListedReport, type Report } from "./reports.resource.server";
import { findReport } from "./reports.server";

/** What a report tells: the figures of its students' answers as the teacher may see them, and how one student's have gone; nothing of an anonymous form. */
export async function figuresOf(visit: Visit, { row }: ListedReport, read: ReadForm) {
	const { form, version } = read;
	if (form.isHealth || form.settings.isAnonymous) return null;
	const period = { from: row.fromDay, to: row.toDay };
	const whose = row.studentId === null ? isOfGroup(row) : eq(students.id, row.studentId);
	const ask = { ...period, opensReplies: true, subjects: idsOfVisible(visit, whose) };
	const [report, change] = await Promise.all([
		reportOn(visit, area, read, ask),
		changeOf(visit, read, { formId: form.id, subjectId: ask.subjects }, period),
	]);
	const shown = await serializeReport(visit, report, { ask }, {});
	// The days are those of all who have answered the form.
	return {
		change,
		shown: { ...shown, time: { ...shown.time, parts: [] } },
		followed: await followedOf(visit, row, { form, version }),
	};
}

/** Replies of a group that are held against each other. */
const COMPARED = 4000;

/** How the scores of whom a report is about have gone from the first to the last reply of its period. */
async function changeOf(
	visit: Visit,
	{ version }: ReadForm,
	subject: { formId: string; subjectId: SQL },
	period: { from: string; to: string },
) {
	if (!version) return [];
	const { replies } = await visit.rows.read({ replies: readingSubject(visit, area, subject, period, COMPARED) });
	const { definition } = version;
	return beforeAndAfter(definition, replies).map(({ id, ...means }) => ({
		...means,
		name: textIn(
			definition.scores.find((score) => score.id === id)?.name ?? {},
			...([visit.language, definition.languages[0]] as const),
		).text,
	}));
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
	const paper = answersPaper({ title, shown: figures.shown, of, followed });
	const { change } = figures;
	return reportPdf(visit, (words) => {
		const whole = paper(words);
		return change.length === 0 ? whole : { ...whole, parts: [{ cards: [changeCard(change, words)] }, ...whole.parts] };
	});
}
