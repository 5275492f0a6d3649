import { asc, desc, eq, type SQL } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";

export type Colleague = { id: string; name: string; email: string };

/** More are not offered in one list; whoever is beyond it is found by name. */
const MOST = 200;

/** The staff of the tenant by name, the visitor or somebody else first, for choosing whose a task or a meeting is. */
export function readColleagues(visit: Visit, reads: ReadBatch, first: SQL | string = visit.user.id): () => Colleague[] {
	const found = reads.add(
		visit.rows.listing(people, {
			where: isStaff,
			orderBy: [desc(eq(people.id, first)), asc(people.sortName), asc(people.id)],
			limit: MOST,
		}),
	);
	return () => found().map((person) => ({ id: person.id, name: nameOf(person), email: person.email }));
}
