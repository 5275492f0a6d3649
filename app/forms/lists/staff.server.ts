import { asc, desc, eq } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";

/** More are not offered in one list. */
const MOST = 200;

/** The staff of the tenant by name, as choices: whose a form is, who looks at a reply. `first` is among them however many there are. */
export function readingStaff(visit: Visit, reads: ReadBatch, first?: string): () => { value: string; label: string }[] {
	const found = reads.add(
		visit.rows.listing(people, {
			where: isStaff,
			orderBy: [...(first ? [desc(eq(people.id, first))] : []), asc(people.sortName), asc(people.id)],
			limit: MOST,
		}),
	);
	return () => found().map((person) => ({ value: person.id, label: nameOf(person) }));
}
