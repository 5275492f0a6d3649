import { desc, eq, lt } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { addDays, today } from "#app/platform/clock";
import { LOOKS_KEPT_DAYS } from "#app/platform/limits";
import { logFailure } from "#app/platform/log.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { Participant } from "#app/platform/tenant/participant.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { participantLooks, people } from "#db/schema/directory";

/** Lines that the page shows. */
const SHOWN = 8;

/** Whoever has opened a client's page, on which day; a super-admin of the provider has no name in the tenant. */
export type Look = { id: string; name: string | null; day: string };

/** Who has opened the page of a client, the last first. */
export function readingLooks(visit: Visit, whom: Participant): PendingQuery<Look[]> {
	const { query, shape } = visit.rows.listingWith(
		participantLooks,
		{ reader: [people, participantLooks.readerId, NAMED] },
		{
			where: eq(participantLooks.clientId, whom.id),
			orderBy: [desc(participantLooks.lookedOn), desc(participantLooks.id)],
			limit: SHOWN,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row: { id, lookedOn: day }, reader }) => ({
				id,
				day,
				name: reader && nameOf(reader as never),
			})),
	};
}

/** Writes down that the visitor has opened the page, once a day, with what modules note of it; the page does not wait for it. */
export function noteLook(visit: Visit, whom: Participant, also: PendingWrite[]): void {
	const day = today(visit.tenant.timeZone, visit.now);
	const look = { clientId: whom.id, readerId: visit.user.id, lookedOn: day };
	const id = `${whom.id}:${visit.user.id}:${day}`;
	const noting = visit.rows.commit([visit.rows.addingMissing(participantLooks, { id, ...look }), ...also]);
	visit.context.waitUntil(noting.catch((error) => logFailure(visit.context, error)));
}

/** Forgets who has looked long ago. */
export async function sweepLooks(context: RequestContext): Promise<void> {
	const oldest = addDays(today("UTC", context.now), -LOOKS_KEPT_DAYS);
	await overTenants(context, (db) => db.delete(participantLooks).where(lt(participantLooks.lookedOn, oldest)));
}
