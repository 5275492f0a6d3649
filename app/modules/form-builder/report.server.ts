import type * as z from "zod";
import { figuresFile } from "#app/forms/exports/figures-file.server";
import { followPeople } from "#app/forms/over-time/follow-people.server";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { answersPaper } from "#app/forms/reports/answers-paper";
import { reportOn } from "#app/forms/reports/form-report.server";
import { leavingReport } from "#app/forms/reports/leaving-report.server";
import { askOf, presentLeaving, presentReport } from "#app/forms/reports/present-report.server";
import { type Form, readForm, readOpenForm } from "#app/forms/store/form-row.server";
import { subjectFilter } from "#app/forms/subjects/answered-subjects.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { headOf } from "./head.server";
import type { ReportQuery } from "./report.schema";

type Query = z.output<typeof ReportQuery>;

/** The figures of a form, question by question, or where people leave it. */
export async function showReport(visit: Visit, query: Query) {
	const key = { slug: query.form_name };
	if (query.view === "people") {
		const read = await readOpenForm(visit, area, key);
		return { ...headed(visit, read), shown: await followPeople(visit, area, read, query.person) };
	}
	if (query.view === "leaving") {
		const ask = askOf(visit, query);
		const report = await leavingReport(visit, area, key, ask);
		return { ...headed(visit, report), shown: await presentLeaving(visit, report, ask) };
	}
	const { report, ...asked } = await opened(visit, query);
	return { ...headed(visit, report), shown: await presentReport(visit, report, asked, query) };
}

/** What was answered to the form, whole or about the subject that the address names. */
async function opened(visit: Visit, query: Query) {
	const read = await readForm(visit, area, { slug: query.form_name });
	const subjects = await subjectFilter(visit, area, read.form, query.about);
	const ask = { ...askOf(visit, query), subject: subjects?.chosen ?? undefined };
	return { ask, subjects, report: await reportOn(visit, area, read, ask) };
}

const headed = (visit: Visit, { form }: { form: Form }) => ({
	title: form.title,
	head: headOf(visit, form),
});

/** The same figures as a file. */
export async function reportFile(visit: Visit, query: Query) {
	return figuresFile(visit, (await opened(visit, query)).report, { by: query.by });
}

/** The report's page as a document. */
export async function reportDocument(visit: Visit, query: Query) {
	const { report, ...asked } = await opened(visit, query);
	const shown = await presentReport(visit, report, asked, query);
	return reportPdf(visit, answersPaper({ title: report.form.title, shown }));
}
