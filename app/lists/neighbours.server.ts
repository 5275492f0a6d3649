import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { ListOptions, Row, TenantTable } from "#app/platform/tenant/rows.server";
import { placeInSearch, type Search } from "#app/platform/tenant/search.server";
import { COUNTED_MOST } from "./list-data";
import { askedBy, planWhole, sorting } from "./read-list.server";
import type { ListSource } from "./source.server";
import { type ListState, readState, withPage, writeState } from "./state";

/** The previous and the next record of one in a list. */
export type Neighbours<Brief> = {
	previous: Brief | null;
	next: Brief | null;
	/** Which one it is, and of how many; null where the list has it not, or further down than is counted. */
	at: { number: number; of: number; isMore: boolean } | null;
	/** The query of the list that it was opened from; null where it was from none. */
	list: string | null;
};

type Asked = {
	/** The condition by which the record is found. */
	is: SQL;
	/** Its page's `in`. */
	list: string | undefined;
	/** Whom the visitor may see. */
	where: SQL;
};

/**
 * Reads the previous and the next record in the list that it was opened from, with that list's search, filters and
 * sort; opened from none, in the list as it is by itself, without counting.
 */
export function readNeighbours<Table extends TenantTable, Fields extends keyof Row<Table> & string>(
	visit: Visit,
	source: ListSource<Table>,
	{ is, list, where }: Asked,
	fields: readonly Fields[],
	reads: ReadBatch,
): () => Neighbours<Pick<Row<Table>, Fields>> {
	const { table, definition } = source;
	const plain = source as unknown as ListSource<TenantTable>;
	const state = readState(definition, list ?? "");
	const whole = planWhole(plain, state, askedBy(visit), where);
	const ways = whole.search === undefined ? bySort(visit, plain, state, is) : bySearch(visit, table, is, whole.search);
	// Where nothing is counted one step is enough; else so many are read as may have to be said.
	const limit = list === undefined ? 1 : COUNTED_MOST;
	const reading = ({ where: beyond, ...way }: ListOptions) =>
		reads.add(visit.rows.listingWith(table, {}, { ...way, where: and(whole.where, beyond), limit, fields }));
	const [previous, next] = [reading(ways.previous), reading(ways.next)];
	const here =
		list === undefined
			? () => 0
			: reads.add(visit.rows.counting(table, and(whole.where, is), 1, { search: whole.search }));
	return () => {
		const [before, after] = [previous(), next()];
		const of = before.length + here() + after.length;
		const isPlaced = here() > 0 && before.length < limit;
		return {
			previous: before[0]?.row ?? null,
			next: after[0]?.row ?? null,
			at: isPlaced ? { number: before.length + 1, of: Math.min(of, COUNTED_MOST), isMore: of > COUNTED_MOST } : null,
			list: list === undefined ? null : withPage(writeState(definition, state), new URLSearchParams(list)).toString(),
		};
	};
}

/** The same, with what a page shows of the two. */
export const mapNeighbours = <Brief, Shown>(
	neighbours: Neighbours<Brief>,
	shown: (one: Brief) => Shown,
): Neighbours<Shown> => ({
	...neighbours,
	previous: neighbours.previous && shown(neighbours.previous),
	next: neighbours.next && shown(neighbours.next),
});

type Ways = { previous: ListOptions; next: ListOptions };

function bySort({ tenant }: Visit, source: ListSource<TenantTable>, { sort }: ListState, is: SQL): Ways {
	const { table } = source;
	const { sorted } = sorting(source, sort);
	const here = sql`(select ${sorted}, ${table.id} from ${table} where ${and(eq(table.tenantId, tenant.id), is)})`;
	const up = { where: sql`(${sorted}, ${table.id}) > ${here}`, orderBy: [asc(sorted), asc(table.id)] };
	const down = { where: sql`(${sorted}, ${table.id}) < ${here}`, orderBy: [desc(sorted), desc(table.id)] };
	return sort.startsWith("-") ? { previous: up, next: down } : { previous: down, next: up };
}

/** What a search finds comes in the order of its index, the last one first. */
function bySearch({ tenant }: Visit, table: TenantTable, is: SQL, search: Search): Ways {
	const id = sql`(select ${table.id} from ${table} where ${and(eq(table.tenantId, tenant.id), is)})`;
	const place = placeInSearch(tenant.id, table, id);
	return { previous: { search: { ...search, after: place } }, next: { search: { ...search, before: place } } };
}
