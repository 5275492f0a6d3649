import type * as z from "zod";
import { textIn } from "#app/forms/definition/texts";
import { columnWords } from "#app/forms/exports/column-words";
import { answerColumns } from "#app/forms/exports/reply-columns";
import { csvWriter } from "#app/lists/export/csv-writer";
import type { ExportCell, ExportColumn } from "#app/lists/export/export-column";
import { today } from "#app/platform/clock";
import { PRIVATE } from "#app/platform/http.server";
import { languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { ratingOf } from "../answering/goals";
import { readAnswered } from "./answered.server";
import type { ReportExport } from "./reports.schema";

/** A client's answers to a form, or to all their forms, with scores and goals, a row for each reply, as CSV. */
export async function exportAnswers(visit: Visit, asked: z.output<typeof ReportExport>): Promise<Response> {
	const { language, tenant } = visit;
	const [{ answered, goals }, t] = await Promise.all([readAnswered(visit, asked), translator(language)]);
	const decimal = new Intl.NumberFormat(languages[language].locale).format(0.5).includes(",") ? "," : ".";
	const [yes, no] = [t("common:yes"), t("common:no")];
	const speech = { yes, no, other: t("forms:answering.other"), languages: [language, tenant.language] as never };
	const forms = answered.map(({ form, versions, replies }) => ({
		title: textIn(form.titles, language, tenant.language).text,
		columns: answerColumns(versions, { speech, words: columnWords(t) }),
		replies,
	}));
	const rated = goals.filter(({ id }) =>
		answered.some(({ replies }) => replies.some(({ answers }) => ratingOf(id, answers) !== null)),
	);
	const isAll = asked.form === undefined;
	const columns: ExportColumn[] = [
		...(isAll ? [{ title: t("psychEval:reports.form"), kind: "text" as const }] : []),
		{ title: t("overTime:day"), kind: "text" },
		...forms.flatMap(({ title: form, columns }) =>
			columns.map(({ title, kind }) => ({ title: isAll ? `${form}: ${title}` : title, kind })),
		),
		...rated.map(({ text }) => ({ title: `${t("psychEval:goals.title")}: ${text}`, kind: "number" as const })),
	];
	const rows = forms.flatMap((form) =>
		form.replies.map((reply): ExportCell[] => [
			...(isAll ? [form.title] : []),
			reply.day,
			...forms.flatMap(({ columns }) => columns.map(({ cell }) => (columns === form.columns ? cell(reply) : null))),
			...rated.map(({ id }) => ratingOf(id, reply.answers)),
		]),
	);
	const writer = csvWriter(columns, { yes, no, decimal, timeZone: tenant.timeZone });
	const day = today(tenant.timeZone, visit.now);
	const pieces = [writer.start(), writer.rows(rows), writer.end()];
	return new Response(new Blob(pieces as BlobPart[]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="self-report-${day}.csv"`,
		},
	});
}
