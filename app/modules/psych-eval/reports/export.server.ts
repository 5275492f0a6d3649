import type * as z from "zod";
import { columnWords } from "#app/forms/exports/column-words";
import { answerColumns } from "#app/forms/exports/reply-columns";
import { noteReading } from "#app/forms/replies/read-log.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { readVersions } from "#app/forms/store/show-version.server";
import { csvWriter } from "#app/lists/export/csv-writer";
import type { ExportCell, ExportColumn } from "#app/lists/export/export-column";
import { today } from "#app/platform/clock";
import { PRIVATE } from "#app/platform/http.server";
import { languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { clientFor } from "../clients.server";
import type { ReportExport } from "./reports.schema";

/** A client's answers to a form with its scores, a row for each day, as CSV; it stands in the client's read log. */
export async function exportAnswers(
	visit: Visit,
	{ client: asked, form }: z.output<typeof ReportExport>,
): Promise<Response> {
	const { language } = visit;
	const client = await clientFor(visit, asked);
	const of = { formId: form, subjectId: client.id };
	const [, versions, { replies }, t] = await Promise.all([
		readOpenForm(visit, area, { id: form }),
		readVersions(visit, form),
		visit.rows.read({ replies: readingSubject(visit, area, of, { from: "0000", to: "9999" }) }),
		translator(language),
		noteReading(visit, { ...of, what: "export" }),
	]);
	const decimal = new Intl.NumberFormat(languages[language].locale).format(0.5).includes(",") ? "," : ".";
	const [yes, no] = [t("common:yes"), t("common:no")];
	const answers = answerColumns(versions, {
		speech: { yes, no, other: t("forms:answering.other"), languages: [language, visit.tenant.language] },
		words: columnWords(t),
	});
	const columns: ExportColumn[] = [
		{ title: t("overTime:day"), kind: "text" },
		...answers.map(({ title, kind }) => ({ title, kind })),
	];
	const rows = replies.map((reply): ExportCell[] => [reply.day, ...answers.map(({ cell }) => cell(reply))]);
	const writer = csvWriter(columns, { yes, no, decimal, timeZone: visit.tenant.timeZone });
	const day = today(visit.tenant.timeZone, visit.now);
	return new Response(joined([writer.start(), writer.rows(rows), writer.end()]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="self-report-${day}.csv"`,
		},
	});
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}
