import { and, asc, eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { inModule } from "./module-members.server";
import { nameOf } from "./names";

/** More are not offered in one list. */
const MOST = 200;

type Rights = { moduleKey: string; level: number };

const mayWork = (visit: Visit, rights: Rights) => and(eq(people.isActive, true), inModule(visit, people.id, rights));

/** Whoever may do this much in a module, by name, as choices. */
export function readingModulePeople(visit: Visit, rights: Rights): PendingRead<{ value: string; label: string }[]> {
	const { query, shape } = visit.rows.listing(people, {
		where: mayWork(visit, rights),
		orderBy: [asc(people.sortName), asc(people.id)],
		limit: MOST,
	});
	return { query, shape: (rows) => shape(rows).map((person) => ({ value: person.id, label: nameOf(person) })) };
}

/** Whether somebody may do this much in a module. */
export async function isModulePerson(visit: Visit, id: string, rights: Rights): Promise<boolean> {
	const where = and(eq(people.id, id), mayWork(visit, rights));
	return (await visit.rows.list(people, { where, limit: 1 })).length > 0;
}
