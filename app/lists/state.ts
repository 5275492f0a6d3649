import { rowsPerPage } from "#app/ui/rows-per-page";
import type { ListDefinition } from "./definition";
import { type Filter, readFilter, writeFilter } from "./filters";

export const pageSizes = rowsPerPage;
export type PageSize = (typeof pageSizes)[number];
export const defaultSize: PageSize = 25;

/** What a list shows, as its address says it, without where the page stands. */
export type ListState = {
	q: string;
	/** A column, with `-` for downwards. */
	sort: string;
	filters: Filter[];
	match: "all" | "any";
	size: PageSize;
	/** The columns chosen; null for those shown by default. */
	columns: string[] | null;
	/** The saved or own view that it began with. */
	view: string | null;
};

/** The parameters of an address that are the list's; what else stands there (`contentonly`, an open panel) is not touched. */
export const listParams = ["q", "sort", "f", "match", "size", "columns", "view", "cursor", "before", "draft"] as const;

/** The list's part of an address: what differs from the default, always in the same order, so that two can be compared. */
export function writeState(definition: ListDefinition, state: ListState): URLSearchParams {
	const query = new URLSearchParams();
	if (state.view) query.set("view", state.view);
	if (state.q) query.set("q", state.q);
	for (const filter of state.filters) query.append("f", writeFilter(filter));
	if (state.match === "any" && state.filters.length > 1) query.set("match", "any");
	if (state.sort !== definition.sort) query.set("sort", state.sort);
	if (state.size !== defaultSize) query.set("size", String(state.size));
	if (state.columns) query.set("columns", state.columns.join(","));
	return query;
}

/** A list's query with the page that an address of it stands on. */
export function withPage(query: URLSearchParams, address: URLSearchParams): URLSearchParams {
	for (const name of ["cursor", "before"]) {
		const value = address.get(name);
		if (value) query.set(name, value);
	}
	return query;
}

/** What a view keeps: the state without which view it is. */
export const viewQuery = (definition: ListDefinition, state: ListState) =>
	writeState(definition, { ...state, view: null }).toString();

/** The state of a query that somebody kept; what is no longer the list's falls away. */
export function readState(definition: ListDefinition, query: string): ListState {
	const sent = new URLSearchParams(query);
	const filters = sent.getAll("f").flatMap((text) => readFilter(definition, text) ?? []);
	const size = pageSizes.find((one) => String(one) === sent.get("size")) ?? defaultSize;
	return {
		q: (sent.get("q") ?? "").slice(0, 200),
		sort: toSort(definition, sent.get("sort")) ?? definition.sort,
		filters: filters.slice(0, 20),
		match: sent.get("match") === "any" ? "any" : "all",
		size,
		columns: toColumns(definition, sent.get("columns")),
		view: sent.get("view"),
	};
}

/** The sort that an address asks for, where the list can be sorted so. */
export function toSort(definition: ListDefinition, sent: string | null | undefined): string | undefined {
	const key = sent?.replace(/^-/, "");
	return definition.columns.some((column) => column.sortable && column.key === key) ? (sent ?? undefined) : undefined;
}

/** The columns that an address names, in the list's own order; null where it names none. */
export function toColumns(definition: ListDefinition, sent: string | null | undefined): string[] | null {
	if (!sent) return null;
	const wanted = sent.split(",");
	return definition.columns.map(({ key }) => key).filter((key) => wanted.includes(key));
}
