import { NAMED, nameOf } from "#app/directory/names";
import type { ListQuery } from "#app/lists/query.schema";
import { readList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { readingProvided } from "#app/platform/tenant/provider-library.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { formLibrary } from "#db/schema/forms";
import type { Area } from "../area";
import { readingStaff } from "../lists/staff.server";
import { itemsOf } from "./library.server";
import { librarySource } from "./library-source.server";

const fields = [
	"id",
	"kind",
	"title",
	"questions",
	"locks",
	"source",
	"licence",
	"ownerId",
	"updatedAt",
	"sortTitle",
] as const;

/** A page of an area's library with the list around it, and what the provider offers, in one round trip. */
export async function listOfLibrary(visit: Visit, area: Area, query: ListQuery) {
	const reads = new ReadBatch();
	const plan = readList(visit, librarySource as never, query, reads, itemsOf(area));
	const found = reads.add(
		visit.rows.listingWith(formLibrary, { owner: [people, formLibrary.ownerId, NAMED] }, { ...plan.options, fields }),
	);
	const staff = readingStaff(visit, reads);
	const provided = reads.add(readingProvided(visit));
	await reads.send(visit.rows);
	const { list, rows } = plan.page(found(), ({ row }) => row);
	return {
		list,
		rows: rows.map(({ row, owner }) => ({ ...row, owner: owner && nameOf(owner) })),
		provided: provided(),
		staff: staff(),
	};
}
export type ListedItem = Awaited<ReturnType<typeof listOfLibrary>>["rows"][number];
