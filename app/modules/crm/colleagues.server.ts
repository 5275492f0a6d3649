import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { people } from "#db/schema/directory";

export type Colleague = { id: string; name: string; email: string };

/** More are not offered in one list; whoever is beyond it is found by name. */
const MOST = 200;
/** Who works with customers: the tenant's staff. */
export const isStaff = and(eq(people.isActive, true), inArray(people.role, ["ADVISOR", "ADMIN"]));

/** The staff of the tenant by name, the visitor or somebody else first, for choosing whose a task or a meeting is. */
export function readColleagues(visit: Visit, reads: Reads, first: SQL | string = visit.user.id): () => Colleague[] {
	const found = reads.add(
		visit.rows.listing(people, {
			where: isStaff,
			orderBy: [desc(eq(people.id, first)), asc(people.sortName), asc(people.id)],
			limit: MOST,
		}),
	);
	return () => found().map((person) => ({ id: person.id, name: nameOf(person), email: person.email }));
}
