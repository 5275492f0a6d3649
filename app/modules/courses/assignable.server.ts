import { and, eq, type SQL } from "drizzle-orm";
import { findAmong } from "#app/directory/find-people.server";
import { followedBy } from "#app/directory/followed.server";
import { readGroups } from "#app/directory/groups.server";
import { inModule } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { manifest } from "./manifest";

/** People who are offered where there is no JavaScript. */
const OFFERED = 200;

/** A condition on people: those to whom the visitor may assign a course, level 30 all members of the module, level 20 those whom they follow up. */
const receivers = (visit: Visit): SQL | undefined =>
	and(
		visit.access.level >= LEVEL_ALL ? undefined : followedBy(visit),
		inModule(visit, people.id, { moduleKey: manifest.key, level: 10 }),
	);

export const findAssignable = findAmong(receivers);

/** What the picker of people needs, with a page's other reads: groups, and some people by name. */
export function readAssignable(visit: Visit, reads: ReadBatch) {
	const groups = readGroups(visit, reads);
	const offered = reads.add(
		visit.rows.listing(people, {
			where: and(eq(people.isActive, true), receivers(visit)),
			orderBy: [people.sortName, people.id],
			limit: OFFERED,
		}),
	);
	return () => ({
		groups: groups(),
		people: offered().map((person) => ({ id: person.id, name: nameOf(person) })),
	});
}
