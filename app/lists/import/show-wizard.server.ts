import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { PAGE_SIZE } from "#app/platform/limits";
import { keyset, twoWayPage } from "#app/platform/paging.server";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { importRows, imports } from "#db/schema/lists";
import type { Import, ImportKind, ImportRow } from "./import-kind";
import { FILE_MAX, KEPT_DAYS, ROWS_MAX } from "./limits";
import { separators } from "./read/csv.server";
import { encodings } from "./read/decode.server";
import type { ImportQuery, ImportsQuery } from "./wizard.schema";
import { assertMayImport, importAddress, isStalled, mayUndo, open, openImports } from "./wizard-actions.server";

/** What the first step shows: the field for the file and those earlier imports of this list that the visitor may open, the newest first. */
export async function showImports(visit: Visit, kind: ImportKind, query: ImportsQuery) {
	assertMayImport(visit, kind);
	const place = keyset([imports.id], query, "desc");
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			imports,
			{ owner: [people, imports.ownerId] },
			{
				where: and(eq(imports.kind, kind.key), openImports(visit), place.where),
				orderBy: place.orderBy,
				limit: PAGE_SIZE + 1,
			},
		),
	});
	const { items, next, previous } = twoWayPage(found, PAGE_SIZE, ({ row }) => [row.id], query);
	return {
		...frameOf(visit, kind),
		...{ next, previous },
		limits: { megabytes: FILE_MAX / 1_000_000, rows: ROWS_MAX, days: KEPT_DAYS },
		fields: kind.fields.map(({ key, label, required = false }) => ({ key, label, required })),
		rows: items.map(({ row, owner }) => ({
			id: row.id,
			fileName: row.fileName,
			state: row.state,
			counts: row.counts,
			rowCount: row.rowCount,
			createdAt: row.createdAt,
			by: owner ? nameOf(owner) : "",
		})),
	};
}

type View = "reading" | "mapping" | "rules" | "progress" | "rows";

/** What the page of one import shows: the step that it is at, or an earlier one that was asked for. */
export async function showImport(visit: Visit, kind: ImportKind, query: ImportQuery) {
	const at = await open(visit, kind, query.importId);
	const isOpen = at.state === "uploaded" || at.state === "checked" || (at.state === "failed" && !mayUndo(at));
	const view: View =
		isOpen && query.step
			? query.step
			: at.state === "uploaded" || (at.state === "failed" && isOpen)
				? "reading"
				: ["checking", "running", "undoing"].includes(at.state)
					? "progress"
					: "rows";
	const { id, fileName, state, reading, mapping, rules, counts, rowCount, rowsDone, failure, createdAt } = at;
	return {
		title: fileName,
		...frameOf(visit, kind),
		import: { id, fileName, state, reading, mapping, rules, counts, rowCount, rowsDone, failure, createdAt },
		view,
		isOpen,
		isStalled: isStalled(at, visit.now),
		mayUndo: mayUndo(at),
		offered: { encodings: [...encodings], separators: [...separators] },
		fields: kind.fields.map(({ key, label, required = false }) => ({ key, label, required })),
		matches: kind.matches.map(({ key, label }) => ({ key, label })),
		show: query.show ?? null,
		list: view === "rows" ? await listRows(visit, kind, at, query) : null,
	};
}

/** A page of the rows with what became of each, in the order of the file. */
async function listRows(visit: Visit, kind: ImportKind, at: Import, query: ImportQuery) {
	const place = keyset([importRows.line], query, "asc");
	const rows = await visit.rows.list(importRows, {
		where: and(eq(importRows.importId, at.id), shown(query.show), place.where),
		orderBy: place.orderBy,
		limit: PAGE_SIZE + 1,
	});
	const { items, next, previous } = twoWayPage(rows, PAGE_SIZE, ({ line }) => [line], query);
	return { next, previous, rows: items.map((row) => serializeRow(kind, at, row)) };
}

function serializeRow(kind: ImportKind, { mapping }: Import, row: ImportRow) {
	const cellOf = (field: string) => {
		const column = Object.keys(mapping).find((one) => mapping[one] === field);
		return column === undefined ? "" : (row.cells[Number(column)] ?? "");
	};
	const title = kind.titleFields.map(cellOf).filter(Boolean).join(" ");
	const { line, verdict, changes, problems, state } = row;
	return {
		line,
		title: (title || row.cells.filter(Boolean).join(" ")).slice(0, 120),
		verdict,
		changes,
		problems,
		state,
	};
}

export function shown(show: ImportQuery["show"]): SQL | undefined {
	if (!show) return undefined;
	return show === "done" || show === "undone" || show === "kept"
		? eq(importRows.state, show)
		: eq(importRows.verdict, show);
}

/** Rows that were not imported or not wholly undone, for the file that tells why. */
export const isRejected = sql`(${inArray(importRows.verdict, ["duplicate", "error"])} or ${eq(importRows.state, "kept")})`;

function frameOf(visit: Visit, kind: ImportKind) {
	return {
		kind: { key: kind.key, label: kind.label },
		address: importAddress(visit, kind),
		listAddress: to.inTenant(visit.tenant.guid, kind.path),
	};
}
