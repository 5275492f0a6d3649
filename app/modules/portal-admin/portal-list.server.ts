import type { ListDefinition } from "#app/lists/definition";
import { exportList } from "#app/lists/export/export-list.server";
import { chosenInMemory, type MemoryList, pageInMemory } from "#app/lists/in-memory";
import type { ListData } from "#app/lists/list-data";
import { filtersOf, type ListQuery } from "#app/lists/query.schema";
import { type Asks, askedBy, type ListPrincipal } from "#app/lists/read-list.server";
import { languages } from "#app/platform/i18n";
import { decodeCursor, encodeCursor } from "#app/platform/paging.server";
import { PORTAL } from "#app/platform/tenant/across.server";
import type { PortalContext } from "#app/platform/tenant/context";

/** The provider's office as lists and their files see it: no tenant, the reader's own time or UTC. */
export function forPortal({ user, language, now, context }: PortalContext): ListPrincipal {
	return { user, language, now, context, tenant: { id: PORTAL, slug: "portal", timeZone: "UTC" } };
}

/** What a list of the provider's shows around its rows: nobody keeps views of it. */
export function aroundPortalList(definition: ListDefinition, query: ListQuery): Omit<ListData, "count" | "next"> {
	const { q, sort, match, size, columns } = query;
	const { filters, ignored } = filtersOf(definition, query);
	const state = { q, sort, filters, match, size, columns, view: null };
	const views = { views: [], mayShare: false, startRoles: [] };
	return { state, draft: query.draft, ignored, previous: null, ...views, keeper: "" };
}

export type Small<Row> = Omit<MemoryList<Row>, "locale">;

/** One page of a list whose rows are few and were read whole. */
export function showSmall<Row>(ctx: PortalContext, list: Small<Row>, query: ListQuery) {
	const around = aroundPortalList(list.definition, query);
	const { items, next, previous, count } = pageOfSmall(ctx, list, {
		...{ ...around.state, limit: query.size },
		...{ cursor: query.cursor, before: query.before },
	});
	return { rows: items, list: { ...around, count, next, previous } satisfies ListData };
}

/** All that the filters leave of such a list, as a file. */
export function exportSmall<Row>(
	ctx: PortalContext,
	list: Small<Row>,
	file: Pick<Parameters<typeof exportList<Row>>[1], "query" | "name" | "cells">,
) {
	const read = async (asks: Asks) => pageOfSmall(ctx, list, asks);
	return exportList(forPortal(ctx), { definition: list.definition, read, ...file });
}

function pageOfSmall<Row>(ctx: PortalContext, list: Small<Row>, asks: Asks) {
	const { locale } = languages[ctx.language];
	const chosen = chosenInMemory({ ...list, locale }, asks, askedBy(forPortal(ctx)));
	const idIn = (cursor: string | undefined) => (cursor === undefined ? undefined : String(decodeCursor(cursor, 1)[0]));
	const place = { limit: asks.limit, after: idIn(asks.cursor), before: idIn(asks.before) };
	const { items, next, previous } = pageInMemory(chosen, list.id, place);
	const cursorOf = (id: string | null) => (id === null ? null : encodeCursor([id]));
	return { items, next: cursorOf(next), previous: cursorOf(previous), count: chosen.length };
}
