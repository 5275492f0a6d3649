import type { TFunction } from "i18next";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { Answers } from "#app/forms/answers/answer";
import { slugFrom } from "#app/forms/store/slug";
import { csvWriter } from "#app/lists/export/csv-writer";
import type { ExportCell, ExportColumn } from "#app/lists/export/export-column";
import { xlsxWriter } from "#app/lists/export/xlsx-writer";
import { PRIVATE } from "#app/platform/http.server";
import { languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { type Entry, hoursIn, lengthOf } from "./entries";
import { isSummed } from "./figures";
import type { ExportPage } from "./logs.schema";
import { allEntries, daysOf, readLogDays } from "./readreply.server";

const kinds = {
	csv: { writer: csvWriter, type: "text/csv; charset=utf-8" },
	xlsx: { writer: xlsxWriter, type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

type Column = ExportColumn & { cell: (answers: Answers) => ExportCell; isSummed?: boolean };

/**
 * The days of a period as a file: whose they are, each entry, hours with their beginning, end and break, reasons of absence, and the
 * sums in the last row, so that it is an attendance list too.
 */
export async function exportLog(visit: Visit, { form_id: id, format, ...asked }: z.output<typeof ExportPage>) {
	const t = await translator(visit.language);
	const { whole, read, look, period, known } = await readLogDays(visit, id, asked);
	const columns = allEntries(visit, whole, read, period).flatMap((entry) => columnsOf(entry, t));
	const client = whole.client ? nameOf(whole.client) : "";
	const heads: ExportColumn[] = [
		...(["client", "day", "weekday", "state", "absence"] as const).map((key) => ({
			title: t(key === "day" || key === "state" ? `activityLog:read.${key}` : `activityLog:export.${key}`),
			kind: key === "day" ? ("day" as const) : ("text" as const),
		})),
		...columns,
	];
	const { locale } = languages[visit.language];
	const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
	const days = daysOf(whole, read, look, period, known).reverse();
	const rows = days.map(({ day, state, absence, answers }): ExportCell[] => [
		...[client, day, weekday.format(Date.parse(`${day}T00:00:00Z`)), t(`activityLog:state.${state}`)],
		absence && t(`activityLog:absence.reason.${absence}`),
		...columns.map(({ cell }) => (answers ? cell(answers) : null)),
	]);
	const sums = columns.map(({ cell, isSummed: adds }) =>
		adds ? days.reduce((sum, { answers }) => sum + Number((answers && cell(answers)) ?? 0), 0) : null,
	);
	const writer = kinds[format].writer(heads, {
		...{ yes: t("common:yes"), no: t("common:no"), timeZone: visit.tenant.timeZone },
		decimal: new Intl.NumberFormat(locale).format(0.5).includes(",") ? "," : ".",
	});
	const total: ExportCell[] = [t("activityLog:read.sum"), null, null, null, null, ...sums];
	const pieces = [writer.start(), writer.rows([...rows, total]), writer.end()];
	const name = `${slugFrom(whole.log.title, [], visit.language).slice(0, 60)}-${period.from}-${period.to}`;
	return new Response(new Blob(pieces as BlobPart[]), {
		headers: {
			...PRIVATE,
			"Content-Type": kinds[format].type,
			"Content-Disposition": `attachment; filename="${name}.${format}"`,
		},
	});
}

function columnsOf(entry: Entry, t: TFunction): Column[] {
	const { id, label, unit, kind } = entry;
	if (kind !== "hours")
		return [
			{
				...{
					title: unit ? `${label} (${unit})` : label,
					kind: kind === "text" ? "text" : kind === "tick" ? "yesno" : "number",
				},
				cell: (answers) => cellOf(answers[id]),
				isSummed: isSummed(entry) && kind === "number",
			},
		];
	const part = (name: "from" | "to" | "pause"): Column => ({
		...{ title: `${label}: ${t(`activityLog:export.${name}`)}`, kind: name === "pause" ? "number" : "text" },
		cell: (answers) => hoursIn(answers[id])?.[name] ?? null,
	});
	const length: Column = {
		...{ title: `${label}: ${t("activityLog:export.hours")}`, kind: "number", isSummed: true },
		cell: (answers) => {
			const hours = hoursIn(answers[id]);
			return hours && Math.round(lengthOf(hours) * 100) / 100;
		},
	};
	return [part("from"), part("to"), part("pause"), length];
}

const cellOf = (answer: Answers[string] | undefined): ExportCell =>
	typeof answer === "string" || typeof answer === "number" || typeof answer === "boolean" ? answer : null;
