import { and, asc, eq, gt } from "drizzle-orm";
import type { TFunction } from "i18next";
import { csv } from "#app/platform/csv";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { importRows } from "#db/schema/lists";
import type { ImportKind } from "./import-kind";
import { isRejected } from "./show-wizard.server";
import { assertMayImport, open } from "./wizard-actions.server";

const ROWS_AT_ONCE = 2000;

/** A file with the columns that a list takes, in the reader's language, and one row as an example. */
export async function template(visit: Visit, kind: ImportKind): Promise<Response> {
	assertMayImport(visit, kind);
	const t = await translator(visit.language);
	const head = kind.fields.map(({ label }) => t(label));
	return attachment(csv([head, kind.fields.map(({ sample }) => sample)]), `${kind.key.replace(".", "-")}.csv`);
}

/** The rows that were left out, as they stood in the file, each with why: to be mended and imported again. */
export async function rejectedRows(
	visit: Visit,
	kind: ImportKind,
	{ importId }: { importId: string },
): Promise<Response> {
	const at = await open(visit, kind, importId);
	const t = await translator(visit.language);
	const width = at.reading.columns.length;
	const lines: (string | number)[][] = [[...at.reading.columns, t("imports:rows.line"), t("imports:rows.why")]];
	for (let line = 0; ; ) {
		const rows = await visit.rows.list(importRows, {
			where: and(eq(importRows.importId, at.id), gt(importRows.line, line), isRejected),
			orderBy: asc(importRows.line),
			limit: ROWS_AT_ONCE,
		});
		for (const row of rows) {
			const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? "");
			lines.push([...cells, row.line, whyOf(kind, row.problems, t)]);
		}
		line = rows.at(-1)?.line ?? line;
		if (rows.length < ROWS_AT_ONCE) break;
	}
	return attachment(
		csv(lines),
		`${at.fileName.replace(/\.[^.]*$/, "").replaceAll(/[^\p{L}\p{N}._-]/gu, "-")}-${t("imports:rows.rejectedFile")}.csv`,
	);
}

function whyOf(kind: ImportKind, problems: Record<string, string>, t: TFunction): string {
	return Object.entries(problems)
		.map(([key, problem]) => {
			const field = kind.fields.find((one) => one.key === key);
			return field ? `${t(field.label)}: ${formatProblem(problem, t)}` : formatProblem(problem, t);
		})
		.join(" ");
}

/** A stored key with its values as a sentence; keys without a namespace are those of forms. */
function formatProblem(problem: string, t: TFunction): string {
	const [key = "", query] = problem.split("?");
	const values: Record<string, string | number> = Object.fromEntries(new URLSearchParams(query));
	if (values.count !== undefined) values.count = Number(values.count);
	return t(key.includes(":") ? key : `errors:${key}`, values);
}

function attachment(body: string, name: string): Response {
	const plain = name.replaceAll(/[^\w.-]/g, "-");
	return new Response(body, {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
		},
	});
}
