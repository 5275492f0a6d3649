import { NAMED, nameOf } from "#app/directory/names";
import { hasId } from "#app/lists/chosen.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";

/** The names of people by id; whoever is not of the tenant has none. */
export function namesOf(visit: Visit, reads: ReadBatch, ids: readonly (string | null | undefined)[]) {
	const wanted = [...new Set(ids.filter((id) => typeof id === "string" && id !== ""))] as string[];
	const fields = ["id", ...NAMED] as const;
	const found = reads.add(
		visit.rows.listingWith(people, {}, { where: hasId(people, wanted), limit: Math.max(1, wanted.length), fields }),
	);
	return () => new Map(found().map(({ row }) => [row.id, nameOf(row)]));
}
