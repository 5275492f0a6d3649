import { and, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { type CursorKey, decodeCursor, keyset, type TwoWayPage, twoWayPage } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { contactTypes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { PRESENTED } from "./present";
import { visibleTo } from "./visible.server";

type Customer = Pick<Row<typeof companies>, "sortName" | (typeof PRESENTED)[number]>;
export type CustomerRow = Customer & { ownerName: string | null; contactType: Record<string, string> | null };
type Asked = { q?: string; sort?: "name" | "-name"; limit: number; cursor?: string; before?: string };

/** Reads one page of the customers that the visitor sees: by name, or what a search finds, what was written last first. */
export function readCustomerList(visit: Visit, asked: Asked, reads: Reads, more?: SQL): () => TwoWayPage<CustomerRow> {
	const { q, limit, cursor, before } = asked;
	const others = {
		owner: [people, companies.ownerId, NAMED],
		type: [contactTypes, companies.contactTypeId, ["title"]],
	} as const;
	const fields = ["sortName" as const, ...PRESENTED];
	const found = q
		? reads.add(
				visit.rows.listingWith(companies, others, {
					where: and(visibleTo(visit), more),
					search: { text: q, before: cursor === undefined ? undefined : Number(decodeCursor(cursor, 1)[0]) },
					limit: limit + 1,
					fields,
				}),
			)
		: reads.add(
				visit.rows.listingWith(companies, others, {
					...pageByName(visit, asked, more),
					limit: limit + 1,
					fields,
				}),
			);
	return () => {
		const rows = found().map(({ row, owner, type }) => ({
			...row,
			ownerName: owner && nameOf(owner),
			contactType: type?.title ?? null,
		}));
		const keyOf = (row: CustomerRow & { foundAt?: number }): CursorKey =>
			q ? [row.foundAt ?? 0] : [row.sortName, row.id];
		return twoWayPage(rows, limit, keyOf, q ? { cursor } : { cursor, before });
	};
}

function pageByName(visit: Visit, { sort, cursor, before }: Asked, more?: SQL) {
	const place = keyset([companies.sortName, companies.id], { cursor, before }, sort === "-name" ? "desc" : "asc");
	// The first column of the index, said again outside the visitor's condition so that it is surely used.
	return { where: and(sql`${companies.isCustomer} = 1`, visibleTo(visit), more, place.where), orderBy: place.orderBy };
}
