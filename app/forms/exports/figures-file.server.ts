import { csvWriter } from "#app/lists/export/csv-writer";
import { xlsxWriter } from "#app/lists/export/xlsx-writer";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { FormReport } from "../reports/form-report.server";
import { groupQuestions, overlappingQuestions } from "../reports/groups";
import { sayIn, saySummaries, valuesOf } from "../reports/say-question";
import { wordsFor } from "../reports/serialize-report.server";

const types = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * The figures of a report as CSV or as a workbook: a row for each value in the reader's words, by the answers to a question where the report is
 * grouped. What is hidden is not in it.
 */
export async function figuresFile(
	visit: Visit,
	report: FormReport,
	{ by, format = "csv" }: { by?: string; format?: "csv" | "xlsx" },
): Promise<Response> {
	const [t, words] = await Promise.all([translator(visit.language), wordsFor(visit)]);
	const { form, definition, questions, groups } = report;
	const say = sayIn(visit.language, definition, words);
	const grouping = [...groupQuestions(definition), ...overlappingQuestions(definition)].find(({ id }) => id === by);
	const groupNames = new Map((grouping ? valuesOf(grouping, say) : []).map(({ value, label }) => [value, label]));
	const titles = ["question", "wording", "group", "part", "value", "count"] as const;
	const writer = (format === "csv" ? csvWriter : xlsxWriter)(
		titles.map((title) => ({
			title: t(`formReports:file.${title}`),
			kind: title === "count" ? ("number" as const) : ("text" as const),
		})),
		{ yes: t("common:yes"), no: t("common:no"), decimal: ",", timeZone: visit.tenant.timeZone },
	);
	const of = (group: string, summaries: FormReport["questions"]) =>
		summaries
			.flatMap((summary) => saySummaries(summary, report.number, say))
			.flatMap(({ question, label, rows, parts }) =>
				parts.flatMap(({ part, counts }) =>
					counts
						.filter(({ count }) => count !== null)
						.map(({ value, count }) => [
							...[question.code, label, group],
							...[rows.parts[part] ?? part, rows.values[value] ?? value, count],
						]),
				),
			);
	const nameOf = (group: string) => groupNames.get(group) ?? group;
	const rows =
		groups.length > 0 ? groups.flatMap((one) => of(nameOf(one.group), one.questions ?? [])) : of("", questions);
	return new Response(new Blob([writer.start(), writer.rows(rows), writer.end()] as BlobPart[]), {
		headers: {
			...PRIVATE,
			"Content-Type": types[format],
			"Content-Disposition": `attachment; filename="report-${form.slug}.${format}"`,
		},
	});
}
