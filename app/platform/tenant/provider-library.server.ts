import { and, asc, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import { portalFormLibrary } from "#db/schema/portal";
import { databaseBehind } from "./commit.server";
import type { TenantContext } from "./context";
import type { PendingQuery, Row } from "./rows.server";

export type ProvidedItem = Row<typeof portalFormLibrary>;
export type ProvidedRow = Omit<ProvidedItem, "definition">;

/** More are not offered in one menu. */
const MOST = 200;

/** What the provider offers every tenant for its forms, by name and without what it asks; of one kind where it is named. */
export function readingProvided({ portal }: TenantContext, kind?: ProvidedItem["kind"]): PendingQuery<ProvidedRow[]> {
	const { definition: _, ...columns } = getTableColumns(portalFormLibrary);
	const query = databaseBehind(portal)
		.select(columns)
		.from(portalFormLibrary)
		.where(and(isNull(portalFormLibrary.withdrawnAt), kind && eq(portalFormLibrary.kind, kind)))
		.orderBy(asc(portalFormLibrary.sortTitle), asc(portalFormLibrary.id))
		.limit(MOST);
	return { query, shape: (rows) => rows as ProvidedRow[] };
}

/** The whole forms that the provider offers, with what they ask. */
export function readingProvidedForms({ portal }: TenantContext): PendingQuery<ProvidedItem[]> {
	const query = databaseBehind(portal)
		.select()
		.from(portalFormLibrary)
		.where(and(isNull(portalFormLibrary.withdrawnAt), eq(portalFormLibrary.kind, "form")))
		.orderBy(asc(portalFormLibrary.sortTitle), asc(portalFormLibrary.id))
		.limit(MOST);
	return { query, shape: (rows) => rows as ProvidedItem[] };
}

/** Items of it by their ids, those that were withdrawn too. */
export function readingProvidedItems({ portal }: TenantContext, ids: string[]): PendingQuery<ProvidedItem[]> {
	const query = databaseBehind(portal).select().from(portalFormLibrary).where(inArray(portalFormLibrary.id, ids));
	return { query, shape: (rows) => rows as ProvidedItem[] };
}
