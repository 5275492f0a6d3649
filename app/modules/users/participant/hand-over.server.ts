import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { managesUsers, participantsOpenTo } from "#app/directory/participants.server";
import { handOverClient } from "#app/directory/relations.server";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import type { HandOverInput } from "./participant.schema";

/** People that are offered. */
const OFFERED = 200;

/** To whom the visitor may hand a client over, by name. */
export function readingHeirs(visit: Visit): PendingQuery<{ id: string; name: string }[]> {
	const { query, shape } = visit.rows.listing(people, {
		where: and(inArray(people.role, ["ADVISOR", "ADMIN"]), eq(people.isActive, true), ne(people.id, visit.user.id)),
		orderBy: [asc(people.sortName), asc(people.id)],
		limit: OFFERED,
	});
	return { query, shape: (found) => shape(found).map((person) => ({ id: person.id, name: nameOf(person) })) };
}

/**
 * Hands a client over: an advisor their own, whoever manages users those of the primary advisor. An advisor whose client it
 * was does not see the page any more.
 */
export async function handOver(visit: Visit, { person: id, advisor, note }: z.output<typeof HandOverInput>) {
	if (id === visit.user.id) throw notFound();
	const [isOpen, manages] = await Promise.all([participantsOpenTo(visit), managesUsers(visit)]);
	const { found, own } = await visit.rows.read({
		found: visit.rows.listing(people, { where: and(eq(people.id, id), isOpen), limit: 1 }),
		own: visit.rows.listing(advisorClients, { where: eq(advisorClients.clientId, id) }),
	});
	const [client] = found;
	if (!client) throw notFound();
	const left = own.find(({ advisorId }) => advisorId === visit.user.id) ?? own.find(({ isPrimary }) => isPrimary);
	await handOverClient(visit, { clientId: id, fromId: left?.advisorId, toId: advisor, note });
	const snackbar = { key: "participant:handOver.done", params: { name: nameOf(client) } };
	return done(manages ? { snackbar } : { snackbar, to: to.home() });
}
