import { redirect } from "@remix-run/cloudflare";
import { and, type SQL, sql } from "drizzle-orm";
import { decodeCursor, encodeCursor, keyset, type Sorted, twoWayPage } from "#app/platform/paging.server";
import { invalid } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { ListOptions, PendingQuery, TenantTable } from "#app/platform/tenant/rows.server";
import type { Search } from "#app/platform/tenant/search.server";
import { conditionOf } from "./conditions.server";
import { columnOf } from "./definition";
import type { Filter } from "./filters";
import type { ListData } from "./list-data";
import { filtersOf, type ListQuery } from "./query.schema";
import { type Asked, type ListSource, propertyOf, resolve } from "./source.server";
import { defaultSize, type ListState, readState } from "./state";
import { addressOf, readViews, startRolesOf } from "./views.server";
import { wordsIn } from "./words";

/** Counting goes no further: "50+" says enough, and a tenant's rows are not read to be counted. */
export const COUNTED = 51;

/** What is asked of a list, for one page. */
export type Asks = {
	q: string;
	sort: string;
	filters: readonly Filter[];
	match: "all" | "any";
	limit: number;
	cursor?: string;
	before?: string;
};
type TableRow = { id: string; foundAt?: number };
type PlannedPage<Row> = { items: Row[]; next: string | null; previous: string | null };

export type ListPlan = {
	/** For `rows.listing` and `rows.listingWith`: one row more than a page shows. */
	options: ListOptions & { limit: number };
	/** What the rows of all pages fulfil. */
	where: SQL | undefined;
	/** The page in the rows that were read; `ofTable` finds the list's own table in a row of `listingWith`. */
	page: <Row>(rows: Row[], ofTable?: (row: Row) => object) => PlannedPage<Row>;
};

/** Whose list it is: a visit is one, and so is the provider's own office (`forPortal`). */
export type ListPrincipal = Pick<Visit, "language" | "now" | "context"> & {
	user: Pick<Visit["user"], "id" | "timeZone">;
	tenant: Pick<Visit["tenant"], "id" | "timeZone" | "slug">;
};

export const askedBy = (visit: ListPrincipal): Asked => ({
	userId: visit.user.id,
	now: visit.now,
	timeZone: visit.user.timeZone ?? visit.tenant.timeZone,
	tenantId: visit.tenant.id,
});

/**
 * What the rows of all pages fulfil; `search`: the words that the full-text index is asked for, in whose own order the
 * list then comes.
 */
export function planWhole(
	source: ListSource,
	{ q, filters, match }: Pick<Asks, "q" | "filters" | "match">,
	asked: Asked,
	where?: SQL,
): { where: SQL | undefined; search: { text: string; kind?: string } | undefined } {
	const words = wordsIn(q);
	const { search } = source;
	const text = typeof search === "function" && words.length > 0 ? search(words) : undefined;
	const all = and(where, conditionOf(source, filters, match, asked), text);
	if (typeof search === "function" || q.trim() === "") return { where: all, search: undefined };
	return { where: all, search: { text: q, kind: search === "index" ? undefined : search.kind } };
}

/** The reading of one page: condition, order and limit. A cursor that is not the list's is the `invalid` problem. */
export function planList(source: ListSource, asks: Asks, asked: Asked, where?: SQL): ListPlan {
	const { where: all, search } = planWhole(source, asks, asked, where);
	if (search !== undefined) return planSearch(asks, search, all);
	const { sorted, valueIn } = sorting(source, asks.sort);
	const direction = asks.sort.startsWith("-") ? "desc" : "asc";
	const place = keyset([sorted, source.table.id], asks, direction);
	return {
		options: { where: and(all, place.where), orderBy: place.orderBy, by: readBy(source, asks), limit: asks.limit + 1 },
		where: all,
		page: (rows, ofTable = same) =>
			twoWayPage(
				rows,
				asks.limit,
				(row) => [valueIn(row, ofTable(row) as Record<string, unknown>), (ofTable(row) as TableRow).id],
				asks,
			),
	};
}

/** Of several filters one is enough; what must not be, or need not, is no help. */
function readBy(source: ListSource, { filters, match }: Asks): string | undefined {
	if (match === "any" && filters.length > 1) return undefined;
	const few = filters.filter(({ op }) => op !== "not" && op !== "filled");
	return few.map(({ column }) => resolve(source, column)?.index).find(Boolean);
}

/** What is searched comes in the index's own order, which is left forwards only; back is the first page. */
function planSearch({ limit, cursor }: Asks, search: Search, where: SQL | undefined): ListPlan {
	const before = cursor === undefined ? undefined : Number(decodeCursor(cursor, 1)[0]);
	if (Number.isNaN(before)) throw invalid({ cursor: "wrongValue" });
	return {
		options: { where, search: { ...search, before }, limit: limit + 1 },
		where,
		page: (rows, ofTable = same) => {
			const items = rows.slice(0, limit);
			const last = items.at(-1);
			const next = rows.length > limit && last ? encodeCursor([(ofTable(last) as TableRow).foundAt ?? 0]) : null;
			return { items, next, previous: before === undefined ? null : "" };
		},
	};
}

const same = (row: unknown) => row as object;

/** The expression that a list is sorted by, never null, and its value in a row. */
export function sorting(source: ListSource, sort: string) {
	const key = sort.replace(/^-/, "");
	const found = resolve(source, key);
	if (!found) throw new Error(`The list ${source.definition.key} has no source for ${key}`);
	const kind = columnOf(source.definition, key)?.kind;
	const isNumber = kind === "number" || kind === "date" || kind === "yesno";
	const nothing = isNumber ? Number.MIN_SAFE_INTEGER : "";
	const sorted: Sorted = found.isNullable ? sql`coalesce(${found.by}, ${nothing})` : found.by;
	const property = propertyOf(source.table, found.by);
	const valueIn = (row: unknown, own: Record<string, unknown>): string | number => {
		const value = found.key ? found.key(row as never) : property === undefined ? null : own[property];
		return typeof value === "boolean" ? Number(value) : ((value as string | number | null) ?? nothing);
	};
	return { sorted, valueIn };
}

/** The state that a page's query says. */
export function stateOf(source: ListSource, query: ListQuery): ListState {
	const { q, sort, match, size, columns, view } = query;
	return { q, sort, filters: filtersOf(source.definition, query).filters, match, size, columns, view };
}

/**
 * Plans a page of a list and reads what stands around it: views and the number. Read the rows with `options` in the same
 * `reads`, then `page(rows)` gives them with the list's data. `where`: whom the visitor may see.
 */
export function readList(
	visit: Visit,
	source: ListSource<TenantTable>,
	query: ListQuery,
	reads: ReadBatch,
	where?: SQL,
) {
	const state = stateOf(source, query);
	const asks = { ...state, limit: state.size, cursor: query.cursor, before: query.before };
	const plan = planList(source, asks, askedBy(visit), where);
	const around = readAround(visit, source, query, reads, true);
	const tells = state.size >= COUNTED - 1;
	const counted = tells ? undefined : reads.add(counting(visit, source.table, plan));
	const page = <Row>(rows: Row[], ofTable?: (row: Row) => object): { list: ListData; rows: Row[] } => {
		const { items, next, previous } = plan.page(rows, ofTable);
		const isFirst = query.cursor === undefined && query.before === undefined;
		// A whole page and one more is as many as are counted: the page tells it, and nothing is read twice.
		const count = counted?.() ?? (isFirst ? Math.min(rows.length, COUNTED) : COUNTED);
		return { list: { ...around(), count, next, previous }, rows: items };
	};
	return { options: plan.options, where: plan.where, page };
}

/**
 * What a list's page shows around its rows: state, views, and what could not be read of its address. With
 * `opens` a bare address leads to the view of the visitor's role, where there is one.
 */
export function readAround(visit: Visit, source: ListSource, query: ListQuery, reads: ReadBatch, opens = false) {
	const views = readViews(visit, source.definition.key, reads);
	return () => {
		const all = views();
		const start = all.find(({ startsFor }) => startsFor.includes(visit.access.role));
		if (opens && start && isBare(source, query)) throw redirect(addressOf(start));
		return {
			opensWith: start?.id,
			state: stateOf(source, query),
			draft: query.draft,
			ignored: filtersOf(source.definition, query).ignored,
			views: all,
			mayShare: visit.access.level >= LEVEL_CLIENTS,
			startRoles: visit.access.level >= LEVEL_ALL ? startRolesOf(source.definition) : [],
			keeper: keeperOf(visit),
		};
	};
}

const listsOwn = ["q", "sort", "f", "match", "size", "columns", "view", "cursor", "before", "draft", "fc", "fo", "fv"];

/** Whether an address asks for nothing but the list: then it opens with the view of the visitor's role. */
function isBare({ definition }: ListSource, query: ListQuery): boolean {
	const asksMore = Object.entries(query).some(([name, value]) => !listsOwn.includes(name) && (value ?? null) !== null);
	const { q, sort, f, match, size, columns, view, cursor, before, draft, fc } = query;
	const isPlain = q === "" && sort === definition.sort && f.filters.length + f.ignored === 0 && match === "all";
	const isHere = [columns, view, draft, fc, cursor ?? null, before ?? null].every((one) => one === null);
	return isPlain && isHere && size === defaultSize && !asksMore;
}

/** Whose drafts a browser keeps, and where. */
export const keeperOf = (visit: Visit) => `${visit.tenant.guid}:${visit.user.guid}`;

/** How many rows a list's query finds of those that the visitor may see (`where`): the list itself says as many. */
export function countingList(
	visit: Visit,
	source: ListSource<TenantTable>,
	query: string,
	where?: SQL,
): PendingQuery<number> {
	const asks = { ...readState(source.definition, query), limit: 1 };
	return counting(visit, source.table, planList(source, asks, askedBy(visit), where));
}

const counting = (visit: Visit, table: TenantTable, { where, options }: ListPlan): PendingQuery<number> =>
	visit.rows.counting(table, where, COUNTED, countedBy(options));

/** How what a page reads is counted: from the first page on. */
export const countedBy = ({ search, by }: ListOptions): Pick<ListOptions, "search" | "by"> => ({
	search: search && { text: search.text, kind: search.kind },
	by,
});
