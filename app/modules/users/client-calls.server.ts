import { and, asc, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { isNamed } from "#app/directory/named.server";
import { addRelation, endLeftBehind, removeRelation } from "#app/directory/relations.server";
import { after, pageOf } from "#app/platform/paging.server";
import { needId, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import type { AdvisorClientsQuery, LostAccess, RelationInput, RelationRef } from "./calls.schema";
import { mayManage } from "./members.list.server";
import { serializeRelation, serializeUser } from "./serialize";

/** The clients of an advisor: an advisor's own, anybody's for those who manage; another's are not there. */
export async function listAdvisorClients(visit: Visit, query: z.output<typeof AdvisorClientsQuery>) {
	const advisorId = query.advisorId ?? (mayManage(visit) ? undefined : visit.user.id);
	if (!advisorId) throw needId();
	if (!mayManage(visit) && advisorId !== visit.user.id) throw notFound();
	const client = joined(people, "client");
	const direction = query.sort === "-name" ? "desc" : "asc";
	const order = direction === "desc" ? desc : asc;
	const { advisor, found } = await visit.rows.read({
		advisor: visit.rows.finding(people, advisorId),
		found: visit.rows.listingWith(
			advisorClients,
			{ client: [people, advisorClients.clientId] },
			{
				where: and(
					eq(advisorClients.advisorId, advisorId),
					isNamed(query.q, client),
					after([client.sortName, client.id], query.cursor, direction),
				),
				orderBy: [order(client.sortName), order(client.id)],
				limit: query.limit + 1,
			},
		),
	});
	if (!advisor) throw notFound();
	const rows = found.flatMap(({ row, client }) => (client ? [{ row, client }] : []));
	const page = pageOf(rows, query.limit, ({ client }) => [client.sortName, client.id]);
	const items = page.items.map(({ row, client }) => ({
		...serializeUser(client),
		relation_id: row.id,
		is_primary: row.isPrimary,
	}));
	return { items, next: page.next };
}

export async function makeRelation(visit: Visit, { advisorId, clientId }: z.output<typeof RelationInput>) {
	if (!advisorId || !clientId) throw needId();
	return serializeRelation(await addRelation(visit, advisorId, clientId));
}

export async function endRelation(visit: Visit, { id }: z.output<typeof RelationRef>) {
	await removeRelation(visit, id);
	return { id, deleted: true };
}

/** Ends the relations that a user's lost access leaves behind; asked again it finds none. */
export async function endRelationsAfterAccess(visit: Visit, { userId, userRole }: z.output<typeof LostAccess>) {
	if (!userId) throw needId();
	return { user_id: userId, user_role: userRole, deleted: await endLeftBehind(visit, userId, userRole) };
}
