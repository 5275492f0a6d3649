import { csvWriter } from "#app/lists/export/csv-writer";
import { xlsxWriter } from "#app/lists/export/xlsx-writer";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { textIn } from "../definition/texts";
import type { FormReport } from "../reports/form-report.server";

const types = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The figures of a report as CSV or as a workbook: a row for each value, by group where the report is grouped. What is hidden is not in it. */
export async function figuresFile(visit: Visit, report: FormReport, format: "csv" | "xlsx" = "csv"): Promise<Response> {
	const t = await translator(visit.language);
	const { form, definition, questions, groups } = report;
	const titles = ["question", "wording", "group", "part", "value", "count"] as const;
	const writer = (format === "csv" ? csvWriter : xlsxWriter)(
		titles.map((title) => ({
			title: t(`formReports:file.${title}`),
			kind: title === "count" ? ("number" as const) : ("text" as const),
		})),
		{ yes: t("common:yes"), no: t("common:no"), decimal: ",", timeZone: visit.tenant.timeZone },
	);
	const of = (group: string, summaries: FormReport["questions"]) =>
		summaries.flatMap(({ question, parts }) =>
			parts.flatMap(({ part, counts }) =>
				counts
					.filter(({ count }) => count !== null)
					.map(({ value, count }) => [
						...[question.code, textIn(question.label, visit.language, definition.languages[0]).text],
						...[group, part, value, count],
					]),
			),
		);
	const rows = groups.length > 0 ? groups.flatMap((one) => of(one.group, one.questions ?? [])) : of("", questions);
	return new Response(new Blob([writer.start(), writer.rows(rows), writer.end()] as BlobPart[]), {
		headers: {
			...PRIVATE,
			"Content-Type": types[format],
			"Content-Disposition": `attachment; filename="report-${form.slug}.${format}"`,
		},
	});
}
