import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { countHandler } from "./bulk-handlers.server";
import { bulkTrash, type TrashRules } from "./bulk-trash.server";
import { hasId } from "./chosen.server";
import type { ListDefinition } from "./definition";
import type { exportFormat } from "./export/export.schema";
import { exportList, type ListExport } from "./export/export-list.server";
import type { ListCall, ListQuery } from "./query.schema";
import { type Asks, askedBy, planList, readList } from "./read-list.server";
import { type ColumnSource, type ListSource, listSource, ownCells } from "./source.server";
import type { TrashTable } from "./trash.server";
import { viewHandlers } from "./views.server";

type Pointers = Parameters<Visit["rows"]["listingWith"]>[1];

type ResourceRules<Key extends string, Table extends TrashTable, Listed> = {
	columns: Partial<Record<Key, ColumnSource>>;
	search?: ListSource["search"];
	/** What the rows point to, to be read along: `{ author: [people, notes.createdBy] }`. */
	pointers?: Pointers;
	/** What somebody sees of the list. */
	visible: (visit: Visit) => SQL;
	/** What a column holds in a file, where it is another than the row says: `ownCells`. */
	cells?: ListExport<Listed>["cells"];
	/** The name of an exported file. */
	file: string;
	trash: Omit<TrashRules<Table>, "source" | "chosen"> & Partial<Pick<TrashRules<Table>, "chosen">>;
};

type FileQuery = ListQuery & { format: z.output<typeof exportFormat.format>; ids?: string[] };

/**
 * What the server does with a list: its source, a page of it, a file of it, its trash and the handlers of its page. Each part may
 * be left aside for one of the module's own. `Listed`: a row with what it points to, as `{ row, author }`.
 */
export function resource<
	Key extends string,
	Table extends TrashTable,
	Listed extends { row: Row<Table> } = { row: Row<Table> },
>(
	definition: ListDefinition<Key>,
	table: Table,
	{ columns, search, pointers = {}, visible, cells, file, trash }: ResourceRules<Key, Table, Listed>,
) {
	const source = listSource(definition, table, columns, { search });
	const bin = bulkTrash({ source, chosen: (visit) => visible(visit), ...trash });
	const ofTable = ({ row }: Listed) => row as object;

	/** Plans a page of the list in `reads`; once they are sent the answer gives it. */
	function read(visit: Visit, query: ListQuery, reads: ReadBatch) {
		const list = readList(visit, source as never, query, reads, visible(visit));
		const found = reads.add(visit.rows.listingWith(table, pointers, list.options));
		return () => list.page(found() as unknown as Listed[], ofTable);
	}

	async function pageOf(visit: Visit, asks: Asks, where: SQL) {
		const plan = planList(source as never, asks, askedBy(visit), where);
		const { found } = await visit.rows.read({ found: visit.rows.listingWith(table, pointers, plan.options) });
		return plan.page(found as unknown as Listed[], ofTable);
	}

	return {
		...{ definition, source, read, trash: bin },
		/** A page of the list by itself. */
		async show(visit: Visit, query: ListQuery) {
			const reads = new ReadBatch();
			const page = read(visit, query, reads);
			await reads.send(visit.rows);
			return page();
		},
		/** A page as a call answers it: of what somebody sees, or of what `where` leaves; each row as `present` gives it. */
		async call<Given>(
			visit: Visit,
			{ f, ...asks }: ListCall,
			serialize: (listed: Listed) => Given,
			where = visible(visit),
		) {
			const { items, next } = await pageOf(visit, { ...asks, filters: f.filters }, where);
			return { items: items.map((listed) => serialize(listed)), next };
		},
		/** What the filters leave, or what was ticked, as a file for a spreadsheet. */
		file: (visit: Visit, query: FileQuery): Promise<Response> => {
			const chosen = query.ids && hasId(table, query.ids);
			const where = chosen ? (and(chosen, filtering(visible(visit))) as SQL) : visible(visit);
			const page = (asks: Asks) => pageOf(visit, asks, where);
			const whole = { ...ownCells(source), ...cells };
			return exportList<Listed>(visit, { definition, query, name: file, read: page, cells: whole });
		},
		/** What can be done on the list's page: with many at once, and with its views. */
		handlers: { ...bin.handlers, ...countHandler(source as never, visible), ...viewHandlers(definition) },
	};
}
