import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { nameOf } from "./names";

/** A condition on people: the clients whom this visitor follows up; all of them at the level that opens everybody's. */
export function followedBy(visit: Visit) {
	if (visit.access.level >= LEVEL_ALL) return eq(people.role, "CLIENT");
	return ownClients(visit);
}

/** A condition on people: the clients whose advisor this visitor is, at any level. */
export function ownClients(visit: Visit) {
	return and(
		eq(people.role, "CLIENT"),
		sql`exists (select 1 from ${advisorClients} where ${advisorClients.tenantId} = ${visit.tenant.id}
			and ${advisorClients.advisorId} = ${visit.user.id} and ${advisorClients.clientId} = ${people.id})`,
	);
}

/** The same rule in SQL, of the person with this id and the asker `a` (`tenant_id`, `user_id`, `level`). */
export const followedByAsker = (personId: string) => `exists (select 1 from people p where p.tenant_id = a.tenant_id
	and p.id = ${personId} and p.role = 'CLIENT' and (a.level >= ${LEVEL_ALL} or exists (select 1 from advisor_clients ac
	where ac.tenant_id = a.tenant_id and ac.advisor_id = a.user_id and ac.client_id = p.id)))`;

/** Where somebody stands by name. */
const placeOf = ({ tenant }: Pick<Visit, "tenant">, personId: string) =>
	sql`(select ${people.sortName}, ${people.id} from ${people} where ${and(
		eq(people.tenantId, tenant.id),
		eq(people.id, personId),
	)})`;

/** Among more it is not said which one somebody is. */
export const COUNTED_MOST = 1000;

/** The previous and the next person among those whom the visitor follows up, or those of them who fit, by name; for one `rows.read`. */
export function readingNeighbours({ rows, ...visit }: Visit, personId: string, fits?: SQL) {
	const here = placeOf(visit, personId);
	const nearest = (beyond: SQL, way: typeof asc): PendingQuery<{ id: string; name: string } | null> => {
		const { query, shape } = rows.listing(people, {
			where: and(followedBy({ rows, ...visit }), eq(people.isActive, true), fits, beyond),
			orderBy: [way(people.sortName), way(people.id)],
			limit: 1,
		});
		return {
			query,
			shape: (found) => {
				const [person] = shape(found);
				return person ? { id: person.id, name: nameOf(person) } : null;
			},
		};
	};
	return {
		previous: nearest(sql`(${people.sortName}, ${people.id}) < ${here}`, desc),
		next: nearest(sql`(${people.sortName}, ${people.id}) > ${here}`, asc),
	};
}

/** Which one somebody is among those whom the visitor follows up, and of how many, counted one further than `COUNTED_MOST`; for one `rows.read`. */
export function readingNumber(visit: Visit, personId: string) {
	const counted = (upTo?: SQL) =>
		visit.rows.counting(people, and(followedBy(visit), eq(people.isActive, true), upTo), COUNTED_MOST + 1);
	return {
		number: counted(sql`(${people.sortName}, ${people.id}) <= ${placeOf(visit, personId)}`),
		count: counted(),
	};
}

/** Clients to choose from, by name. */
export function readingFollowed(visit: Visit, limit = 300): PendingQuery<{ id: string; name: string }[]> {
	const { query, shape } = visit.rows.listing(people, {
		where: and(followedBy(visit), eq(people.isActive, true)),
		orderBy: [asc(people.sortName), asc(people.id)],
		limit,
	});
	return { query, shape: (found) => shape(found).map((person) => ({ id: person.id, name: nameOf(person) })) };
}
