import { and, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { type CursorKey, decodeCursor, keyset, twoWayPage } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Hanging } from "#app/platform/tenant/selection.server";
import { contactTypes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { PRESENTED } from "./serialize";
import { visibleTo } from "./visible.server";

type Asked = { q?: string; sort?: "name" | "-name"; limit: number; cursor?: string; before?: string };

/**
 * Reads one page of the customers that the visitor sees: by name, or what a search finds, what was written last first;
 * with each what hangs on it.
 */
export function readCustomerList<Hung extends Record<string, Hanging<unknown>> = Record<never, never>>(
	visit: Visit,
	asked: Asked,
	reads: ReadBatch,
	hanging?: Hung,
) {
	const { q, limit, cursor, before } = asked;
	const others = {
		owner: [people, companies.ownerId, NAMED],
		type: [contactTypes, companies.contactTypeId, ["title"]],
	} as const;
	const fields = ["sortName" as const, ...PRESENTED];
	const search = q
		? { text: q, before: cursor === undefined ? undefined : Number(decodeCursor(cursor, 1)[0]) }
		: undefined;
	const page = search ? { where: visibleTo(visit), search } : pageByName(visit, asked);
	const found = reads.add(visit.rows.listingWith(companies, others, { ...page, limit: limit + 1, fields, hanging }));
	return () => {
		const rows = found().map(({ row, owner, type, ...hung }) => ({
			customer: { ...row, ownerName: owner && nameOf(owner), contactType: type?.title ?? null },
			hung,
		}));
		const keyOf = ({ customer }: (typeof rows)[number]): CursorKey =>
			q ? [customer.foundAt ?? 0] : [customer.sortName, customer.id];
		return twoWayPage(rows, limit, keyOf, q ? { cursor } : { cursor, before });
	};
}

function pageByName(visit: Visit, { sort, cursor, before }: Asked) {
	const place = keyset([companies.sortName, companies.id], { cursor, before }, sort === "-name" ? "desc" : "asc");
	// The first column of the index, said again outside the visitor's condition so that it is surely used.
	return { where: and(sql`${companies.isCustomer} = 1`, visibleTo(visit), place.where), orderBy: place.orderBy };
}
