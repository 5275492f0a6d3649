import type { TFunction } from "i18next";
import { csvWriter } from "#app/lists/export/csv-writer";
import type { Sheet } from "#app/lists/export/xlsx-writer";
import { PRIVATE } from "#app/platform/http.server";
import { type Language, languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";
import type { Variable } from "../transfer/dictionary";

/** A form's data dictionary as a table: a row for each variable, its wording in each of the form's languages. */
export function dictionarySheet(t: TFunction, form: Form, variables: readonly Variable[]): Sheet {
	const say = (key: string) => t(`formReplies:dictionary.${key}`);
	const codes = form.languages as Language[];
	const titles = [
		...[say("code"), say("type")],
		...codes.map((code) => `${say("wording")} (${languages[code].name})`),
		...[say("values"), say("required"), say("first"), say("last")],
	];
	return {
		name: say("title"),
		columns: titles.map((title) => ({ title, kind: "text" })),
		rows: variables.map((one) => [
			...[one.code, t(`formReplies:type.${one.type}`)],
			...codes.map((code) => one.wording[code] ?? ""),
			one.values.map(({ value, label }) => (label ? `${value} = ${label}` : value)).join("; "),
			...[one.isRequired, one.firstVersion, one.lastVersion],
		]),
	};
}

/** The dictionary as CSV. */
export async function dictionaryFile(visit: Visit, form: Form, variables: readonly Variable[]): Promise<Response> {
	const t = await translator(visit.language);
	const { columns, rows } = dictionarySheet(t, form, variables);
	const words = { yes: t("common:yes"), no: t("common:no"), decimal: "," as const, timeZone: visit.tenant.timeZone };
	const writer = csvWriter(columns, words);
	return new Response(new Blob([writer.start(), writer.rows(rows), writer.end()] as BlobPart[]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="dictionary-${form.slug}.csv"`,
		},
	});
}
