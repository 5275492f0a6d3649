import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { figuresFile } from "../exports/figures-file.server";
import { followPeople } from "../over-time/follow-people.server";
import { reportPdf } from "../pdf/report-pdf.server";
import type { ReviewConfig } from "../review/review-config";
import { type Form, readForm } from "../store/form-row.server";
import { subjectFilter } from "../subjects/answered-subjects.server";
import { answersPaper } from "./answers-paper";
import { dropOffReport } from "./drop-off-report.server";
import { reportOn } from "./form-report.server";
import type { ReportQuery } from "./report-screen.schema";
import { askOf, serializeDropOff, serializeReport } from "./serialize-report.server";

type Query = z.output<typeof ReportQuery>;

/** The screen of a form's report, for whoever reads all that was answered to it. */
export function reportScreen<Head>({ area, open }: ReviewConfig<Head>) {
	/** The form that the address names, with what stands above its pages. */
	async function formOf(visit: Visit, { form_name }: Query) {
		const read = await readForm(visit, area, { slug: form_name });
		return { read, head: await open(visit, read.form, "reads") };
	}

	/** What was answered to the form, whole or about the subject that the address names. */
	async function opened(visit: Visit, query: Query) {
		const { read, head } = await formOf(visit, query);
		const subjects = await subjectFilter(visit, area, read.form, query.about);
		const ask = { ...askOf(visit, query), subject: subjects?.chosen ?? undefined };
		return { ask, subjects, head, report: await reportOn(visit, area, read, ask) };
	}

	const headed = (form: Form, head: Head) => ({ title: form.title, head });

	return {
		/** The figures of a form, question by question, or where people leave it. */
		show: async (visit: Visit, query: Query) => {
			if (query.view === "people") {
				const { read, head } = await formOf(visit, query);
				return { ...headed(read.form, head), shown: await followPeople(visit, area, read, query.person) };
			}
			if (query.view === "leaving") {
				const { read, head } = await formOf(visit, query);
				const ask = askOf(visit, query);
				const report = await dropOffReport(visit, area, { id: read.form.id }, ask);
				return { ...headed(read.form, head), shown: await serializeDropOff(visit, report, ask) };
			}
			const { report, head, ...asked } = await opened(visit, query);
			return { ...headed(report.form, head), shown: await serializeReport(visit, report, asked, query) };
		},

		/** The same figures as a file. */
		file: async (visit: Visit, query: Query) =>
			figuresFile(visit, (await opened(visit, query)).report, { by: query.by }),

		/** The report's page as a document. */
		document: async (visit: Visit, query: Query) => {
			const { report, head: _, ...asked } = await opened(visit, query);
			const shown = await serializeReport(visit, report, asked, query);
			return reportPdf(visit, answersPaper({ title: report.form.title, shown }));
		},
	};
}
