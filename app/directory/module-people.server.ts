import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { inModule } from "./module-members.server";
import { nameOf } from "./names";

/** More are not offered in one list. */
const MOST = 200;

type Rights = { moduleKey: string; level: number };

const mayWork = (visit: Visit, rights: Rights) => and(eq(people.isActive, true), inModule(visit, people.id, rights));

/** A condition on people: they may do this much in a module. */
export const hasModule = (rights: Rights) => (visit: Visit) => inModule(visit, people.id, rights);

/** Whoever may do this much in a module, by name, as choices; those of whom `first` holds come first. */
export function readingModulePeople(
	visit: Visit,
	rights: Rights,
	first?: SQL,
): PendingQuery<{ value: string; label: string }[]> {
	const { query, shape } = visit.rows.listing(people, {
		where: mayWork(visit, rights),
		orderBy: [...(first ? [desc(first)] : []), asc(people.sortName), asc(people.id)],
		limit: MOST,
	});
	return { query, shape: (rows) => shape(rows).map((person) => ({ value: person.id, label: nameOf(person) })) };
}

/** Whether somebody may do this much in a module. */
export const isModulePerson = (visit: Visit, id: string, rights: Rights): Promise<boolean> =>
	areModulePeople(visit, [id], rights);

/** Whether all of them may do this much in a module. */
export async function areModulePeople(visit: Visit, ids: readonly string[], rights: Rights): Promise<boolean> {
	const wanted = new Set(ids);
	if (wanted.size === 0) return true;
	const where = and(among(people.id, [...wanted]), mayWork(visit, rights));
	const { count } = await visit.rows.read({ count: visit.rows.counting(people, where, wanted.size) });
	return count === wanted.size;
}
