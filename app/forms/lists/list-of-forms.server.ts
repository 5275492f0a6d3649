import { NAMED, nameOf } from "#app/directory/names";
import type { ListQuery } from "#app/lists/query.schema";
import { readList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { forms } from "#db/schema/forms";
import type { Area } from "../area";
import { formSource, formsOf } from "./forms-source.server";
import { readingStaff } from "./staff.server";

const fields = [
	"id",
	"guid",
	"slug",
	"title",
	"status",
	"replies",
	"lastReplyAt",
	"ownerId",
	"languages",
	"folder",
	"tags",
	"currentNumber",
	"updatedAt",
] as const;

/** A page of an area's forms with the list around it, in one round trip. */
export async function listOfForms(visit: Visit, area: Area, query: ListQuery) {
	const reads = new ReadBatch();
	const plan = readList(visit, formSource as never, query, reads, formsOf(area));
	const found = reads.add(
		visit.rows.listingWith(forms, { owner: [people, forms.ownerId, NAMED] }, { ...plan.options, fields }),
	);
	const staff = readingStaff(visit, reads);
	await reads.send(visit.rows);
	const { list, rows } = plan.page(found(), ({ row }) => row);
	return {
		list,
		rows: rows.map(({ row, owner }) => ({ ...row, owner: owner && nameOf(owner) })),
		staff: staff(),
	};
}
export type ListedForm = Awaited<ReturnType<typeof listOfForms>>["rows"][number];
