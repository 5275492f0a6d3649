import { and, asc, eq } from "drizzle-orm";
import { inModule } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { people } from "#db/schema/directory";
import { area } from "../area";

/** More are not offered. */
const MOST = 200;

const mayOwn = (visit: Visit, level: number) =>
	and(eq(people.isActive, true), inModule(visit, people.id, { moduleKey: area.moduleKey, level }));

/** Those who may take intakes, as choices. */
export function readOwners(visit: Visit, reads: Reads, level = 10): () => { value: string; label: string }[] {
	const orderBy = [asc(people.sortName), asc(people.id)];
	const found = reads.add(visit.rows.listing(people, { where: mayOwn(visit, level), orderBy, limit: MOST }));
	return () => found().map((person) => ({ value: person.id, label: nameOf(person) }));
}

/** Throws `invalid` (`ownerId`) for somebody who may not take intakes. */
export async function assertOwner(visit: Visit, ownerId: string | null | undefined, level = 10): Promise<void> {
	if (!ownerId) return;
	const where = and(eq(people.id, ownerId), mayOwn(visit, level));
	if ((await visit.rows.list(people, { where, limit: 1 })).length === 0) throw invalid({ ownerId: "wrongValue" });
}
