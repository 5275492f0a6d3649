import { and, asc, eq, inArray } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { people } from "#db/schema/directory";

/** More are not offered in one list. */
const MOST = 200;

/** The staff of the tenant by name, as choices: whose a form is, who looks at a reply. */
export function readingStaff(visit: Visit, reads: Reads): () => { value: string; label: string }[] {
	const found = reads.add(
		visit.rows.listing(people, {
			where: and(eq(people.isActive, true), inArray(people.role, ["ADVISOR", "ADMIN"])),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit: MOST,
		}),
	);
	return () => found().map((person) => ({ value: person.id, label: nameOf(person) }));
}
