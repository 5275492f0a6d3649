import { asc, sql } from "drizzle-orm";
import type { ListQuery } from "#app/lists/query.schema";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactTypes, customerLists } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { readColleagues } from "../colleagues.server";
import { inLanguage } from "../serialize";

const TYPES = 50;
/** Lists of a tenant at most. */
export const LISTS_MOST = 100;
const MUNICIPALITIES = 400;

export type TypeChoice = { value: string; label: string };

/** The contact types of the tenant in their order, in the reader's words. */
export function readContactTypes(visit: Visit, reads: ReadBatch): () => TypeChoice[] {
	const found = reads.add(
		visit.rows.listing(contactTypes, { orderBy: [asc(contactTypes.sortOrder), asc(contactTypes.id)], limit: TYPES }),
	);
	return () => found().map(({ id, title }) => ({ value: id, label: inLanguage(title, visit.language) }));
}

/** Whether the address filters by a column, or begins to: only then its choices are worth reading. */
export function asksFor(column: string, { draft, f, fc }: ListQuery): boolean {
	return draft?.split(".")[0] === column || fc === column || f.filters.some((filter) => filter.column === column);
}

/** The staff whom a filter of persons offers. */
export function readStaffChoices(
	visit: Visit,
	asks: boolean,
	reads: ReadBatch,
): () => { value: string; label: string }[] {
	const found = asks ? readColleagues(visit, reads) : () => [];
	return () => found().map(({ id, name }) => ({ value: id, label: name }));
}

/** The municipalities that customers lie in. */
export function readMunicipalities(
	visit: Visit,
	asks: boolean,
	reads: ReadBatch,
): () => { value: string; label: string }[] {
	if (!asks) return () => [];
	const here = sql`${visit.rows.own(companies)} where ${companies.isCustomer} = 1`;
	// From one name straight to the next in the index: a tenant's customers are not read to know where they lie.
	const query = sql`with recursive places(name) as (
		select min(${companies.municipality}) from ${here} and ${companies.municipality} > ''
		union all
		select (select min(${companies.municipality}) from ${here} and ${companies.municipality} > places.name)
		from places where places.name is not null
	) select name from places where name is not null limit ${MUNICIPALITIES}`;
	const found = reads.add(visit.rows.reading<{ name: string }>(query));
	return () => found().map(({ name }) => ({ value: name, label: name }));
}

/** The lists of a tenant by name, for a choice among them. */
export function readLists(visit: Visit, asks: boolean, reads: ReadBatch): () => { value: string; label: string }[] {
	if (!asks) return () => [];
	const found = reads.add(
		visit.rows.listing(customerLists, { orderBy: asc(customerLists.sortName), limit: LISTS_MOST }),
	);
	return () => found().map(({ id, name }) => ({ value: id, label: name }));
}
