import * as z from "zod";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "#app/platform/limits";
import { Paging } from "#app/platform/paging.server";
import type { ListDefinition } from "./definition";
import { type Filter, type FilterOp, isFilter, opsOf, readFilter } from "./filters";
import { defaultSize, type PageSize, pageSizes, toColumns, toSort } from "./state";

const MOST_FILTERS = 20;
const cursor = Paging.shape.cursor;
const text = (most: number) => z.string("wrongType").trim().max(most, "wrongValue");
/** A name may come once or more often. */
const several = z.union([text(2000), z.array(text(2000)).max(100, "wrongValue")], "wrongType").optional();
const listOf = (sent: string | string[] | undefined) => [sent ?? []].flat().filter((one) => one !== "");
const one = (sent: string | string[] | undefined) => [sent ?? []].flat().at(-1);

/**
 * What a list's page takes of its address. What is no filter, sort or size of the list is left out and the page says so
 * (`f.ignored`); only a malformed cursor is invalid. A page with more parameters uses `.extend`.
 */
export function ListQuery(definition: ListDefinition) {
	return z.object({
		q: several.transform((sent) => (one(sent) ?? "").slice(0, 200)),
		sort: several.transform((sent) => toSort(definition, one(sent)) ?? definition.sort),
		f: several.transform((sent) => readFilters(definition, listOf(sent))),
		match: several.transform((sent) => (one(sent) === "any" ? ("any" as const) : ("all" as const))),
		size: several.transform((sent): PageSize => pageSizes.find((size) => String(size) === one(sent)) ?? defaultSize),
		columns: several.transform((sent) => toColumns(definition, one(sent))),
		view: several.transform((sent) => one(sent)?.slice(0, 100) ?? null),
		cursor,
		before: cursor,
		/** The filter that is being made: a column, or a filter as in `f`. */
		draft: several.transform((sent) => one(sent)?.slice(0, 2000) ?? null),
		/** A filter as the form without JavaScript sends it: column, op, values. */
		fc: several.transform((sent) => one(sent) ?? null),
		fo: several.transform((sent) => one(sent) ?? null),
		fv: several.transform(listOf),
	});
}
export type ListQuery = z.output<ReturnType<typeof ListQuery>>;

/** What a call for any list takes, as far as it can be said before its columns are known. */
export const AnyListCall = z.object({
	q: text(200).default(""),
	sort: text(100).optional(),
	f: several,
	match: z.enum(["all", "any"], "wrongValue").default("all"),
	limit: Paging.shape.limit.unwrap().max(PAGE_SIZE_MAX, "wrongValue").default(PAGE_SIZE),
	cursor,
});

/** What a call for a list takes: the same filters and sorts, but what is wrong is invalid. */
export function ListCall(definition: ListDefinition) {
	return AnyListCall.extend({
		sort: text(100)
			.refine((sent) => toSort(definition, sent) !== undefined, "wrongValue")
			.default(definition.sort)
			.meta({ description: describeSorts(definition) }),
		f: several
			.refine((sent) => readFilters(definition, listOf(sent)).ignored === 0, "wrongValue")
			.transform((sent) => readFilters(definition, listOf(sent)))
			.meta({ description: describeFilters(definition) }),
	});
}

export type ListCall = z.output<ReturnType<typeof ListCall>>;

/** By what a list is sorted, for whoever reads of its call. */
export function describeSorts({ columns }: ListDefinition): string {
	const sorted = columns.filter(({ sortable }) => sortable).map(({ key }) => key);
	return `A column, or -column for downwards: ${sorted.join(", ")}`;
}

/** By what it is filtered, and what can be asked of each column. */
export function describeFilters({ columns }: ListDefinition): string {
	const filtered = columns
		.filter(({ filterable }) => filterable)
		.map(({ key, kind }) => `${key} (${opsOf[kind].join(", ")})`);
	return `One filter or several, each column.op.value,value: ${filtered.join("; ")}`;
}

export type ReadFilters = { filters: Filter[] /** How many could not be read. */; ignored: number };

function readFilters(definition: ListDefinition, sent: string[]): ReadFilters {
	const read = sent.map((text) => readFilter(definition, text));
	const filters = read.filter((filter) => filter !== undefined).slice(0, MOST_FILTERS);
	return { filters, ignored: sent.length - filters.length };
}

/** All filters of a page's query, the one that came by the form without JavaScript among them. */
export function filtersOf(definition: ListDefinition, { f, fc, fo, fv }: ListQuery): ReadFilters {
	if (!fc || !fo) return f;
	const made: Filter = { column: fc, op: fo as FilterOp, values: fv };
	if (!isFilter(definition, made)) return { ...f, ignored: f.ignored + 1 };
	return { ...f, filters: [...f.filters, made] };
}
