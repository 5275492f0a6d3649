import type { TFunction } from "i18next";
import { today } from "#app/platform/clock";
import { PRIVATE } from "#app/platform/http.server";
import { languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { logFailure } from "#app/platform/log.server";
import type { ListColumn, ListDefinition } from "../definition";
import { filtersOf, type ListQuery } from "../query.schema";
import { type Asks, askedBy, type ListPrincipal } from "../read-list.server";
import { csvWriter } from "./csv-writer";
import type { ExportCell, ExportWords } from "./export-column";
import type { RowWriter } from "./row-writer";
import { type Sheet, xlsxWriter } from "./xlsx-writer";

/** Rows that one reading of the database gives; no more are held at once, however long the list is. */
export const EXPORT_PAGE = 500;

type Cells<Row> = Readonly<Record<string, (row: Row, t: TFunction) => ExportCell>>;

export type ListExport<Row> = {
	definition: ListDefinition;
	query: ListQuery & { format: "csv" | "xlsx" };
	/** The file's name without day and ending; letters, digits and hyphens. */
	name: string;
	/** Reads one page, in as many round trips as a page of the list takes. */
	read: (asks: Asks) => Promise<{ items: Row[]; next: string | null }>;
	/** What a column holds, where it is not the row's own property of that name. */
	cells?: Cells<Row>;
	/** Columns that this visitor has not. */
	without?: readonly string[];
	/** The names of a workbook's sheets, and what stands in those after the list. */
	sheets?: { name: string; more: readonly Sheet[] };
};

const types = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * All that a list's filters leave, in its order, as a file for a spreadsheet, written while it is read. A problem on the
 * first page is thrown; what fails later breaks the download off.
 */
export async function exportList<Row>(
	visit: ListPrincipal,
	{ definition, query, name, read, cells = {}, without = [], sheets }: ListExport<Row>,
): Promise<Response> {
	const t = await translator(visit.language);
	const { q, sort, match, format } = query;
	const { filters } = filtersOf(definition, query);
	const page = (cursor?: string) => read({ q, sort, filters, match, limit: EXPORT_PAGE, cursor });
	const columns = exportedColumns(definition, query.columns).filter(({ key }) => !without.includes(key));
	const toCells = (row: Row) => columns.map((column) => cellOf(column, row, t, cells));
	const titled = columns.map(({ label, kind }) => ({ title: t(label), kind }));
	const words = wordsIn(visit, t);
	const writer = format === "csv" ? csvWriter(titled, words) : xlsxWriter(titled, words, sheets);
	const first = await page();
	const day = today(askedBy(visit).timeZone, visit.now);
	return new Response(streamed(visit, piecesOf(writer, first, page, toCells)), {
		headers: {
			...PRIVATE,
			"Content-Type": types[format],
			"Content-Disposition": `attachment; filename="${name}-${visit.tenant.slug}-${day}.${format}"`,
		},
	});
}

/** The columns chosen for the page, or all; what is only filtered by is exported too. */
function exportedColumns({ columns }: ListDefinition, chosen: readonly string[] | null): ListColumn[] {
	const isWanted = ({ key, show }: ListColumn) =>
		!chosen || show === "always" || show === "never" || chosen.includes(key);
	return columns.filter((column) => column.exported && isWanted(column));
}

function cellOf<Row>({ key, choices }: ListColumn, row: Row, t: TFunction, cells: Cells<Row>): ExportCell {
	const given = cells[key];
	const value = given ? given(row, t) : ((row as Record<string, ExportCell>)[key] ?? null);
	const label = typeof value === "string" ? choices?.[value] : undefined;
	return label ? t(label) : value;
}

const wordsIn = (visit: ListPrincipal, t: TFunction): ExportWords => {
	const sample = new Intl.NumberFormat(languages[visit.language].locale).format(0.5);
	return {
		...{ yes: t("common:yes"), no: t("common:no") },
		decimal: sample.includes(",") ? "," : ".",
		timeZone: askedBy(visit).timeZone,
	};
};

type Page<Row> = { items: Row[]; next: string | null };

async function* piecesOf<Row>(
	writer: RowWriter,
	first: Page<Row>,
	read: (cursor: string) => Promise<Page<Row>>,
	toCells: (row: Row) => ExportCell[],
): AsyncGenerator<Uint8Array> {
	yield writer.start();
	let page = first;
	while (true) {
		yield writer.rows(page.items.map(toCells));
		if (page.next === null) break;
		page = await read(page.next);
	}
	yield writer.end();
}

/** A page is read when the one before it was taken: who breaks off costs no more. */
function streamed(visit: ListPrincipal, pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream({
		async pull(controller) {
			try {
				let step = await pieces.next();
				while (!step.done && step.value.length === 0) step = await pieces.next();
				if (step.done) controller.close();
				else controller.enqueue(step.value);
			} catch (error) {
				logFailure(visit.context, error);
				controller.error(error);
			}
		},
		cancel: async () => {
			await pieces.return(undefined);
		},
	});
}
