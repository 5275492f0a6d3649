import { and, asc, type SQL, sql } from "drizzle-orm";
import { isNamed } from "#app/directory/named.server";
import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { isStaff } from "./colleagues.server";

const MOST = 20;

/** The staff whose name or e-mail holds what is typed, for a field that offers them. */
export async function findStaff(visit: Visit, { q = "" }: { q?: string }) {
	const where = and(isStaff, isNamed(q));
	const found = await visit.rows.list(people, { where, orderBy: [asc(people.sortName), asc(people.id)], limit: MOST });
	return { items: found.map((person) => ({ name: nameOf(person), email: person.email })) };
}

/** The condition that somebody belongs to the tenant, for an undo that gives something back to them. */
export const isMember = ({ tenant }: Visit, id: string | number): SQL =>
	sql`exists (select 1 from ${people} where ${people.tenantId} = ${tenant.id} and ${people.id} = ${id})`;
