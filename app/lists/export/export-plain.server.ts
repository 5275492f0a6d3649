import type { ListDefinition } from "../definition";
import { ListQuery } from "../query.schema";
import type { ListPrincipal } from "../read-list.server";
import { exportList, type ListExport } from "./export-list.server";

/** The file of a list whose own page narrows and sorts it: `read` gives a page of what is left. */
export function exportPlain<Row>(
	visit: ListPrincipal,
	definition: ListDefinition,
	format: "csv" | "xlsx",
	list: Pick<ListExport<Row>, "name" | "cells" | "read">,
): Promise<Response> {
	return exportList(visit, { definition, query: { ...ListQuery(definition).parse({}), format }, ...list });
}
