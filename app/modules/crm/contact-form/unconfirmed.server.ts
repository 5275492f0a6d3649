import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "#app/platform/limits";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants, rowsOfTenant } from "#app/platform/tenant/over-tenants.server";
import { contactForms, submissions } from "#db/schema/crm";

/** How long the link by which a sender confirms their address is waited for. */
const WAITED_FOR = 7 * DAY;
/** Messages that one run removes; the next hour goes on. */
const MOST = 500;

/** Removes for good what nobody has confirmed within a week: the address may be anybody's. */
export async function sweepUnconfirmed(context: RequestContext): Promise<void> {
	const over = and(
		eq(submissions.status, "unconfirmed"),
		lt(submissions.createdAt, context.now.getTime() - WAITED_FOR),
	);
	// Tenant by tenant, as the index begins with it: what is kept is not read.
	const ofTenants = sql`${submissions.tenantId} in (select ${contactForms.tenantId} from ${contactForms})`;
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: submissions.tenantId, id: submissions.id })
			.from(submissions)
			.where(and(ofTenants, over))
			.orderBy(asc(submissions.tenantId), asc(submissions.id))
			.limit(MOST),
	);
	const writer = { actorId: "unconfirmed", requestId: context.requestId, now: context.now };
	for (const tenantId of new Set(due.map((one) => one.tenantId))) {
		const ids = JSON.stringify(due.filter((one) => one.tenantId === tenantId).map(({ id }) => id));
		const rows = rowsOfTenant(context, tenantId, writer);
		// Only what is still unconfirmed: somebody may open the link at this moment.
		const still = and(over, sql`${submissions.id} in (select value from json_each(${ids}))`) as SQL;
		await rows.commit([rows.forgetting(submissions, still), rows.removingAll(submissions, still)]);
	}
}
