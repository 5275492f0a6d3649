import { and, asc, eq } from "drizzle-orm";
import { inModule } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { people } from "#db/schema/directory";
import { writers } from "./settings.server";

/** Authors that are offered. */
const AUTHORS = 200;

/** Whose an item can be, for those who decide it: whoever writes news. */
export function readAuthors(visit: Visit, reads: Reads): () => { value: string; label: string }[] {
	if (visit.access.level < LEVEL_ALL) return () => [];
	const where = and(eq(people.isActive, true), inModule(visit, people.id, writers));
	const found = reads.add(
		visit.rows.listing(people, { where, orderBy: [asc(people.sortName), asc(people.id)], limit: AUTHORS }),
	);
	return () => found().map((person) => ({ value: person.id, label: nameOf(person) }));
}
