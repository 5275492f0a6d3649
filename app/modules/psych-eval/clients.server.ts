import { and, eq, type SQL, sql } from "drizzle-orm";
import { followedBy, readingNeighbours } from "#app/directory/followed.server";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";

export type Person = Pick<Row<typeof people>, "id" | "firstName" | "lastName" | "email" | "isActive" | "role">;

/** Of these ids those whose self reports the visitor follows up, or who they are themselves. */
export function readingClients(visit: Visit, ids: string[]): PendingQuery<Person[]> {
	return visit.rows.listing(people, {
		where: and(among(people.id, ids), mayOpen(visit)),
		limit: Math.max(1, ids.length),
	});
}

type Neighbour = { id: string; name: string } | null;
/** The reads of a client and of their neighbours in the list (of those who fit), for one `rows.read`; `clientIn` says what they gave. */
export const readingClient = (visit: Visit, id: string, fits?: SQL) => ({
	clients: readingClients(visit, [id]),
	...readingNeighbours(visit, id, fits),
});

/** The client that was read, and to whom one goes on from there; beside oneself is nobody. Throws `notFound`. */
export function clientIn(
	visit: Visit,
	{ clients, previous, next }: { clients: Person[]; previous: Neighbour; next: Neighbour },
) {
	const client = onlyClient(clients);
	return { client, neighbours: client.id === visit.user.id ? { previous: null, next: null } : { previous, next } };
}

/** The one that a page is about, of what `readingClients` gave; throws `notFound` where it gave nobody. */
export function onlyClient([client]: Person[]): Person {
	if (!client) throw notFound();
	return client;
}

/** Whose self reports these ids are; throws `notFound` where one is not followed by the visitor. */
export async function clientsFor(visit: Visit, ids: string[]): Promise<Person[]> {
	const { found } = await visit.rows.read({ found: readingClients(visit, ids) });
	if (found.length !== new Set(ids).size) throw notFound();
	return found;
}

/** The client that a form on a page is about: the one that it names, else oneself. Throws `notFound` for one who is not followed. */
export async function clientFor(visit: Visit, id: string | undefined): Promise<Person> {
	return onlyClient(await clientsFor(visit, [id ?? visit.user.id]));
}

/** As `clientsFor` for what only those who follow up may do; of oneself it is `notFound` too. */
export async function followedClients(visit: Visit, ids: string[], field: string): Promise<Person[]> {
	if (ids.length === 0) throw invalid({ [field]: "required" });
	if (visit.access.level < LEVEL_CLIENTS) throw notFound();
	const found = await clientsFor(visit, ids);
	if (found.some(({ id }) => id === visit.user.id)) throw notFound();
	if (found.some(({ isActive }) => !isActive)) throw invalid({ [field]: "psychEval:errors.left" });
	return found;
}

function mayOpen(visit: Visit) {
	const own = eq(people.id, visit.user.id);
	return visit.access.level < LEVEL_CLIENTS ? own : sql`(${own} or ${followedBy(visit)})`;
}
